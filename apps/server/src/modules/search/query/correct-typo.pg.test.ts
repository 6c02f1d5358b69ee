import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { SearchTables } from '../search.tables.ts'
import { addToVocabulary } from '../vocabulary/vocabulary.repository.ts'
import { wordStems } from '../words/word-stems.ts'
import { correctTypo, nearestWords } from './correct-typo.ts'

const { db } = await testDatabase<SearchTables>()

/** Words with their frequencies. The list contains similar words that a typo could also mean. */
const USED = {
  uk: `пошиття 112 шиття 6 пошив 3 зварювання 64 зварний 9 заварювання 2 фрезерування 41 токарний 22 різання 38 різні 30
    лазерне 33 лиття 25 литво 3 деталі 119 деталь 40 детальні 2 столи 18 стілець 11 стелі 2 меблі 47 мебель 1 метал 60
    металевий 31 медалі 5 упаковка 20 пакування 14 друк 52 друг 1 дуб 12 куб 4 куртки 16 картки 8 круги 3 футболки 21
    шафа 14 шавка 1 кераміка 9 креслення 133 кріплення 17 скло 15 село 1 дерево 10 дерева 6 коробки 19 короби 5`,
  en: `sewing 88 sew 8 sewn 3 seeing 1 welding 45 wedding 2 wielding 1 milling 34 willing 2 filling 6 cutting 50 cotton 37
    button 7 furniture 30 garniture 1 printing 41 painting 15 pointing 1 steel 121 stele 1 still 4 wood 26 wool 9 leather 17
    weather 1 lather 1 packaging 33 packing 12 casting 25 coating 22 costing 2 forging 31 foraging 1 machining 40
    turning 28 tuning 1 bending 19 sending 7 batch 381 bath 4 match 3 moulds 14 molds 2 shelf 8 shell 3`,
}

const SLIPS = {
  'a letter left out': [
    ['sewng', 'sewing'],
    ['weldng', 'welding'],
    ['packging', 'packaging'],
    ['stel', 'steel'],
    ['зварюання', 'зварювання'],
    ['фрезерувння', 'фрезерування'],
    ['креслння', 'креслення'],
    ['мебі', 'меблі'],
  ],
  'two letters swapped': [
    ['sewign', 'sewing'],
    ['mliling', 'milling'],
    ['castnig', 'casting'],
    ['шфаа', 'шафа'],
    ['куртик', 'куртки'],
    ['футблоки', 'футболки'],
  ],
  'a letter too many': [
    ['weldinng', 'welding'],
    ['turrning', 'turning'],
    ['coatinf', 'coating'],
    ['різаання', 'різання'],
    ['лаазерне', 'лазерне'],
    ['друук', 'друк'],
  ],
  'the key beside': [
    ['wekding', 'welding'],
    ['prinying', 'printing'],
    ['bendung', 'bending'],
    ['зваоювання', 'зварювання'],
    ['лмття', 'лиття'],
    ['деьалі', 'деталі'],
  ],
  'a letter that sounds alike': [
    ['furnitura', 'furniture'],
    ['lether', 'leather'],
    ['machineng', 'machining'],
    ['пощиття', 'пошиття'],
    ['звариваня', 'зварювання'],
    ['кираміка', 'кераміка'],
    ['упоковка', 'упаковка'],
    ['токарній', 'токарний'],
  ],
  'two slips in a long word': [
    ['pakcagng', 'packaging'],
    ['фрзерваня', 'фрезерування'],
    ['furnitrue', 'furniture'],
    ['зварюваеня', 'зварювання'],
  ],
} as const

beforeAll(async () => {
  const words = [USED.uk, USED.en].flatMap((list) => list.match(/\S+ \d+/g) ?? [])
  const surfaces = words.map((entry) => {
    const [word = '', n] = entry.split(' ')
    return [word, { term: wordStems(word).stems[0] ?? word, spelling: word, n: Number(n) }] as const
  })
  await db
    .transaction()
    .execute((tx) => addToVocabulary(tx, { terms: new Map(), surfaces: new Map(surfaces) }))
})

const meant = async (...typed: string[]) => {
  const [best] = await correctTypo(
    db,
    typed.map((text, at) => ({ text, penalty: at * 0.3 })),
  )
  return best?.spelling ?? null
}

describe.each(Object.entries(SLIPS))('with %s', (_, slips) => {
  test.each(slips.filter(([, word]) => word !== null))('%s is corrected to %s', async (typed, word) => {
    expect(await meant(typed)).toBe(word)
  })
})

test('among equally similar words the more frequent one wins', async () => {
  expect(await meant('csting')).toBe('casting')
  expect(await meant('batxh')).toBe('batch')
  expect(await meant('дру')).toBe('друк')
})

test('words with the same first letter are preferred', () => {
  const known = (word: string, n: number) => ({ word, spelling: word, term: word, n })
  const words = [known('mould', 40), known('boult', 20)]
  expect(nearestWords([{ text: 'bould', penalty: 0 }], words).map(({ word }) => word)).toEqual([
    'boult',
    'mould',
  ])
})

test('a word in the typed alphabet is preferred to a transliterated one', async () => {
  expect(await meant('druc', 'друц')).toBe('друк')
  expect(await meant('woot', 'воот')).toBe('wood')
})

test('a word without similar words is not corrected', async () => {
  for (const typed of ['абвгдежз', 'qwzxcv', 'xy', 'щ']) expect(await meant(typed)).toBeNull()
})
