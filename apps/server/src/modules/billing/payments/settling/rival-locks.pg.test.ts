import { expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'
import { lockPurchase } from './attempts.ts'

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { db, pool } = site.database

test('blocking a listing and processing its payment do not deadlock', async () => {
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  await db.transaction().execute(async (tx) => {
    await lockPurchase(tx, transactionId)
    // Opens a case for the payment while its processing may wait for the lock of the listing.
    await block(orderId)
    await tx.updateTable('orders').set({ top_until: null }).where('id', '=', orderId).execute()
  })
  const cases = await db
    .selectFrom('refund_cases')
    .select('cause')
    .where('transaction_id', '=', transactionId)
    .execute()
  expect(cases).toEqual([{ cause: 'blocked' }])
})

async function block(orderId: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set lock_timeout = '2s'")
    await client.query("update orders set status = 'blocked' where id = $1", [orderId])
  } finally {
    // Closes the connection instead of reusing it, because the test changed a setting of the connection.
    client.release(true)
  }
}
