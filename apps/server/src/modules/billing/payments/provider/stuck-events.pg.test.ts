import { getPanelCounts, getTransaction, listReceipts, putEventAside } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newAdmin,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'
import { SECRET_KEY, testJobContext } from '../../job-context.testing.ts'
import { applyWaitingEvents, STUCK_TRIES } from './provider-inbox.ts'

const fake = fakeProvider()
const site = await testSite({
  prepare: insertTestDictionaries,
  providers: fake.providers,
  secretKey: SECRET_KEY,
})
const { db, pool } = site.database
const ctx = await testJobContext(db, fake.providers, () => site.clock.now)

async function triesOf(id: number): Promise<number> {
  const { rows } = await pool.query('select tries from provider_events where id = $1', [id])
  return rows[0].tries
}

test('an event that cannot be applied is shown to staff, retried with backoff, and finally applied', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  // This constraint makes the transaction that books the money fail.
  await pool.query("alter table ledger_postings add constraint broken check (key = '') not valid")
  expect(await sendCallback(site, observed(reference))).toBe(200)
  const { token } = await newAdmin(site)
  expect((await site.call(listReceipts, {}, { token })).unmatched).toEqual([])
  const { id: event } = await db.selectFrom('provider_events').select('id').executeTakeFirstOrThrow()
  // The site retries the event too, but never before `try_at`.
  for (let tried = 1; tried <= STUCK_TRIES; tried += 1) {
    await applyWaitingEvents(ctx)
    await applyWaitingEvents(ctx)
    expect(await triesOf(event)).toBe(tried)
    if (tried < STUCK_TRIES) site.clock.pass(10_000 * 2 ** (tried - 1))
  }
  const { unmatched } = await site.call(listReceipts, {}, { token })
  expect(unmatched).toMatchObject([{ id: event, status: 'succeeded', reference, isApplied: false }])
  expect((await site.call(getPanelCounts, {}, { token })).payments).toBe(1)
  await site.call(putEventAside, { id: event }, { token })
  expect((await site.call(getPanelCounts, {}, { token })).payments).toBe(0)

  await pool.query('alter table ledger_postings drop constraint broken')
  site.clock.pass(3_600_000)
  await applyWaitingEvents(ctx)
  expect((await site.call(getTransaction, { id: transactionId })).status).toBe('paid')
})
