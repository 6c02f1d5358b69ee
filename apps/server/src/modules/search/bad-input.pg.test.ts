import { type ErrorBody, search, suggest } from '@verstat/contract'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { onTables } from '../../platform/db/on-tables.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../directory/directory.testing.ts'
import type { DirectoryTables } from '../directory/index.ts'

const { http, database } = await testSite({
  prepare: (db) => insertTestDictionaries(onTables<DirectoryTables>(db)),
})

beforeAll(async () => {
  await insertOrders(onTables<DirectoryTables>(database.db), [orderRow({ title_uk: 'Пошиття курток' })])
})

const CALLS = [search, suggest].map(({ path, output }) => ({ path, output }))
let networks = 0

async function ask(path: string, query: string) {
  networks += 1
  const address = `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
  const answer = await http.inject({ url: `${path}?query=${query}`, remoteAddress: address })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

/**
 * Returns the problem that was reported for the field. Returns undefined if the call succeeded and its answer matches
 * the schema.
 */
async function refusalOf({ path, output }: (typeof CALLS)[number], query: string) {
  const { status, body } = await ask(path, query)
  if (status === 200) {
    expect(output.safeParse(body).success, query).toBe(true)
    return undefined
  }
  const { data } = body as ErrorBody
  expect([status, data.code], query).toEqual([422, 'validation_failed'])
  return data.errors?.map((error) => `${error.path} ${error.code}`).join()
}

describe.each(CALLS)('$path', (call) => {
  test.each([
    ['nothing', ''],
    ['a letter', 'к'],
    ['spaces around a letter', '  к  '],
  ])('refuses %s as too short', async (_, query) => {
    expect(await refusalOf(call, encodeURIComponent(query))).toBe('query too_short')
  })

  test.each([101, 1_000, 10_000])('refuses %i characters as too long', async (length) => {
    for (const letter of ['к', 'q', "'", '(!', '😀'])
      expect(await refusalOf(call, encodeURIComponent(letter.repeat(length)))).toBe('query too_long')
  })

  test.each([
    ['only punctuation', '?!.,;:—…'],
    ['marks of a tsquery', "' | ! & ( ) :* <-> \\"],
    ['a tsquery', "'куртк':*A & !(b|c) <2> d"],
    ['SQL', "'; drop table orders; --"],
    ['more SQL', '" union select password from users -- \\'],
    ['patterns', '%_%\\%[a-z]*+?{9}(^$)'],
    ['emoji', '😀🏳️‍🌈👩‍🔧 куртки'],
    ['only emoji', '😀😀'],
    ['marks of direction', '\u202eитк\u202cурк\u200f\u2066'],
    ['only marks of direction', '\u202e\u202d\u200f\u200e'],
    ['control characters', '\u0001кур\u001bтки\u007f'],
    ['line breaks', 'куртки\r\nSet-Cookie: a=b'],
    ['fifty words', 'і '.repeat(50)],
    [
      'fifty other words',
      Array.from({ length: 50 }, (_, at) => String.fromCharCode(0x430 + (at % 32))).join(' '),
    ],
    ['what is not assigned', '\u{10ffff}\ufdd0\u0378'],
    ['accents without end', `к${'\u0301'.repeat(99)}`],
    ['letters that grow', 'ﬃ'.repeat(50) + 'ǰ'.repeat(50)],
    ['one word of a hundred letters', 'к'.repeat(100)],
    ['a hundred figures', '9'.repeat(100)],
    ['sizes without end', '1х'.repeat(50)],
  ])('answers %s', async (_, query) => {
    expect(await refusalOf(call, encodeURIComponent(query))).toBeUndefined()
  })

  test('rejects the null character, which the database cannot store', async () => {
    expect(await refusalOf(call, encodeURIComponent('кур\u0000тки'))).toBe('query unstorable_text')
  })

  // Encoded lone surrogates, invalid UTF-8, and invalid escapes.
  test.each([
    '%ED%A0%80%ED%A0%80',
    '%FF%FE%80',
    'ab%',
    'ab%4',
    '%u0041%u0042',
    'a+b',
    'ab&query=cd',
  ])('accepts %s', async (query) => {
    const refused = await refusalOf(call, query)
    if (refused !== undefined) expect(refused).toMatch(/^query /)
  })

  test('answers any text or reports a validation problem', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.string({ unit: fc.constantFrom(...'куртcoat\'"\\()|&!:*<>-’ 12х.,\u202e\u0301'), maxLength: 110 }),
    )
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const refused = await refusalOf(call, encodeURIComponent(query.toWellFormed()))
        if (refused !== undefined) expect(refused).toMatch(/^query (?:too_short|too_long|unstorable_text)$/)
      }),
      { numRuns: 40 },
    )
  })
})
