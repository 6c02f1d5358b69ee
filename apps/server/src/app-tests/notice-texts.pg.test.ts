import { randomUUID } from 'node:crypto'
import { listNotices, NOTICE_TYPES, type Notice } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../test-site.testing.ts'
import { NOTICE_SAMPLES } from './notice-samples.testing.ts'

const site = await testSite()
const { call, newUser, database, clock } = site
const told: { uk: Notice[]; en: Notice[] } = { uk: [], en: [] }

beforeAll(async () => {
  const { user, token } = await newUser()
  const rows = NOTICE_TYPES.flatMap((type) =>
    NOTICE_SAMPLES[type].map((data) => ({
      id: randomUUID(),
      user_id: user.id,
      type,
      ref_kind: type.startsWith('payment.') ? 'transaction' : 'order',
      ref_id: randomUUID(),
      person_id: user.id,
      data: JSON.stringify(data),
      created_at: clock.now,
    })),
  )
  await database.db.insertInto('notices').values(rows).execute()
  for (const language of ['uk', 'en'] as const) {
    told[language] = (await call(listNotices, { limit: 100 }, { token, language })).items
  }
})

test('every type of notice can be read', () => {
  expect(new Set(told.uk.map(({ type }) => type))).toEqual(new Set(NOTICE_TYPES))
})

test.each([
  'uk',
  'en',
] as const)('every notice in %s is one clear text of its own, without a price', (language) => {
  const texts = told[language].map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const text of texts) {
    // A missing message is printed as `…`, and a broken one shows its braces or key.
    expect(text).toMatch(/^\P{Ll}.{15,220}[.\p{L}]$/u)
    expect(text).not.toMatch(/[{}…]|undefined|null|notices\.\w|mail\.\w|₴|грн|UAH/)
  }
  // The names of people and of the ways to pay have no translation.
  const foreign = language === 'uk' ? /\b(?:the|and|of|is|your)\b/ : /[а-яґєії]/i
  const own = texts.map((text) => text.replaceAll(/Олена Ґудзь/g, ''))
  expect(own.filter((text) => foreign.test(text))).toEqual([])
})

test('every notice leads to a page of this site, the same in both languages', () => {
  for (const { href } of told.uk)
    expect(href).toMatch(/^\/(?:orders|producers|user|payment|panel|feedback)\b[\w/?=&#-]*$/)
  const hrefs = (items: Notice[]) => items.map(({ id, href }) => [id, href])
  expect(hrefs(told.en)).toEqual(hrefs(told.uk))
})
