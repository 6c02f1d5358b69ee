import { expect, test } from 'vitest'
import { romanize } from './romanize.ts'

test.each([
  ['Стрий', 'Stryi'],
  ['Згурівка', 'Zghurivka'],
  ['Розгірче', 'Rozghirche'],
  ['Біла Церква', 'Bila Tserkva'],
  ['Кам’янець-Подільський', 'Kamianets-Podilskyi'],
  ['Єнакієве', 'Yenakiieve'],
  ['Їжакевичі', 'Yizhakevychi'],
  ['Йосипівка', 'Yosypivka'],
  ['Щербухи', 'Shcherbukhy'],
  ['Юрків', 'Yurkiv'],
  ['Ґонта', 'Gonta'],
  ['Lviv', 'Lviv'],
])('%s is written %s', (name, latin) => {
  expect(romanize(name)).toBe(latin)
})
