import { describe, expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { compilePhrase, drawChoices, writePhrase } from './phrase.ts'

describe('phrase', () => {
  test('both languages use the same option', () => {
    const phrase = compilePhrase({ uk: 'Колір {синій|чорний}.', en: 'Colour {blue|black}.' })
    expect(writePhrase(phrase, 'uk', [1])).toBe('Колір чорний.')
    expect(writePhrase(phrase, 'en', [1])).toBe('Colour black.')
  })

  test('a range gives numbers in steps, followed by a noun if the range has one', () => {
    const phrase = compilePhrase({
      uk: '{1000-3000/1000} мм, {1-5:день|дні|днів}',
      en: '{1000-3000/1000} mm, {1-5:day|days}',
    })
    expect(phrase.sizes).toEqual([3, 5])
    expect(writePhrase(phrase, 'uk', [2, 0]).replaceAll('\u00a0', ' ')).toBe('3 000 мм, 1 день')
    expect(writePhrase(phrase, 'uk', [0, 4]).replaceAll('\u00a0', ' ')).toBe('1 000 мм, 5 днів')
    expect(writePhrase(phrase, 'en', [2, 0])).toBe('3,000 mm, 1 day')
  })

  test('texts with different choices in the two languages throw', () => {
    expect(() => compilePhrase({ uk: '{а|б}', en: '{a|b|c}' })).toThrow('The choices differ')
    expect(() => compilePhrase({ uk: '{а|б} {в|г}', en: '{a|b}' })).toThrow('The choices differ')
  })

  test('chosen options exist', () => {
    const phrase = compilePhrase({ uk: '{а|б|в} {1-4}', en: '{a|b|c} {1-4}' })
    const random = createRandom(1)
    for (let i = 0; i < 100; i++) {
      const [letter = -1, number = -1] = drawChoices(random, phrase)
      expect(letter).toBeLessThan(3)
      expect(number).toBeLessThan(4)
      expect(Math.min(letter, number)).toBeGreaterThanOrEqual(0)
    }
  })
})
