import { listProducers as listRoute, Producer, ProducerList } from '@verstat/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { insertOwner, uploadRow } from '../../uploads/uploads.testing.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import { producerRow, testContext } from '../directory.testing.ts'
import type { DirectoryContext } from '../directory-context.ts'
import { getProducer } from './get-producer.ts'
import { listProducers } from './list-producers.ts'
import { relistProducers } from './relist-producers.ts'

const database = await testDatabase<DirectoryTables>()
const { db } = database
const NOW = new Date()
const DAY_MS = 86_400_000
const OWNER_ID = '0198c0de-0000-7000-8000-00000000beef'
let ctx: DirectoryContext

beforeAll(async () => {
  ctx = await testContext(database, () => NOW)
  await insertOwner(db, OWNER_ID)
})

async function insert(overrides: Parameters<typeof producerRow>[0] = {}) {
  const row = producerRow(overrides)
  await db.insertInto('producers').values(row).execute()
  await db
    .insertInto('producer_categories')
    .values([
      { producer_id: row.id, position: 1, root_id: 20, category_id: 22 },
      { producer_id: row.id, position: 0, root_id: 10, category_id: 12 },
    ])
    .execute()
  await relistProducers(db, [row.id], NOW)
  return row
}

describe('public access', () => {
  test.each(['published', 'paused'] as const)('%s: yes, by slug and by id', async (status) => {
    const row = await insert({ status })
    expect((await getProducer(ctx, { slug: row.slug })).status).toBe(status)
    expect((await getProducer(ctx, { slug: row.id })).slug).toBe(row.slug)
  })

  test.each([
    ['draft', 'not_found'],
    ['pending', 'not_found'],
    ['rejected', 'not_found'],
    ['blocked', 'not_found'],
    ['archived', 'gone'],
  ] as const)('%s: no', async (status, code) => {
    const row = await insert({ status })
    await expect(getProducer(ctx, { slug: row.slug })).rejects.toMatchObject({ code })
  })
})

const PRIVATE = {
  rnokpp: '1234567890',
  edrpou: '12345678',
  address: 'вул. Таємна, 5',
  latitude: 49.84,
  longitude: 24.03,
  employees: '11-50' as const,
  phones: ['+380501234567'],
  email: 'secret@example.com',
  owner_id: OWNER_ID,
}

test('responses contain nothing private and nothing outside the contract', async () => {
  const row = await insert(PRIVATE)
  const producer = await getProducer(ctx, { slug: row.slug })
  const list = await listProducers(ctx, listRoute.body.parse({}))
  const told = JSON.stringify([producer, list])
  for (const secret of ['1234567890', '12345678', 'Таємна', '49.84', '11-50', '50123', 'secret@', 'beef']) {
    expect(told).not.toContain(secret)
  }
  expect(Producer.parse(producer)).toEqual(producer)
  expect(ProducerList.parse(list)).toEqual(list)
})

test('address and number of employees appear if allowed, the company code while verified', async () => {
  const verified = {
    verified_at: NOW,
    verified_until: new Date(NOW.getTime() + DAY_MS),
    verification_source: 'register',
  } as const
  const row = await insert({ ...PRIVATE, show_address: true, show_employees: true, ...verified })
  expect(await getProducer(ctx, { slug: row.slug })).toMatchObject({
    address: 'вул. Таємна, 5',
    location: { lat: 49.84, lon: 24.03 },
    employees: '11-50',
    edrpou: '12345678',
    verification: { until: verified.verified_until.toISOString() },
  })
  const later = { ...ctx, now: () => verified.verified_until }
  expect(await getProducer(later, { slug: row.slug })).toMatchObject({ edrpou: null, verification: null })
})

test('a producer shows its categories in order, pictures by role, and all values', async () => {
  const row = await insert({
    moq_value: 20,
    moq_unit: 'pcs',
    lead_days_min: 5,
    lead_days_max: 14,
    service_region_ids: [2, 3],
    closed_until: '2026-12-31',
    equipment: JSON.stringify([{ name: 'Оверлок', model: null, count: 4, note: null }]),
    certificates: JSON.stringify([{ name: 'ISO 9001', number: '1', issuer: null, validUntil: '2027-01-01' }]),
  })
  const [logo, first, second] = [uploadRow(), uploadRow(), uploadRow()]
  await db.insertInto('uploads').values([logo, first, second]).execute()
  await db
    .insertInto('producer_images')
    .values([
      { producer_id: row.id, upload_id: second.id, role: 'gallery', position: 1 },
      { producer_id: row.id, upload_id: first.id, role: 'gallery', position: 0 },
      { producer_id: row.id, upload_id: logo.id, role: 'logo' },
    ])
    .execute()
  const producer = await getProducer(ctx, { slug: row.slug })
  expect(producer).toMatchObject({
    categoryIds: ['outerwear', 'milling'],
    serviceRegionIds: ['kyiv', 'ukraine'],
    moq: { value: 20, unit: 'pcs' },
    leadTimeDays: { min: 5, max: 14 },
    capacity: { acceptingFrom: null, closedUntil: '2026-12-31' },
    equipment: [{ name: 'Оверлок', model: null, count: 4, note: null }],
    certificates: [{ name: 'ISO 9001', number: '1', issuer: null, validUntil: '2027-01-01' }],
    logo: { id: logo.id },
    cover: null,
    gallery: [{ id: first.id }, { id: second.id }],
  })
  const { items } = await listProducers(ctx, listRoute.body.parse({ limit: 60 }))
  expect(items.find(({ id }) => id === row.id)).toMatchObject({
    logo: { id: logo.id },
    categoryIds: ['outerwear', 'milling'],
  })
})
