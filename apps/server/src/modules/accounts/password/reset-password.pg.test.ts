import {
  checkPasswordReset,
  confirmSecondFactor,
  editUser,
  enrolSecondFactor,
  getUser,
  login,
  requestPasswordReset,
  resetPassword,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { howMany } from '../../../platform/testing/how-many.ts'
import { codeIn, freshIp, testSite } from '../../../test-site.testing.ts'
import { codeOf } from '../second-factor/authenticator.testing.ts'
import { sendResetEmail } from './send-reset-email.ts'

const { call, refusal, newUser, mailsTo, clock, database, http } = await testSite({ brand: 'Промдвір' })

const NEXT = 'зовсім інший пароль'
const both = { password: NEXT, passwordConfirmation: NEXT }

/** Requests a password reset and returns the code from the `count`th e-mail to the address. */
async function askForCode(email: string, count: number): Promise<string> {
  await call(requestPasswordReset, { email })
  return codeIn((await mailsTo(email, count)).at(-1))
}

test('sets a new password, ends all sessions, verifies the address and notifies the owner', async () => {
  const { user, token, password } = await newUser()
  const code = await askForCode(user.email, 2)
  expect(await call(checkPasswordReset, { code })).toEqual({ valid: true })
  expect(await call(resetPassword, { code, ...both })).toEqual({ reset: true })
  expect((await refusal(getUser, {}, { token })).code).toBe('unauthenticated')
  expect((await refusal(login, { username: user.email, password })).code).toBe('invalid_credentials')
  const again = await call(login, { username: user.email, password: NEXT })
  expect(again.user.emailVerifiedAt).not.toBeNull()
  const mails = await mailsTo(user.email, 3)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Підтвердьте свою адресу',
    'Новий пароль',
    'Пароль змінено',
  ])
})

test('the second factor is kept', async () => {
  const { user, token, password } = await newUser()
  const { secret } = await call(enrolSecondFactor, { password }, { token })
  await call(confirmSecondFactor, { code: codeOf(secret, clock.now) }, { token })
  await call(resetPassword, { code: await askForCode(user.email, 3), ...both })
  const signIn = { username: user.email, password: NEXT }
  expect((await refusal(login, signIn)).code).toBe('second_factor_required')
  clock.pass(60_000)
  await call(login, { ...signIn, code: codeOf(secret, clock.now) })
})

test('a link works once, also under concurrent requests', async () => {
  const { user } = await newUser()
  const code = await askForCode(user.email, 2)
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => call(resetPassword, { code, ...both })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await refusal(checkPasswordReset, { code })).code).toBe('code_expired')
  expect((await refusal(resetPassword, { code, ...both })).code).toBe('code_expired')
})

test('a link expires after an hour, and when another link is used', async () => {
  const { user } = await newUser()
  const [first, second] = [await askForCode(user.email, 2), await askForCode(user.email, 3)]
  await call(resetPassword, { code: second, ...both })
  expect((await refusal(checkPasswordReset, { code: first })).code).toBe('not_found')
  const third = await askForCode(user.email, 5)
  clock.pass(3_600_000)
  expect((await refusal(checkPasswordReset, { code: third })).code).toBe('code_expired')
})

test('an invalid password is reported at its field and the link still works', async () => {
  const { user } = await newUser()
  const code = await askForCode(user.email, 2)
  const wrong = (password: string, passwordConfirmation = password) =>
    refusal(resetPassword, { code, password, passwordConfirmation })
  expect((await wrong('short')).fields).toEqual({ password: 'too_short' })
  expect((await wrong('password1', 'else')).fields).toEqual({
    password: 'password_common',
    passwordConfirmation: 'password_mismatch',
  })
  expect((await wrong(user.email)).fields).toEqual({ password: 'password_is_email' })
  for (const guessed of [`${user.firstname}-${user.lastname}`, 'Промдвір-1', `${user.firstname}Промдвір1`]) {
    expect((await wrong(guessed)).fields).toEqual({ password: 'password_common' })
  }
  expect(await call(checkPasswordReset, { code })).toEqual({ valid: true })
})

