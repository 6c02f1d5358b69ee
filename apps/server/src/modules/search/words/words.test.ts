import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance, neighbourKeys } from './edit-distance.ts'
import { inLatinLayout, inUkrainianLayout } from './keyboard-layout.ts'
import { ukrainianReadings } from './latin-spelling.ts'
import { normalizeWord } from './normalize-word.ts'
import { splitText } from './split-text.ts'
import { wordStems } from './word-stems.ts'

describe('spellings are normalized', () => {
  test.each([
    ['дерев’яний', 'деревяний'],
    ["дерев'яний", 'деревяний'],
    ['деревʼяний', 'деревяний'],
    ['де́рево', 'дерево'],
    ['Ґудзик', 'гудзик'],
    ['йогурт', 'йогурт'],
    ['їжа', 'їжа'],
    ['ＣＮＣ', 'cnc'],
    ['стa\u00ADль', 'сталь'],
    ['футболкa', 'футболка'],
    ['М8', 'm8'],
    ['вышивка', 'вишивка'],
  ])('%s → %s', (typed, stored) => {
    expect(normalizeWord(typed)).toBe(stored)
  })
})

describe('forms of a word share a stem', () => {
  test.each([
    'стіл стола столу столом столи столів столами',
    'дошка дошки дошок дошками дошці',
    'вікно вікна вікон',
    'двері дверей дверима',
    'куртка курток курткам',
    'папір паперу папером',
    'сталь сталі сталлю',
    'килим килима килимів',
    'альбом альбому альбомів',
    'кухня кухні кухонь',
    'пакет пакети пакетів',
    'лінія лінії ліній',
    'халат халати халатів',
    'металевий металева металеві металевих металевого',
    'нержавіюча нержавіючої нержавіючих',
    'фабрика фабриці фабрик',
    'пошиття пошиттям пошити',
    'box boxes',
    'knife knives',
    'cutting cut cuts',
    'printed printing prints',
  ])('%s', (forms) => {
    const [first = '', ...others] = forms.split(' ')
    const stems = new Set(wordStems(first).stems)
    for (const other of others) expect(wordStems(other).stems.some((stem) => stems.has(stem))).toBe(true)
  })

  test.each([
    ['зварювання', 'зварний'],
    ['лазерний', 'лазер'],
    ['фрезерування', 'фрезерний'],
    ['металевий', 'метал'],
  ])('%s and %s share a root', (one, other) => {
    const madeFrom = (word: string) => wordStems(word).root ?? wordStems(word).stems[0]
    expect(madeFrom(one)).toBe(madeFrom(other))
  })
})

test('the keyboard layout is converted both ways', () => {
  expect(inUkrainianLayout('idtqrf')).toBe('швейка')
  expect(inUkrainianLayout(',jknb')).toBe('болти')
  expect(inLatinLayout('ьшддштп')).toBe('milling')
})

test.each([
  ['shvejka', 'швейка'],
  ['shveika', 'швейка'],
  ['mebli', 'меблі'],
  ['vyhotovlennia', 'виготовлення'],
  ['khimiya', 'хімія'],
])('%s may be %s', (latin, ukrainian) => {
  expect(ukrainianReadings(latin)).toContain(ukrainian)
})

describe('sizes, quantities and codes are normalized', () => {
  const pieces = (text: string) => splitText(text).map(({ text: piece, unit }) => piece + (unit ?? ''))
  test.each([
    ['40х40', ['40x40']],
    ['40 × 40', ['40x40']],
    ['40*40*2', ['40x40x2']],
    ['40 на 40', ['40x40']],
    ['500 шт', ['500pcs']],
    ['500шт.', ['500pcs']],
    ['1 200 кг', ['1200kg']],
    ['2,5 мм', ['2.5mm']],
    ['3D-друк', ['3d', 'друк']],
    ['AISI 304', ['aisi', '304']],
  ])('%s', (text, expected) => {
    expect(pieces(text)).toEqual(expected)
  })

  test('token offsets are correct for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        let before = 0
        for (const { start, end, text: piece } of splitText(text)) {
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(piece).not.toBe('')
          before = end
        }
      }),
    )
  })
})

describe('mistyped words', () => {
  test.each([
    ['шфа', 'шафа', 1],
    ['футблока', 'футболка', 1],
    ['фрзерування', 'фрезерування', 1],
    ['зваррка', 'зварка', 1],
    ['лазур', 'стіл', 3],
  ])('the distance of %s and %s', (typed, meant, edits) => {
    expect(editDistance(typed, meant, 2)).toBe(edits)
  })

  test('a word and its typos share a neighbour key', () => {
    const letter = fc.constantFrom(...'абвгд')
    const slip = fc.record({ at: fc.nat(30), letter, kind: fc.constantFrom('add', 'drop', 'change', 'swap') })
    const word = fc.array(letter, { minLength: 7, maxLength: 14 })
    fc.assert(
      fc.property(word, fc.array(slip, { maxLength: 2 }), (letters, slips) => {
        const typed = slips.reduce((text, { at: place, letter: other, kind }) => {
          const at = place % text.length
          const [head, own, next] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
          if (kind === 'add') return [...head, other, own, ...next]
          if (kind === 'drop') return [...head, ...next]
          if (kind === 'change') return [...head, other, ...next]
          return [...head, ...next.slice(0, 1), own, ...next.slice(1)]
        }, letters)
        const keys = new Set(neighbourKeys(letters.join(''), 2))
        expect(neighbourKeys(typed.join(''), 2).some((key) => keys.has(key))).toBe(true)
      }),
    )
  })
})
