import * as contract from '@verstat/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchScans } from '../../app-tests/large-tables/table-scans.testing.ts'
import { onTables } from '../../platform/db/on-tables.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker } from '../offers/offers.testing.ts'
import { addPicture, agree, type ClosedOrder, newClosedOrder } from './drawings.testing.ts'
import { exportDrawings, sweepDrawings } from './personal-drawings.ts'

/** Tables that grow with every request, acceptance and opening. */
const LARGE = ['file_grants', 'nda_acceptances', 'file_opens', 'order_files', 'order_images', 'uploads']
const ROWS = 20_000

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { pool } = database
const client = new pg.Client(database.connection)
const { statementsOf, scansOf } = watchScans(client, LARGE)

let order: ClosedOrder
let maker: Maker

beforeAll(async () => {
  await withoutLimits(site)
  order = await newClosedOrder(site, { nda_required: true })
  maker = await newMaker(site)
  await addPicture(site, order.id, 'granted')
  await call(contract.grantFiles, { id: order.id, producerId: maker.producerId }, order.buyer)
  await agree(site, order.id, maker)
  await insertOthers()
  await client.connect()
}, 120_000)
afterAll(() => client.end())

/** Files, requests, acceptances and openings of other orders and people. */
async function insertOthers(): Promise<void> {
  const connection = await pool.connect()
  try {
    await connection.query('begin')
    // No trigger has to act on these rows, so triggers would only take time.
    await connection.query('set local session_replication_role = replica')
    await connection.query(`
      create temporary table others on commit drop as
        select i, gen_random_uuid() as order_id, gen_random_uuid() as upload_id, gen_random_uuid() as person_id,
            gen_random_uuid() as producer_id from generate_series(1, ${ROWS}) i`)
    await connection.query(`
      insert into uploads (id, kind, name, mime, size, access)
        select upload_id, 'file', 'a.pdf', 'application/pdf', 1, 'granted' from others`)
    await connection.query(`
      insert into order_files (order_id, upload_id, position) select order_id, upload_id, 0 from others`)
    await connection.query(`
      insert into order_images (order_id, upload_id, position) select order_id, upload_id, 0 from others`)
    await connection.query(`
      insert into file_grants (order_id, producer_id, state, state_at, asked_by, asked_at, asks)
        select order_id, producer_id, 'asked', now() - i * interval '1 hour', person_id, now() - i * interval '1 hour', 1
          from others`)
    await connection.query(`
      insert into nda_acceptances (id, order_id, user_id, producer_name, version, text_hash, accepted_at)
        select gen_random_uuid(), order_id, person_id, 'x', 2 + i % 100, 'x', now() - i * interval '1 hour' from others`)
    await connection.query(`
      insert into file_opens (order_id, upload_id, file_name, user_id, how, opened_at)
        select order_id, upload_id, 'a.pdf', person_id, 'file', now() - i * interval '1 hour' from others`)
    await connection.query('commit')
  } finally {
    connection.release()
  }
  await pool.query(`analyze ${LARGE.join(', ')}`)
}

const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the files, for a visitor, a producer and the owner': async () => {
    await call(contract.listOrderFiles, { id: order.id })
    await call(contract.listOrderFiles, { id: order.id }, order.buyer)
    return call(contract.listOrderFiles, { id: order.id }, maker)
  },
  'opening and loading a file, its preview and an archive': async () => {
    const { items } = await call(contract.listOrderFiles, { id: order.id }, maker)
    const { url } = await call(contract.openOrderFile, { id: order.id, fileId: order.files.granted }, maker)
    const archive = await call(contract.packOrderFiles, { id: order.id }, maker)
    for (const each of [url, archive.url, items.at(-1)?.preview?.url ?? '']) await site.http.inject(each)
  },
  'the log and the requests': async () => {
    await call(contract.listFileOpens, { id: order.id }, order.buyer)
    await call(contract.listMarketTasks, {}, order.buyer)
    return call(contract.listFileGrants, { id: order.id }, order.buyer)
  },
  'a request, a grant and a refusal': async () => {
    const asker = await newMaker(site)
    const input = { id: order.id, producerId: asker.producerId }
    await call(contract.askForFiles, input, asker)
    await call(contract.grantFiles, { id: order.id, group: 'verified' }, order.buyer)
    await call(contract.grantFiles, input, order.buyer)
    return call(contract.revokeFiles, input, order.buyer)
  },
  'the agreement, also on the page of the order': async () => {
    await call(contract.getOrder, { slug: order.slug }, maker)
    await call(contract.getOrder, { slug: order.slug }, await newMaker(site))
    return call(contract.getNda, { id: order.id }, maker)
  },
  'the export of a person': () => exportDrawings(onTables(database.db), maker.id),
  'what is forgotten': () => sweepDrawings(onTables(database.db), site.clock.now),
}

test.each(Object.entries(READS))('%s: no table of files is scanned', async (_, read) => {
  const statements = await statementsOf(read)
  expect(statements.length).toBeGreaterThan(0)
  expect(await scansOf(statements)).toEqual([])
})
