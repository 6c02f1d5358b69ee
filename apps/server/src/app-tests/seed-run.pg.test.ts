import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../database.ts'
import { clearDemo } from '../demo/clear-demo.ts'
import { storeDemo } from '../demo/store-demo.ts'
import { bulkLoad, counterDifferences, foldCounters, loadDictionaries } from '../modules/directory/index.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import { type FirstStart, seedFirstStart } from '../seed-run.ts'

const { db } = await testDatabase<Database>()
const size = { orders: 12, producers: 6 }
// Drawing the demo images is slow, and the first test draws them twice.
vi.setConfig({ testTimeout: 120_000 })
let dataDir: string
let firstStart: FirstStart

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verstat-seed-'))
  firstStart = { db, dataDir, fill: 'demo', now: new Date(), announce: () => {}, size }
})
afterAll(() => rm(dataDir, { recursive: true }))

async function counts() {
  const { rows } = await sql<{ orders: number; producers: number }>`
    select (select count(*)::int from orders) as orders, (select count(*)::int from producers) as producers`.execute(
    db,
  )
  return rows[0]
}

test('a first start that fails halfway leaves nothing, and the next one fills the directory', async () => {
  await sql`alter table producers rename column materials to elsewhere`.execute(db)
  await expect(seedFirstStart(firstStart)).rejects.toThrow()
  await sql`alter table producers rename column elsewhere to materials`.execute(db)
  expect(await counts()).toEqual({ orders: 0, producers: 0 })
  expect(await seedFirstStart(firstStart)).toBe(true)
  expect(await counts()).toEqual(size)
})

test('demo data is counted correctly, and every image has its files', async () => {
  await foldCounters(db)
  expect(await counterDifferences(db)).toEqual([])
  const uploads = await db.selectFrom('uploads').select(['id', 'kind', 'widths']).execute()
  expect(uploads.length).toBeGreaterThan(12)
  for (const { id, kind, widths } of uploads) {
    const wanted = kind === 'file' ? ['file'] : widths.flatMap((width) => [`${width}.avif`, `${width}.webp`])
    expect((await readdir(join(dataDir, 'media', id))).toSorted()).toEqual(wanted.toSorted())
  }
})

test('a later start fills nothing', async () => {
  expect(await seedFirstStart(firstStart)).toBe(false)
  expect(await counts()).toEqual(size)
})

test('bulk data for measuring is counted correctly', async () => {
  const dictionaries = await loadDictionaries(db)
  const plan = { orders: 300, producers: 100, seed: 7, now: new Date(), mediaFolder: null, dictionaries }
  await db.transaction().execute((tx) => bulkLoad(tx, () => storeDemo(tx, { ...plan, report: () => {} })))
  expect(await counterDifferences(db)).toEqual([])
  expect(await counts()).toEqual({ orders: size.orders + 300, producers: size.producers + 100 })
})

test('removed demo data is gone with its files and does not return', async () => {
  const removed = await clearDemo(db, join(dataDir, 'media'), () => {})
  expect(removed).toEqual({ orders: size.orders + 300, producers: size.producers + 100 })
  expect(await readdir(join(dataDir, 'media'))).toEqual([])
  expect(await seedFirstStart(firstStart)).toBe(false)
  expect(await counts()).toEqual({ orders: 0, producers: 0 })
  await foldCounters(db)
  expect(await counterDifferences(db)).toEqual([])
})
