import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { fillOneOf, fillTemplate } from './fill-template.ts'

const random = createRandom(1)

describe('templates', () => {
  test('facts and numbers from a range take the place of braces', () => {
    const text = fillTemplate('З {year} року, до {1000-3000:500} пар.', { year: '2011' }, random, 'uk')
    expect(text).toMatch(/^З 2011 року, до [123]\u00a0[05]00 пар\.$/)
  })

  test('the place takes the preposition that suits the vowel before it', () => {
    const facts = { cityIn: 'у Дніпрі', cityInAfterVowel: 'в Дніпрі' }
    expect(fillTemplate('Цех {cityIn}', facts, random, 'uk')).toBe('Цех у Дніпрі')
    expect(fillTemplate('Працюємо {cityIn}', facts, random, 'uk')).toBe('Працюємо в Дніпрі')
  })

  test('a text about what is not known cannot be said', () => {
    expect(fillTemplate('Від {moq}.', { moq: null }, random, 'uk')).toBeNull()
    expect(fillOneOf(['Від {moq}.', 'Будь-що.'], { moq: null }, random, 'uk')).toBe('Будь-що.')
    expect(fillOneOf(['Від {moq}.'], { moq: null }, random, 'uk')).toBeNull()
    expect(fillOneOf([], {}, random, 'uk')).toBeNull()
  })

  test('a fact that nobody has is a fault of the text', () => {
    expect(() => fillTemplate('{colour}', {}, random, 'uk')).toThrow('colour')
  })
})
