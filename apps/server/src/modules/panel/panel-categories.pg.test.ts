import {
  createCategory,
  editCategory,
  listCategories,
  listOrders,
  listPanelCategories,
  listProducers,
  mergeCategory,
  placeCategory,
} from '@verstat/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../directory/directory.testing.ts'
import { counterDifferences, foldCounters, relistProducers, storeDictionaries } from '../directory/index.ts'
import { newStaff } from './panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const { db } = database
const { token } = await newStaff(site, 'admin')
const words = (text: string) => ({ uk: `${text} укр`, en: text })
const NEW = {
  name: words('New'),
  heading: { orders: words('Orders'), producers: words('Producers') },
  description: words('About it'),
  icon: 'scissors',
  types: ['production' as const],
  fields: [],
}

async function totals(categorySlug: string) {
  await foldCounters(db)
  expect(await counterDifferences(db)).toEqual([])
  const orders = await call(listOrders, { categorySlug })
  const producers = await call(listProducers, { categorySlug })
  return { orders: orders.total, producers: producers.total }
}

async function slugs(parentId: string | null = null) {
  const all = await call(listCategories, { counts: 'none' })
  return all.filter((category) => category.parentId === parentId).map(({ slug }) => slug)
}

beforeAll(async () => {
  await insertOrders(db, [
    orderRow({ root_id: 10, category_id: 11 }),
    orderRow({ root_id: 10, category_id: 11, status: 'draft' }),
    orderRow({ root_id: 20, category_id: 21 }),
  ])
  const producers = [producerRow(), producerRow(), producerRow()]
  await db.insertInto('producers').values(producers).execute()
  const [both, sewing, third] = producers.map(({ id }) => id) as [string, string, string]
  await db
    .insertInto('producer_categories')
    .values([
      { producer_id: both, position: 0, root_id: 10, category_id: 11 },
      { producer_id: both, position: 1, root_id: 20, category_id: 22 },
      { producer_id: both, position: 2, root_id: 20, category_id: 21 },
      { producer_id: sewing, position: 0, root_id: 10, category_id: 11 },
      { producer_id: third, position: 0, root_id: 20, category_id: 21 },
    ])
    .execute()
  await relistProducers(db, [both, sewing, third], new Date())
})

test('a root counts the listings of its leaves, a producer in two of them once', async () => {
  const roots = (await call(listPanelCategories, {}, { token })).filter(({ parentId }) => parentId === null)
  expect(roots.slice(0, 2).map(({ counts }) => counts)).toEqual([
    { orders: 2, producers: 2 },
    { orders: 1, producers: 2 },
  ])
})

