import { expect, test } from 'vitest'
import { bestExcerpt, highlight } from './highlight-text.ts'

const wanted = new Map([
  ['стол', 0],
  ['дуб', 1],
])

test('words are marked in any of their forms, in UTF-16 code units', () => {
  const text = '🪑 Столи й столик із дуба'
  const { ranges } = highlight({ text, lang: 'uk' }, wanted)
  expect(ranges.map(({ start, end }) => text.slice(start, end))).toEqual(['Столи', 'дуба'])
})

test('an excerpt is the part with most of the words, and plain text', () => {
  const filler = 'Пошиття одягу для готелів та ресторанів. '.repeat(10)
  const text = `Столи. ${filler}<b>Столи</b> з дуба для кав’ярні. ${filler}`
  const excerpt = bestExcerpt([{ text, lang: 'uk' }], wanted)
  expect(excerpt?.text).toContain('<b>Столи</b> з дуба')
  expect(excerpt?.ranges.map(({ start, end }) => excerpt.text.slice(start, end))).toEqual(['Столи', 'дуба'])
  expect(excerpt?.text.length).toBeLessThan(200)
})

test('there is no excerpt where the words are not', () => {
  expect(bestExcerpt([{ text: 'Пошиття курток', lang: 'uk' }], wanted)).toBeNull()
})
