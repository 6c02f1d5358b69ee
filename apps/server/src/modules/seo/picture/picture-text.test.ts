import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outlineText } from '../../../platform/documents/outline-text.ts'
import { wrapText } from './wrap-text.ts'

describe('the font of pictures', () => {
  test('covers both languages, their punctuation and currencies', () => {
    for (const character of 'АаҐґЄєІіЇїЩщ’ʼ«»„“–—…№₴€$°²³×·AZaz09%&/()') {
      expect(outlineText(character, 600, 40).width, character).toBeGreaterThan(0)
      expect(outlineText(character, 400, 40).width, character).toBeGreaterThan(0)
    }
  })

  test('a missing character is skipped and the rest is drawn', () => {
    expect(outlineText('Куртки 🧥', 400, 40).width).toBeCloseTo(outlineText('Куртки ', 400, 40).width, 1)
  })

  test('a decomposed letter is drawn as its composed form, and a loose mark is skipped', () => {
    expect(outlineText('i\u0308', 400, 40)).toEqual(outlineText('\u00ef', 400, 40))
    expect(outlineText('i\u0300', 600, 40)).toEqual(outlineText('\u00ec', 600, 40))
    expect(outlineText('\u0300ж\u0300', 600, 40)).toEqual(outlineText('ж', 600, 40))
  })

  test('an outline contains only numbers, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(outlineText(text, 600, 58, 72, 200.5).path).toMatch(/^[MLQCZ0-9 .-]*$/)
      }),
    )
    expect(outlineText('Замовлення на пошиття', 600, 50, 72, 200).path).not.toContain('NaN')
  })
})

describe('text in a box', () => {
  const box = { weight: 600, size: 50, width: 500, lines: 3 } as const
  const fits = (line: string) => outlineText(line, box.weight, box.size).width <= box.width

  test('wraps at spaces and marks cut text', () => {
    expect(wrapText('Пошиття робочих курток', box)).toEqual(['Пошиття робочих', 'курток'])
    const lines = wrapText('Пошиття робочих курток з логотипом замовника та світловідбивними смугами', box)
    expect(lines).toHaveLength(3)
    expect(lines.at(-1)).toMatch(/…$/)
  })

  test('never exceeds its box, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const lines = wrapText(text, box)
        expect(lines.length).toBeLessThanOrEqual(box.lines)
        for (const line of lines) if ([...line].length > 1) expect(fits(line)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
