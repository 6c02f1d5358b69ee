import { listProducers as route } from '@verstat/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import {
  itemAt,
  producerRow,
  TEST_LEAVES,
  TEST_REGIONS,
  TEST_ROOTS,
  testContext,
} from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { counterDifferences, foldCounters } from '../listing/paging/maintain-counters.ts'
import { readPage } from '../listing/paging/read-page.ts'
import { sweepExpired } from '../listing/paging/sweep-expired.ts'
import { listProducers } from './list-producers.ts'
import { producerSegments } from './producer-filter.ts'
import { PRODUCER_LIST } from './producer-list.ts'
import { relistProducers } from './relist-producers.ts'

const database = await testDatabase<DirectoryTables>()
const { db } = database
const NOW = new Date()
const DAY_MS = 86_400_000
const DESCRIPTION = 'Whatever is written here is long enough to be stored as a description.'

type Made = ReturnType<typeof producerRow> & { readonly leaves: readonly (typeof TEST_LEAVES)[number][] }

let ctx: DirectoryContext
let made: Made[]

beforeAll(async () => {
  ctx = await testContext(database, () => NOW)
  made = Array.from({ length: 1_500 }, (_, index) => varied(index))
  await insert(made.slice(0, 1_000))
  await foldCounters(db)
  await insert(made.slice(1_000))
})

async function insert(list: readonly Made[]) {
  await db
    .insertInto('producers')
    .values(list.map(({ leaves: _, ...row }) => row))
    .execute()
  await db
    .insertInto('producer_categories')
    .values(
      list.flatMap(({ id, leaves }) =>
        leaves.map(({ key, rootKey }, position) => ({
          producer_id: id,
          position,
          root_id: rootKey,
          category_id: key,
        })),
      ),
    )
    .execute()
  await relistProducers(
    db,
    list.map(({ id }) => id),
    NOW,
  )
}

function varied(index: number): Made {
  const verified = index % 6 === 0
  const first = itemAt(TEST_LEAVES, index % 3 === 0 ? 2 : 0)
  const second = itemAt(TEST_LEAVES, index + 1)
  return {
    ...producerRow({
      name: `${'яґбєіЇЖ'[index % 7]}${'ан«Zo9’'[index % 5]} майстерня ${index % 40}`,
      region_id: TEST_REGIONS[index % 4 === 0 ? 1 : 0]?.key ?? 1,
      status: index % 17 === 0 ? 'paused' : 'published',
      completeness: index % 3 === 0 ? 80 : index % 101,
      fresh_at: new Date(NOW.getTime() - (index % 400) * DAY_MS),
      published_at: new Date(NOW.getTime() - ((index * 7) % 300) * DAY_MS),
      verified_at: verified ? NOW : null,
      description_uk: index % 3 === 0 ? null : DESCRIPTION,
      description_en: index % 3 === 1 ? null : DESCRIPTION,
      verification_source: verified ? ('register' as const) : null,
      // Some verifications have lapsed, and some lapse tomorrow.
      verified_until: verified ? new Date(NOW.getTime() + ((index % 4) - 0.5) * DAY_MS) : null,
      accepts_tolling: index % 4 < 2,
      accepts_small_batch: index % 5 < 2,
    }),
    leaves: first === second ? [first] : [first, second],
  }
}

type Input = Partial<Parameters<typeof route.body.parse>[0] & object> & {
  readonly regionSlug?: string | undefined
  readonly categorySlug?: string | undefined
  readonly sort?: 'rank' | 'newest' | 'name'
  readonly verified?: boolean | undefined
  readonly acceptsTolling?: boolean | undefined
  readonly acceptsSmallBatch?: boolean | undefined
  readonly language?: 'uk' | 'en' | undefined
}

