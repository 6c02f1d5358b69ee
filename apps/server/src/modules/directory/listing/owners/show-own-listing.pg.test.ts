import { getOrder, getProducer } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../../directory.testing.ts'
import { verifiedUser } from '../writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const { db } = database

test('the owner and staff can open an unpublished listing and get their access', async () => {
  const owner = await verifiedUser(site)
  const stranger = await verifiedUser(site)
  const staff = await verifiedUser(site, 'support')
  for (const status of ['draft', 'pending', 'rejected', 'blocked', 'published'] as const) {
    const order = orderRow({ owner_id: owner.id, status, contact_email: 'hidden@example.com' })
    const producer = producerRow({
      owner_id: owner.id,
      status: status === 'published' ? 'paused' : status,
      rnokpp: '3333333333',
    })
    await db.insertInto('orders').values(order).execute()
    await db.insertInto('producers').values(producer).execute()
    for (const [route, slug] of [
      [getOrder, order.slug],
      [getProducer, producer.slug],
    ] as const) {
      expect(await call(route, { slug }, owner)).toMatchObject({ access: 'owner' })
      const seen = await call(route, { slug }, staff)
      expect(seen).toMatchObject({ access: 'staff' })
      // Only the call for owners returns private fields.
      expect(JSON.stringify(seen)).not.toMatch(/hidden@example\.com|3333333333/)
      for (const from of [stranger, {}]) {
        if (status === 'published') expect(await call(route, { slug }, from)).not.toHaveProperty('access')
        else expect(await refusal(route, { slug }, from)).toMatchObject({ code: 'not_found' })
      }
    }
  }
})

test('a deleted listing answers 410 to everyone', async () => {
  const owner = await verifiedUser(site)
  const row = orderRow({ owner_id: owner.id, status: 'archived' })
  await db.insertInto('orders').values(row).execute()
  expect(await refusal(getOrder, { slug: row.slug }, owner)).toMatchObject({ code: 'gone' })
})
