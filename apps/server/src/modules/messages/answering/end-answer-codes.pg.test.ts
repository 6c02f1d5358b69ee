import * as contract from '@verstat/contract'
import { editUser, getConversation } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { codeIn, GOOD_PASSWORD, testSite } from '../../../test-site.testing.ts'
import { blockUser, unblockUser } from '../../accounts/index.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { answerLinks } from './answer-code.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, mailsTo, services } = site
const { db } = site.database
const { mailed, read, refusedReading, refusedAnswer } = answerLinks(site)

beforeAll(() => withoutLimits(site))

test('the code dies with the password', async () => {
  const { id, maker, code } = await mailed()
  const password = 'тихий берег за млином 7'
  const session = (await call(contract.login, { username: maker.email, password: GOOD_PASSWORD })).token
  await call(
    editUser,
    { password, passwordConfirmation: password, currentPassword: GOOD_PASSWORD },
    { token: session },
  )
  expect(await refusedReading(id, code)).toBe('not_found')
  expect(await refusedAnswer(id, code)).toBe('not_found')
  expect((await call(getConversation, { id }, { token: session })).id).toBe(id)
})

test('the code dies with a password that is reset by a link', async () => {
  const { id, maker, code } = await mailed()
  await call(contract.requestPasswordReset, { email: maker.email })
  const letters = () => mailsTo(maker.email)
  await expect.poll(async () => codeIn((await letters()).at(-1)), { timeout: 15_000 }).not.toBe('')
  const password = 'сім мішків ячменю 8'
  const reset = { code: codeIn((await letters()).at(-1)), password, passwordConfirmation: password }
  await call(contract.resetPassword, reset)
  expect(await refusedReading(id, code)).toBe('not_found')
})

test('the code dies with the address, once the new one is verified', async () => {
  const { id, maker, code } = await mailed()
  const session = (await call(contract.login, { username: maker.email, password: GOOD_PASSWORD })).token
  const email = `moved-${maker.email}`
  await call(editUser, { email, currentPassword: GOOD_PASSWORD }, { token: session })
  // Whoever typed a wrong address still has the old one.
  expect((await read(id, code)).side).toBe('producer')
  await expect.poll(async () => codeIn((await mailsTo(email))[0]), { timeout: 15_000 }).not.toBe('')
  await call(contract.verifyEmail, { code: codeIn((await mailsTo(email))[0]) })
  expect(await refusedReading(id, code)).toBe('not_found')
  expect(await refusedAnswer(id, code)).toBe('not_found')
})

test('the code dies with a block of the account, for good, and with the wish to leave', async () => {
  const { id, maker, code } = await mailed()
  const blocked = { blocked_at: clock.now, blocked_reason: 'Причина' }
  await db.updateTable('users').set(blocked).where('id', '=', maker.id).execute()
  expect(await refusedReading(id, code)).toBe('not_found')
  await db
    .updateTable('users')
    .set({ blocked_at: null, blocked_reason: null })
    .where('id', '=', maker.id)
    .execute()
  expect((await read(id, code)).items).toHaveLength(1)
  const { user: admin } = await site.newUser()
  const ctx = {
    db,
    now: () => clock.now,
    locale: 'uk',
    ip: '',
    userAgent: '',
    accounts: services.accounts,
  } as const
  const actor = {
    userId: admin.id,
    sessionId: '',
    role: 'admin',
    isEmailVerified: true,
    hasSecondFactor: true,
  } as const
  await blockUser({ ...ctx, actor }, { id: maker.id, reason: 'Причина', pauseListings: false })
  await unblockUser({ ...ctx, actor }, { id: maker.id })
  expect(await refusedReading(id, code)).toBe('not_found')

  const other = await mailed()
  await call(contract.deleteUser, { password: GOOD_PASSWORD }, other.maker)
  expect(await refusedReading(other.id, other.code)).toBe('not_found')
})
