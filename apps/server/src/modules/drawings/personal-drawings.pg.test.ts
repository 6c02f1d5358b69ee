import {
  acceptNda,
  askForFiles,
  exportUser,
  getNda,
  grantFiles,
  listFileGrants,
  listFileOpens,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { onTables } from '../../platform/db/on-tables.ts'
import { testSite } from '../../test-site.testing.ts'
import { eraseUsers } from '../accounts/index.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { newMaker } from '../offers/offers.testing.ts'
import { newClosedOrder, openFile, SECRET_NAME } from './drawings.testing.ts'
import { sweepDrawings } from './personal-drawings.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, clock } = site
const { db } = database

beforeAll(() => withoutLimits(site))

async function erase({ id }: Person): Promise<void> {
  await db.updateTable('users').set({ erase_at: clock.now }).where('id', '=', id).execute()
  await eraseUsers({ db, now: () => clock.now, accounts: site.services.accounts })
}

/** A producer that asked, was let in, accepted the agreement and opened a file. */
async function reader(code: { readonly edrpou?: string; readonly rnokpp?: string }) {
  const order = await newClosedOrder(site, { nda_required: true })
  const maker = await newMaker(site)
  await db.updateTable('producers').set({ name: 'Унікумголка' }).where('id', '=', maker.producerId).execute()
  await db
    .updateTable('users')
    .set({ company_name: 'Унікумкомпанія', ...code })
    .where('id', '=', maker.id)
    .execute()
  await call(askForFiles, { id: order.id, producerId: maker.producerId }, maker)
  await call(grantFiles, { id: order.id, producerId: maker.producerId }, order.buyer)
  const { hash } = await call(getNda, { id: order.id }, maker)
  await call(acceptNda, { id: order.id, hash, producerId: maker.producerId }, maker)
  await openFile(site, order.id, order.files.granted, maker)
  return { order, maker, hash }
}

test('the export has one’s requests, acceptances and openings, and no name of another’s file', async () => {
  const { order, maker, hash } = await reader({})
  const { data } = await call(exportUser, {}, maker)
  expect(data).toMatchObject({
    fileRequests: [{ order_id: order.id, state: 'granted' }],
    ndaAcceptances: [{ order_id: order.id, version: 1, text_hash: hash }],
    fileOpens: [{ order_id: order.id, file_id: order.files.granted, how: 'file' }],
  })
  expect(JSON.stringify(data)).not.toContain(SECRET_NAME)
  const own = await call(exportUser, {}, order.buyer)
  expect(own.data).toMatchObject({ fileRequests: [], ndaAcceptances: [], fileOpens: [] })
})

test('an erased producer leaves the log without a name, and an acceptance without a person', async () => {
  const { order, maker, hash } = await reader({ rnokpp: '1234567899' })
  await erase(maker)
  expect((await call(listFileGrants, { id: order.id }, order.buyer)).items).toEqual([])
  expect((await call(listFileOpens, { id: order.id }, order.buyer)).items).toMatchObject([
    { fileId: order.files.granted, who: null, isStaff: false, count: 1 },
  ])
  const rows = await db.selectFrom('nda_acceptances').selectAll().where('order_id', '=', order.id).execute()
  expect(rows).toMatchObject([
    {
      user_id: null,
      producer_id: null,
      producer_name: '',
      company_name: null,
      company_code: null,
      text_hash: hash,
    },
  ])
})

test('a legal entity stays in an acceptance, which is the evidence of the other side', async () => {
  const { order, maker } = await reader({ edrpou: '14360570' })
  await erase(maker)
  const rows = await db.selectFrom('nda_acceptances').selectAll().where('order_id', '=', order.id).execute()
  expect(rows).toMatchObject([
    { user_id: null, company_name: 'Унікумкомпанія', company_code: '14360570', producer_name: '' },
  ])
})

test('with the owner go the grants and the log, and the acceptance stays with who gave it', async () => {
  const { order, maker } = await reader({})
  await erase(order.buyer)
  for (const table of ['file_grants', 'file_opens'] as const) {
    const left = await db.selectFrom(table).select('order_id').where('order_id', '=', order.id).execute()
    expect([table, left]).toEqual([table, []])
  }
  const { data } = await call(exportUser, {}, maker)
  expect(data).toMatchObject({ ndaAcceptances: [{ order_id: null, version: 1 }], fileOpens: [] })
})

test('openings are forgotten after three years, acceptances after six', async () => {
  const { order } = await reader({})
  const left = async () => {
    const opens = await db.selectFrom('file_opens').select('id').where('order_id', '=', order.id).execute()
    const accepted = await db
      .selectFrom('nda_acceptances')
      .select('id')
      .where('order_id', '=', order.id)
      .execute()
    return [opens.length, accepted.length]
  }
  const inYears = (years: number) => new Date(clock.now.getTime() + (years * 366 + 1) * 86_400_000)
  await sweepDrawings(onTables(db), clock.now)
  expect(await left()).toEqual([1, 1])
  await sweepDrawings(onTables(db), inYears(3))
  expect(await left()).toEqual([0, 1])
  await sweepDrawings(onTables(db), inYears(6))
  expect(await left()).toEqual([0, 0])
})
