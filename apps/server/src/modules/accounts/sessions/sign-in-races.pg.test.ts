import { login } from '@verstat/contract'
import { expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'

const site = await testSite()
const { db, pool } = site.database

test('no session of an old password comes after the change that ended all of them', async () => {
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
  let isAnswered = false
  let signingIn: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set(changed).where('id', '=', user.id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    signingIn = site
      .call(login, { username: user.email, password })
      .then(
        () => 'signed in',
        (error) => error.data.code,
      )
      .finally(() => {
        isAnswered = true
      })
    await eventually('it has seen the old password', async () => isAnswered || (await isSomebodyWaiting()))
  })
  expect(await signingIn).toBe('invalid_credentials')
  const { rowCount } = await pool.query('select from sessions where user_id = $1', [user.id])
  expect(rowCount).toBe(0)
})

async function isSomebodyWaiting(): Promise<boolean> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount !== 0
}
