import { createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clip } from './clip.ts'
import { documentTitle } from './title.ts'

test('a long text is cut at a word and the cut is marked', () => {
  expect(clip('Пошиття курток, штанів і жилетів', 18)).toBe('Пошиття курток…')
  expect(clip('  два   слова ', 20)).toBe('два слова')
  expect(clip('надзвичайнодовгесловобезпробілів', 12)).toBe('надзвичайно…')
  expect(clip('Деталі — «тумби» та інше', 11)).toBe('Деталі…')
  expect(clip('Розробка й конструювання', 18)).toBe('Розробка…')
})

test('no text exceeds its limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.constantFrom(65, 160), (text, max) => {
      expect(clip(text, max).length).toBeLessThanOrEqual(max)
    }),
  )
})

test('the brand is part of a title only where it fits', () => {
  const t = createTranslator('uk', compileMessages('uk'))
  const site = { brand: 'Verstat' }
  expect(documentTitle(t, site, 'Замовлення')).toBe('Замовлення\u00a0— Verstat')
  const long = 'Пошиття робочих курток з логотипом замовника у Львівській області'
  expect(documentTitle(t, site, long)).toBe(long)
})