describe('a category', () => {
  test('is created with its own fields and edited, and its slug is unique', async () => {
    const made = await call(createCategory, { ...NEW, slug: 'knits', parentId: 'sewing' }, { token })
    expect(made).toMatchObject({ id: 'knits', parentId: 'sewing', counts: { orders: 0, producers: 0 } })
    expect(await slugs('sewing')).toEqual(['workwear', 'outerwear', 'knits'])
    const fields = [
      {
        key: 'yarn',
        kind: 'enum' as const,
        label: words('Yarn'),
        options: [{ value: 'wool', label: words('Wool') }],
        required: false,
        filter: true,
      },
    ]
    const edited = await call(
      editCategory,
      { id: 'knits', version: made.version, fields, name: words('Knits') },
      { token },
    )
    expect(edited).toMatchObject({ name: words('Knits'), fields, version: made.version + 1 })
    const stale = { id: 'knits', version: made.version, name: words('Other') }
    expect((await refusal(editCategory, stale, { token })).code).toBe('stale')
    const taken = { ...NEW, slug: 'workwear', parentId: null }
    expect((await refusal(createCategory, taken, { token })).code).toBe('conflict')
    const rootless = { ...NEW, slug: 'rootless', parentId: '0'.repeat(75) }
    expect((await refusal(createCategory, rootless, { token })).code).toBe('not_found')
    const wrong = { id: 'knits', fields: [{ ...fields[0], options: [] }, fields[0]] }
    expect((await refusal(editCategory, wrong as never, { token })).fields).toEqual({
      'fields.0.options': 'required',
      fields: 'invalid_value',
    })
  })

  test('keeps its position after a restart', async () => {
    await call(placeCategory, { id: 'knits', before: 'workwear' }, { token })
    expect(await slugs('sewing')).toEqual(['knits', 'workwear', 'outerwear'])
    await call(placeCategory, { id: 'knits', before: null }, { token })
    expect(await slugs('sewing')).toEqual(['workwear', 'outerwear', 'knits'])
    expect((await refusal(placeCategory, { id: 'knits', before: 'turning' }, { token })).code).toBe(
      'conflict',
    )
  })

  test('moved to another root keeps its listings, and counters stay exact', async () => {
    expect(await totals('sewing')).toEqual({ orders: 1, producers: 2 })
    await call(editCategory, { id: 'workwear', parentId: 'metalwork' }, { token })
    expect(await totals('sewing')).toEqual({ orders: 0, producers: 0 })
    expect(await totals('metalwork')).toEqual({ orders: 2, producers: 3 })
    expect(await slugs('metalwork')).toContain('workwear')
    await call(editCategory, { id: 'workwear', parentId: 'sewing' }, { token })
    expect(await totals('sewing')).toEqual({ orders: 1, producers: 2 })
    const root = { id: 'sewing', parentId: 'metalwork' }
    expect((await refusal(editCategory, root, { token })).code).toBe('conflict')
  })
})

describe('merging', () => {
  test('a leaf moves orders of any status and producers once each, and counters stay exact', async () => {
    expect(await call(mergeCategory, { id: 'workwear', into: 'turning' }, { token })).toEqual({
      orders: 2,
      producers: 2,
    })
    expect(await totals('turning')).toEqual({ orders: 2, producers: 3 })
    expect(await totals('sewing')).toEqual({ orders: 0, producers: 0 })
    const { rows } = await database.pool.query(
      `select array_agg(category_id order by position) as categories from producer_categories
       group by producer_id order by count(*) desc limit 1`,
    )
    // The main category stays first in the list.
    expect(rows[0].categories).toEqual([21, 22])
  })

  test('redirects the old slug, through a second merge and a restart', async () => {
    expect(await totals('workwear')).toEqual({ orders: 2, producers: 3 })
    await call(mergeCategory, { id: 'turning', into: 'milling' }, { token })
    expect(await totals('workwear')).toEqual(await totals('milling'))
    const all = await call(listCategories, { counts: 'none' })
    expect(all.find(({ slug }) => slug === 'milling')?.formerSlugs?.toSorted()).toEqual([
      'turning',
      'workwear',
    ])
    expect(all.map(({ slug }) => slug)).not.toContain('workwear')
    const again = { code: 'workwear', name: words('Back'), orders: words('B'), producers: words('B') }
    await storeDictionaries(db, undefined, [
      { ...again, key: 11, parent: null, types: [], description: words('B'), icon: '', fields: [] },
    ])
    expect((await call(listPanelCategories, {}, { token })).map(({ id }) => id)).not.toContain('workwear')
    expect(
      (await refusal(createCategory, { ...NEW, slug: 'workwear', parentId: null }, { token })).code,
    ).toBe('conflict')
  })

  test('a root moves its leaves to the other root', async () => {
    await call(mergeCategory, { id: 'sewing', into: 'metalwork' }, { token })
    expect(await slugs()).toEqual(['metalwork'])
    expect(await slugs('metalwork')).toEqual(['outerwear', 'milling', 'knits'])
    expect(await totals('sewing')).toEqual({ orders: 2, producers: 3 })
  })

  test('is rejected for a leaf with a root, and with itself', async () => {
    for (const into of ['metalwork', 'outerwear']) {
      expect((await refusal(mergeCategory, { id: 'outerwear', into }, { token })).code).toBe('conflict')
    }
  })
})