test('the response and its work are the same for an unknown address', async () => {
  const { user } = await newUser()
  const answers = await Promise.all(
    [user.email, 'nobody-here@example.com'].map((email) =>
      http.inject({
        method: 'POST',
        url: '/v1/user/password-reset',
        payload: { email },
        headers: { 'x-forwarded-for': freshIp() },
      }),
    ),
  )
  for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([202, '{"accepted":true}'])
  await mailsTo(user.email, 2)
  const { rows } = await database.pool.query(
    "select count(*)::int as count from mail_outbox where recipient = 'nobody-here@example.com'",
  )
  expect(rows[0].count).toBe(0)
})

test('an address gets at most five e-mails an hour, from any network', async () => {
  const { user } = await newUser()
  const mail = {
    origin: 'http://localhost',
    brand: () => 'Верстат',
    accent: () => '#0a46b9',
    translate: () => 'Слова',
  }
  const ctx = { db: database.db, now: () => clock.now, accounts: { mail } as never }
  await Promise.all(Array.from({ length: 12 }, () => sendResetEmail(ctx, { email: user.email })))
  const { rows } = await database.pool.query(
    `select count(*)::int as count from user_codes where user_id = $1 and kind = 'reset'`,
    [user.id],
  )
  expect(rows[0].count).toBe(5)
})

test('repeated requests for one address or from one network are limited', async () => {
  const ip = freshIp()
  for (let i = 0; i < 3; i += 1) await call(requestPasswordReset, { email: 'one@example.com' }, { ip })
  expect((await refusal(requestPasswordReset, { email: 'One@example.com' }, { ip })).code).toBe(
    'rate_limited',
  )
  for (let i = 4; i < 20; i += 1) await call(requestPasswordReset, { email: `${i}@example.com` }, { ip })
  expect((await refusal(requestPasswordReset, { email: '21@example.com' }, { ip })).code).toBe(
    'challenge_required',
  )
})

test('a reset cancels a change of address that somebody else started', async () => {
  const { user, token, password } = await newUser()
  await call(editUser, { email: 'thief@example.com', currentPassword: password }, { token })
  await call(resetPassword, { code: await askForCode(user.email, 2), ...both })
  const { user: after } = await call(login, { username: user.email, password: NEXT })
  expect(after).toMatchObject({ email: user.email, newEmail: null })
})

test('guessing codes fails and is rate-limited', async () => {
  const guesses = howMany(1_000, 10_000)
  const ip = '198.51.100.2'
  const counts: Record<string, number> = {}
  for (let i = 0; i < guesses; i += 1) {
    const code = Buffer.from(`guess ${i}`.padEnd(32)).toString('base64url')
    const url = i % 2 ? `/v1/user/verify/${code}` : `/v1/user/password-reset/${code}/check`
    const { statusCode } = await http.inject({ url, headers: { 'x-forwarded-for': ip } })
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  expect(counts).toEqual({ 404: 30, 429: guesses - 30 })
}, 180_000)

test('guessing a password fails and is rate-limited', async () => {
  const guesses = howMany(1_000, 10_000)
  const { user } = await newUser()
  const counts: Record<string, number> = {}
  for (let i = 0; i < guesses; i += 1) {
    const { statusCode } = await http.inject({
      method: 'POST',
      url: '/v1/login',
      payload: { username: user.email, password: `guess number ${i}` },
      headers: { 'x-forwarded-for': `198.51.100.${i % 200}` },
    })
    counts[statusCode] = (counts[statusCode] ?? 0) + 1
  }
  // The server checks twenty guesses in total, no matter how many networks the guesses come from.
  expect(counts).toEqual({ 401: 20, 429: guesses - 20 })
}, 180_000)
