import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeWord } from '../words/normalize-word.ts'
import { isStopWord } from '../words/stop-words.ts'
import { wordStems } from '../words/word-stems.ts'
import { bestExcerpt, highlight, wantedLexemes } from './highlight-text.ts'

const alternative = (words: string, isSynonym = false) => ({
  lexemes: words.split(' '),
  weight: 1,
  isSynonym,
  orders: 1,
  producers: 1,
})
const group = (...alternatives: readonly ReturnType<typeof alternative>[]) => ({
  alternatives,
  worth: 1,
  isOptional: false,
})
const wanted = wantedLexemes([group(alternative('стол')), group(alternative('дуб'))])

test('any form of a word is highlighted, with UTF-16 offsets', () => {
  const text = '🪑 Столи й столик із дуба'
  const { ranges } = highlight({ text, lang: 'uk' }, wanted)
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['Столи', 'дуба'])
})

test('the excerpt is plain text with the most words', () => {
  const filler = 'Пошиття одягу для готелів та ресторанів. '.repeat(10)
  const text = `Столи. ${filler}<b>Столи</b> з дуба для кав’ярні. ${filler}`
  const excerpt = bestExcerpt([{ text, lang: 'uk' }], wanted)
  expect(excerpt?.text).toContain('<b>Столи</b> з дуба')
  expect(excerpt?.ranges.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['Столи', 'дуба'])
  expect(excerpt?.text.length).toBeLessThan(200)
})

test('there is no excerpt without hits', () => {
  expect(bestExcerpt([{ text: 'Пошиття курток', lang: 'uk' }], wanted)).toBeNull()
})

test('synonyms are highlighted only without the typed word, and phrases only as a whole', () => {
  const sewing = wantedLexemes([
    group(alternative('пошит'), alternative('ател', true), alternative('швейн цех', true)),
  ])
  const marked = (text: string) =>
    highlight({ text, lang: 'uk' }, sewing).ranges.map(({ start, end }) => text.slice(start, end))
  expect(marked('Ательє в центрі: пошиття сукень, швейний цех')).toEqual(['пошиття'])
  expect(marked('Ательє та столярний цех')).toEqual(['Ательє'])
  expect(marked('Швейний цех «Голка», лакувальний цех')).toEqual(['Швейний', 'цех'])
})

test('a word is highlighted by each of its stems', () => {
  const letters = 'абвгдежзиіїйклмнопрстуфхцчшщьюяєabcdeimnorsty'
  // No word begins with a soft sign.
  const word = fc
    .string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 })
    .filter((each) => !each.startsWith('ь'))
  fc.assert(
    fc.property(word, (each) => {
      const text = normalizeWord(each)
      const { stems, root } = wordStems(text)
      for (const stem of [...stems, ...(root === null ? [] : [`~${root}`])]) {
        if (isStopWord(text)) continue
        const { ranges } = highlight({ text, lang: 'uk' }, wantedLexemes([group(alternative(stem))]))
        expect(ranges, `${text} has the stem ${stem}`).toEqual([{ start: 0, end: text.length }])
      }
    }),
    { numRuns: 500 },
  )
})
