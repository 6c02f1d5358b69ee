import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { fillOneOf, fillTemplate } from './fill-template.ts'

const random = createRandom(1)

describe('templates', () => {
  test('braces are replaced by facts and numbers from a range', () => {
    const text = fillTemplate('З {year} року, до {1000-3000:500} пар.', { year: '2011' }, random, 'uk')
    expect(text).toMatch(/^З 2011 року, до [123]\u00a0[05]00 пар\.$/)
  })

  test('the preposition before the town depends on the preceding vowel', () => {
    const facts = { cityIn: 'у Дніпрі', cityInAfterVowel: 'в Дніпрі' }
    expect(fillTemplate('Цех {cityIn}', facts, random, 'uk')).toBe('Цех у Дніпрі')
    expect(fillTemplate('Працюємо {cityIn}', facts, random, 'uk')).toBe('Працюємо в Дніпрі')
  })

  test('a text with an unknown fact is not used', () => {
    expect(fillTemplate('Від {moq}.', { moq: null }, random, 'uk')).toBeNull()
    expect(fillOneOf(['Від {moq}.', 'Будь-що.'], { moq: null }, random, 'uk')).toBe('Будь-що.')
    expect(fillOneOf(['Від {moq}.'], { moq: null }, random, 'uk')).toBeNull()
    expect(fillOneOf([], {}, random, 'uk')).toBeNull()
  })

  test('a text with an invalid fact name throws', () => {
    expect(() => fillTemplate('{colour}', {}, random, 'uk')).toThrow('colour')
  })
})
