import { expect, test } from 'vitest'
import { baseForms } from './diminutives.ts'

test.each([
  ['фартушк', 'фартух'],
  ['тепличк', 'теплиц'],
  ['баночк', 'банк'],
  ['диванчик', 'диван'],
  ['столик', 'стол'],
  ['щиток', 'щит'],
])('the diminutive «%s» may come from «%s»', (diminutive, base) => {
  expect(baseForms(diminutive)).toContain(base)
})

test('other words and very short stems have no base forms', () => {
  expect(baseForms('куртк')).toEqual([])
  expect(baseForms('бок')).toEqual([])
})