/** A naive model of the list of producers. Returns all ids in the order of the list. */
function expectedIds(input: Input, now: Date): string[] {
  const region = TEST_REGIONS.find(({ slug }) => slug === input.regionSlug)
  const isVerified = (row: Made) => Number(row.verified_until ?? 0) > now.getTime()
  const inCategory = ({ leaves }: Made) =>
    input.categorySlug === undefined ||
    leaves.some(({ slug, rootSlug }) => slug === input.categorySlug || rootSlug === input.categorySlug)
  const is = (wanted: boolean | undefined, value: boolean | null | undefined) =>
    wanted === undefined || wanted === value
  const down = (a: number, b: number) => b - a
  const day = (row: Made) => Math.floor(Number(row.fresh_at) / DAY_MS)
  const byId = (a: Made, b: Made) => (a.id < b.id ? 1 : -1)
  const compare = {
    rank: (a: Made, b: Made) =>
      down(Number(isVerified(a)), Number(isVerified(b))) ||
      down(a.completeness ?? 0, b.completeness ?? 0) ||
      down(day(a), day(b)) ||
      byId(a, b),
    newest: (a: Made, b: Made) => down(Number(a.published_at), Number(b.published_at)) || byId(a, b),
    name: (a: Made, b: Made) => compareNames(a.name, b.name) || -byId(a, b),
  }[input.sort ?? 'rank']
  return made
    .filter(
      (row) =>
        row.status === 'published' &&
        (!region || row.region_id === region.key) &&
        inCategory(row) &&
        is(input.verified, isVerified(row)) &&
        is(input.acceptsTolling, row.accepts_tolling) &&
        is(input.acceptsSmallBatch, row.accepts_small_batch) &&
        (input.language === undefined || row[`description_${input.language}`] !== null),
    )
    .toSorted(compare)
    .map(({ id }) => id)
}

/**
 * Compares names as the database does: Ukrainian letters come before Latin letters, each alphabetically. Quotes and
 * apostrophes are ignored.
 */
function compareNames(a: string, b: string): number {
  const order = ' 0123456789абвгґдеєжзиіїйклмнопрстуфхцчшщьюяabcdefghijklmnopqrstuvwxyz'
  const ranks = (name: string) =>
    [...name.toLowerCase().replaceAll(/[«»’]/g, '')].map((letter) => order.indexOf(letter))
  const [left, right] = [ranks(a), ranks(b)]
  const differing = left.findIndex((rank, i) => rank !== right[i])
  if (differing < 0) return left.length - right.length
  return (left[differing] ?? 0) - (right[differing] ?? -1)
}

const FORMS = [undefined, 'lvivska'].flatMap((regionSlug) =>
  [undefined, 'sewing', 'workwear'].map((categorySlug) => ({ regionSlug, categorySlug })),
)

async function walk(input: Input, limit: number) {
  const region = ctx.dictionaries.regionBySlug(input.regionSlug ?? '')
  const category = ctx.dictionaries.categoryBySlug(input.categorySlug ?? '')
  const segments = producerSegments({ ...(region ? { region } : {}), ...(category ? { category } : {}) })
  const ids: string[] = []
  const totals = new Set<number>()
  for (let offset = 0; ; offset += limit) {
    const page = await readPage(database.pool, PRODUCER_LIST, segments, { offset, limit, now: NOW })
    totals.add(page.total)
    ids.push(...page.ids)
    if (page.ids.length < limit) return { ids, totals: [...totals] }
  }
}

const TOMORROW = new Date(NOW.getTime() + DAY_MS)

describe.each([
  { state: 'with deltas pending', now: NOW, prepare: async () => {} },
  { state: 'after the fold', now: NOW, prepare: () => foldCounters(db) },
  { state: 'after verifications lapsed', now: TOMORROW, prepare: () => sweepExpired(db, TOMORROW) },
])('$state', ({ now, prepare }) => {
  beforeAll(prepare)

  test.for(
    FORMS.map((form) => ({ form, name: Object.values(form).filter(Boolean).join(' + ') || 'everything' })),
  )('every page of $name together gives each producer once, in order, and the exact total', async ({
    form,
  }) => {
    const expected = expectedIds(form, now)
    expect(expected.length).toBeGreaterThan(300)
    for (const limit of [7, 24, 60]) {
      const { ids, totals } = await walk(form, limit)
      expect(totals).toEqual([expected.length])
      expect(ids).toEqual(expected)
    }
  })

  test('no counter differs from a fresh count', async () => {
    expect(await counterDifferences(db)).toEqual([])
  })
})

