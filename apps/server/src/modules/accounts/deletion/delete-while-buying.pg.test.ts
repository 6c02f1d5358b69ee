import { expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { lockWholeUser } from '../staff/get-user-for-staff.ts'
import * as users from '../user.repository.ts'

const site = await testSite()
const { db, pool } = site.database

test.each([
  ['a change by the user', users.getOwnForUpdate],
  ['a change by staff', lockWholeUser],
])('inserts that reference a user do not wait for %s, which avoids a deadlock', async (_by, lock) => {
  const { user } = await site.newUser()
  await db.transaction().execute(async (tx) => {
    await lock(tx, user.id)
    const client = await pool.connect()
    try {
      await client.query("set lock_timeout = '2s'")
      await client.query(
        `insert into transactions (kind, user_id, subscription_id, listing_kind, listing_id, item_id, gives, days,
           description_uk, description_en, amount_minor, currency, value_minor, locale, expires_at, created_at, updated_at)
         values ('upgrade', $1, gen_random_uuid(), 'order', gen_random_uuid(), 'order-plus', '{}', 30,
           'x', 'x', 1, 'UAH', 1, 'uk', now(), now(), now())`,
        [user.id],
      )
    } finally {
      // Closes the connection instead of reusing it, because the test changed a setting of the connection.
      client.release(true)
    }
  })
  const { rowCount } = await pool.query('select from transactions where user_id = $1', [user.id])
  expect(rowCount).toBe(1)
})
