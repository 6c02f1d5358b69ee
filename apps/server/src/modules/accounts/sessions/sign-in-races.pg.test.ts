import { login } from '@verstat/contract'
import type { Transaction } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../database.ts'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'

const site = await testSite()
const { db, pool } = site.database

test('a sign-in with the old password creates no session after a password change', async () => {
  const { user, password } = await site.newUser()
  const other = await site.newUser({
    password: 'зовсім інший пароль',
    passwordConfirmation: 'зовсім інший пароль',
  })
  const changed = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', other.user.id)
    .executeTakeFirstOrThrow()
  const answer = await signInWhile(user.email, password, async (tx) => {
    await tx.updateTable('users').set(changed).where('id', '=', user.id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  })
  expect(answer).toBe('invalid_credentials')
  expect(await countSessions(user.id)).toBe(0)
})

test('a sign-in during a block creates no session that would be valid after unblocking', async () => {
  const { user, password } = await site.newUser()
  const answer = await signInWhile(user.email, password, async (tx) => {
    const blocked = { blocked_at: site.clock.now, blocked_reason: 'Розсилає спам' }
    await tx.updateTable('users').set(blocked).where('id', '=', user.id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  })
  expect(answer).toBe('account_blocked')
  expect(await countSessions(user.id)).toBe(0)
})

test('a sign-in without a code creates no session after a second factor was enabled', async () => {
  const { user, password } = await site.newUser()
  const answer = await signInWhile(user.email, password, async (tx) => {
    const factor = { user_id: user.id, sealed_secret: Buffer.from('sealed'), created_at: site.clock.now }
    await tx.updateTable('users').set({ updated_at: site.clock.now }).where('id', '=', user.id).execute()
    await tx
      .insertInto('second_factors')
      .values({ ...factor, confirmed_at: site.clock.now })
      .execute()
    await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
  })
  expect(answer).toBe('second_factor_required')
  expect(await countSessions(user.id)).toBe(0)
})

test('a sign-in during the erasure of the account fails with invalid credentials', async () => {
  const { user, password } = await site.newUser()
  const answer = await signInWhile(user.email, password, async (tx) => {
    await tx.deleteFrom('users').where('id', '=', user.id).execute()
  })
  expect(answer).toBe('invalid_credentials')
})

/** Runs a sign-in after `change` has locked the user's row and before `change` commits. */
async function signInWhile(
  username: string,
  password: string,
  change: (tx: Transaction<Database>) => Promise<void>,
): Promise<string> {
  let isAnswered = false
  let signingIn: Promise<string> = Promise.resolve('')
  await db.transaction().execute(async (tx) => {
    await change(tx)
    signingIn = site
      .call(login, { username, password })
      .then(
        () => 'signed in',
        (error) => error.data.code,
      )
      .finally(() => {
        isAnswered = true
      })
    await eventually('it has seen what was', async () => isAnswered || (await isSomebodyWaiting()))
  })
  return signingIn
}

async function countSessions(userId: string): Promise<number | null> {
  return (await pool.query('select from sessions where user_id = $1', [userId])).rowCount
}

async function isSomebodyWaiting(): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount !== 0
}