test('any filter, sort, page and limit matches the model', async () => {
  const later = { ...ctx, now: () => TOMORROW }
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
  const slugs = (list: readonly { readonly slug: string }[]) =>
    fc.constantFrom(...list.map(({ slug }) => slug))
  const anyInput = fc.record({
    regionSlug: optional(slugs(TEST_REGIONS)),
    categorySlug: optional(fc.oneof(slugs(TEST_ROOTS), slugs(TEST_LEAVES))),
    sort: fc.constantFrom('rank' as const, 'newest' as const, 'name' as const),
    verified: fc.constantFrom(undefined, undefined, true, false),
    acceptsTolling: fc.constantFrom(undefined, undefined, true, false),
    acceptsSmallBatch: fc.constantFrom(undefined, undefined, true, false),
    language: optional(fc.constantFrom('uk' as const, 'en' as const)),
    page: fc.integer({ min: 1, max: 40 }),
    limit: fc.integer({ min: 1, max: 60 }),
  })
  await fc.assert(
    fc.asyncProperty(anyInput, async (input) => {
      const expected = expectedIds(input, TOMORROW)
      const first = (input.page - 1) * input.limit
      const page = await listProducers(later, route.body.parse(input))
      expect(page.items.map(({ id }) => id)).toEqual(expected.slice(first, first + input.limit))
      expect(page).toMatchObject({ total: expected.length, totalExact: true })
    }),
    { numRuns: 120 },
  )
})

test('each facet ignores its own filter', async () => {
  for (const { regionSlug, categorySlug } of FORMS) {
    const { facets } = await listProducers(ctx, route.body.parse({ regionSlug, categorySlug, facets: true }))
    const count = (input: Input) => expectedIds(input, NOW).length
    const present = <T extends { count: number }>(entries: readonly T[]) =>
      entries.filter((entry) => entry.count > 0)
    expect(facets?.regions).toEqual(
      present(
        TEST_REGIONS.map(({ slug }) => ({ value: slug, count: count({ regionSlug: slug, categorySlug }) })),
      ),
    )
    const shown = TEST_ROOTS.flatMap((root) => [
      root.slug,
      ...(categorySlug && root.slug === 'sewing' ? root.leaves.map(({ slug }) => slug) : []),
    ])
    expect(facets?.categories).toEqual(
      present(shown.map((slug) => ({ value: slug, count: count({ regionSlug, categorySlug: slug }) }))),
    )
  }
})

test('a paused producer leaves every list, and an edited one moves to its new categories and region', async () => {
  const [subject] = made.filter(({ status }) => status === 'published')
  if (!subject) throw new Error('no producer')
  const lists = async () => {
    const { rows } = await sql<{ category_id: number; region_id: number }>`
      select category_id, region_id from producer_listings where producer_id = ${subject.id} order by 1`.execute(
      db,
    )
    return rows.map((row) => `${row.category_id}/${row.region_id}`)
  }
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('producer_categories').where('producer_id', '=', subject.id).execute()
    await tx
      .insertInto('producer_categories')
      .values({ producer_id: subject.id, position: 0, root_id: 20, category_id: 22 })
      .execute()
    await tx.updateTable('producers').set({ region_id: 3 }).where('id', '=', subject.id).execute()
    await relistProducers(tx, [subject.id], NOW)
  })
  expect(await lists()).toEqual(['0/3', '20/3', '22/3'])
  await db.updateTable('producers').set({ status: 'paused' }).where('id', '=', subject.id).execute()
  await relistProducers(db, [subject.id], NOW)
  expect(await lists()).toEqual([])
  expect(await counterDifferences(db)).toEqual([])
})
