import { romanize } from '@verstat/i18n'
import { describe, expect, test } from 'vitest'
import { inventPerson } from './people.ts'
import { createRandom } from './random.ts'

describe('people', () => {
  const people = Array.from({ length: 500 }, (_, i) => inventPerson(createRandom(1).fork(i)))

  test('the Latin name and the e-mail are the Ukrainian name romanised', () => {
    for (const person of people) {
      expect(person.latin.name).toBe(romanize(person.name))
      expect(person.latin.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/)
      expect(person.email).toMatch(/^[a-z]+\.[a-z]+@[a-z]+\.verstat\.test$/)
    }
  })

  test('the form of the surname agrees with the gender of the person', () => {
    const adjectives = people.filter(({ lastname }) => /(ий|ська)$/.test(lastname))
    expect(new Set(adjectives.map(({ gender }) => gender)).size).toBe(2)
    for (const { gender, lastname } of adjectives) expect(gender).toBe(lastname.endsWith('ий') ? 'm' : 'f')
  })

  test('phones are E.164 in an unused range', () => {
    for (const { phone } of people) {
      expect(phone).toMatch(/^\+[1-9][0-9]{6,14}$/)
      expect(phone).toMatch(/^\+38000\d{7}$/)
    }
  })

  test('the e-mail address has the given domain', () => {
    expect(inventPerson(createRandom(2), 'yasen').email).toMatch(/@yasen\.verstat\.test$/)
  })
})

describe('romanize', () => {
  test.each([
    ['Згурський Юрій', 'Zghurskyi Yurii'],
    ['Мар’яна Їжакевич', 'Mariana Yizhakevych'],
    ['Щербань, Євген', 'Shcherban, Yevhen'],
    ['ТОВ «Ґрунт-7»', 'TOV «Grunt-7»'],
  ])('%s is %s', (text, latin) => {
    expect(romanize(text)).toBe(latin)
  })
})
