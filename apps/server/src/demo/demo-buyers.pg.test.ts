import { getOrder } from '@verstat/contract'
import { expect, test } from 'vitest'
import { removeDemoUsers } from '../modules/accounts/index.ts'
import { insertTestDictionaries, orderRow } from '../modules/directory/directory.testing.ts'
import { createPasswordHasher } from '../platform/security/password-hash.ts'
import { testSite } from '../test-site.testing.ts'
import { storeDemoBuyers } from './demo-buyers.ts'

const { call, database } = await testSite({ prepare: (db) => insertTestDictionaries(db) })
const { db, pool } = database

test('every demo order has a customer whom its page shows, and others keep theirs', async () => {
  const demo = Array.from({ length: 30 }, () => orderRow({ demo: true, contact_phone: null }))
  const real = orderRow({})
  await db
    .insertInto('orders')
    .values([...demo, real])
    .execute()
  await db.transaction().execute((tx) => storeDemoBuyers(tx, { hasher: createPasswordHasher(), seed: 1 }))
  const others: number[] = []
  for (const { slug } of demo) {
    const { buyer } = await call(getOrder, { slug })
    expect(buyer?.name).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\.$/u)
    others.push(buyer?.orders.total ?? 0)
  }
  expect(Math.max(...others)).toBeGreaterThan(0)
  expect((await call(getOrder, { slug: real.slug })).buyer).toBeNull()
  const { rows } = await pool.query(
    `select count(*)::int as wrong from orders o join users u on u.id = o.owner_id
      where o.contact_email <> u.email or o.contact_phone is not null or u.created_at >= o.created_at
        or u.notify_leads or u.notify_reminders`,
  )
  expect(rows).toEqual([{ wrong: 0 }])
  expect(await removeDemoUsers(db)).toBeLessThan(30)
})
