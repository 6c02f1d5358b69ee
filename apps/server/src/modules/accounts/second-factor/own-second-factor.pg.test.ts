import { createHash } from 'node:crypto'
import {
  confirmSecondFactor,
  disableSecondFactor,
  enrolSecondFactor,
  getUser,
  listFeedback,
  login,
  renewRecoveryCodes,
} from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { createPasswordHasher } from '../../../platform/security/password-hash.ts'
import { createSecretKey } from '../../../platform/security/secret-key.ts'
import { QUICK_PASSWORDS, testSite } from '../../../test-site.testing.ts'
import { codeOf } from './authenticator.testing.ts'
import { hashRecoveryCode } from './recovery-codes.ts'

const secretKey = 'only for these tests, and long enough to be one'
const site = await testSite({ isOpen: true, secretKey })
const { call, refusal, newUser, mailsTo, clock, database } = site

/** The test uses the same secret key and hasher as the site. */
const hashing = { secret: createSecretKey(secretKey), hasher: createPasswordHasher(QUICK_PASSWORDS) }

async function newUserWithFactor() {
  const made = await newUser()
  const { token, password, user } = made
  const { secret } = await call(enrolSecondFactor, { password }, { token })
  const { recoveryCodes } = await call(confirmSecondFactor, { code: codeOf(secret, clock.now) }, { token })
  clock.pass(60_000)
  return { ...made, secret, recoveryCodes, signIn: { username: user.email, password } }
}

describe('enrolment', () => {
  test('returns a secret, is active once confirmed, ends other sessions and notifies the owner', async () => {
    const { token, user, password } = await newUser()
    const other = await call(login, { username: user.email, password })
    const { secret, uri } = await call(enrolSecondFactor, { password }, { token })
    expect(uri).toMatch(/^otpauth:\/\/totp\/.*secret=/)
    expect(uri).toContain(secret)
    await call(login, { username: user.email, password })
    const { recoveryCodes } = await call(confirmSecondFactor, { code: codeOf(secret, clock.now) }, { token })
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect((await call(getUser, {}, { token })).secondFactor).toEqual({
      enabled: true,
      required: false,
      recoveryCodesLeft: 10,
    })
    expect((await refusal(getUser, {}, { token: other.token })).code).toBe('unauthenticated')
    expect((await mailsTo(user.email, 2))[1]?.subject).toBe('Вхід із кодом увімкнено')
  })

  test('stores neither the secret nor the recovery codes in plain text', async () => {
    const { user, secret, recoveryCodes } = await newUserWithFactor()
    const { rows } = await database.pool.query(
      `select (select encode(sealed_secret, 'escape') from second_factors where user_id = $1)
         || (select string_agg(encode(code_hash, 'escape'), '') from recovery_codes where user_id = $1) as stored`,
      [user.id],
    )
    const plain = recoveryCodes.map((code) => code.replace('-', ''))
    for (const hidden of [secret, ...recoveryCodes, ...plain]) expect(rows[0].stored).not.toContain(hidden)
  })

  test('stores recovery codes as slow hashes with a salt per user', async () => {
    const people = [await newUserWithFactor(), await newUserWithFactor()]
    const code = people[0]?.recoveryCodes[0] ?? ''
    const hashes = await Promise.all(
      people.map(({ user }) => hashRecoveryCode(hashing, user.id, code).then((hash) => hash.toString('hex'))),
    )
    expect(new Set(hashes).size).toBe(2)
    const { rows } = await database.pool.query(
      `select encode(code_hash, 'hex') as hash from recovery_codes where user_id = $1`,
      [people[0]?.user.id],
    )
    const stored = rows.map(({ hash }) => hash)
    expect(stored).toContain(hashes[0])
    for (const spelled of [code, code.replace('-', '')]) {
      expect(stored).not.toContain(createHash('sha256').update(spelled).digest('hex'))
    }
  })

  test('requires the password, a valid code, and no active second factor', async () => {
    const { token, password } = await newUser()
    expect((await refusal(enrolSecondFactor, { password: 'wrong' }, { token })).fields).toEqual({
      password: 'wrong_password',
    })
    expect((await refusal(confirmSecondFactor, { code: '000000' }, { token })).code).toBe('conflict')
    await call(enrolSecondFactor, { password }, { token })
    expect((await refusal(confirmSecondFactor, { code: '12345' }, { token })).fields).toEqual({
      code: 'wrong_code',
    })
    const enrolled = await newUserWithFactor()
    const again = await refusal(enrolSecondFactor, { password: enrolled.password }, { token: enrolled.token })
    expect(again.code).toBe('conflict')
  })

  test('of two concurrent confirmations one succeeds, and its recovery codes work', async () => {
    const { token, password, user } = await newUser()
    const { secret } = await call(enrolSecondFactor, { password }, { token })
    const code = codeOf(secret, clock.now)
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => call(confirmSecondFactor, { code }, { token })),
    )
    const confirmed = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
    expect(confirmed).toHaveLength(1)
    const recovery = confirmed[0]?.recoveryCodes[3] ?? ''
    await call(login, { username: user.email, password, code: recovery })
  })

  test('requires a user', async () => {
    expect((await refusal(enrolSecondFactor, { password: 'x' })).code).toBe('unauthenticated')
    expect((await refusal(confirmSecondFactor, { code: 'x' })).code).toBe('unauthenticated')
    expect((await refusal(renewRecoveryCodes, { password: 'x', code: 'x' })).code).toBe('unauthenticated')
    expect((await refusal(disableSecondFactor, { password: 'x', code: 'x' })).code).toBe('unauthenticated')
  })
})

describe('signing in with a second factor', () => {
  test('asks for the code only after a correct password', async () => {
    const { signIn } = await newUserWithFactor()
    expect((await refusal(login, signIn)).code).toBe('second_factor_required')
    expect((await refusal(login, { ...signIn, password: 'wrong' })).code).toBe('invalid_credentials')
    expect((await refusal(login, { ...signIn, password: 'wrong', code: '123456' })).code).toBe(
      'invalid_credentials',
    )
  })

  test('accepts the current code or its neighbours, each once', async () => {
    const { signIn, secret } = await newUserWithFactor()
    const shown = (fromNowMs: number) => codeOf(secret, new Date(clock.now.getTime() + fromNowMs))
    const [late, present, early] = [shown(-30_000), shown(0), shown(30_000)]
    for (const far of [shown(-60_000), shown(60_000)]) {
      expect((await refusal(login, { ...signIn, code: far })).code).toBe('second_factor_required')
    }
    await call(login, { ...signIn, code: late })
    await call(login, { ...signIn, code: `${present.slice(0, 3)} ${present.slice(3)}` })
    await call(login, { ...signIn, code: early })
    for (const used of [early, present, late]) {
      expect((await refusal(login, { ...signIn, code: used })).code).toBe('second_factor_required')
    }
  })

  test('one code used concurrently is accepted once', async () => {
    const { signIn, secret, recoveryCodes } = await newUserWithFactor()
    for (const code of [codeOf(secret, clock.now), recoveryCodes[0] ?? '']) {
      const results = await Promise.allSettled(
        Array.from({ length: 5 }, () => call(login, { ...signIn, code })),
      )
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    }
  })

  test('accepts each recovery code once, ignoring case, and counts the rest', async () => {
    const { signIn, recoveryCodes } = await newUserWithFactor()
    const [code = ''] = recoveryCodes
    const { user } = await call(login, { ...signIn, code: code.toUpperCase().replace('-', ' ') })
    expect(user.secondFactor.recoveryCodesLeft).toBe(9)
    expect((await refusal(login, { ...signIn, code })).code).toBe('second_factor_required')
  })

  test('limits guesses to ten codes an hour after a correct password', async () => {
    const { signIn } = await newUserWithFactor()
    const codes = []
    for (let i = 0; i < 12; i += 1) codes.push((await refusal(login, { ...signIn, code: '000000' })).code)
    expect(codes.filter((code) => code === 'second_factor_required')).toHaveLength(10)
    expect(codes.at(-1)).toBe('rate_limited')
  })
})

test('renewing recovery codes requires password and code, invalidates the old ones and sends an e-mail', async () => {
  const { token, password, secret, recoveryCodes, signIn, user } = await newUserWithFactor()
  const code = codeOf(secret, clock.now)
  expect((await refusal(renewRecoveryCodes, { password: 'wrong', code }, { token })).fields).toEqual({
    password: 'wrong_password',
  })
  expect((await refusal(renewRecoveryCodes, { password, code: '000000' }, { token })).fields).toEqual({
    code: 'wrong_code',
  })
  const renewed = await call(renewRecoveryCodes, { password, code }, { token })
  expect((await mailsTo(user.email, 3))[2]?.subject).toBe('Нові резервні коди')
  expect((await refusal(renewRecoveryCodes, { password, code }, { token })).fields).toEqual({
    code: 'wrong_code',
  })
  expect((await refusal(login, { ...signIn, code: recoveryCodes[0] ?? '' })).code).toBe(
    'second_factor_required',
  )
  await call(login, { ...signIn, code: renewed.recoveryCodes[0] ?? '' })
  const plain = await newUser()
  const asked = { password: plain.password, code }
  expect((await refusal(renewRecoveryCodes, asked, { token: plain.token })).code).toBe('conflict')
})

test('a session alone cannot use up the code attempts of sign-in', async () => {
  const { token, signIn, secret } = await newUserWithFactor()
  for (let i = 0; i < 12; i += 1) {
    expect((await refusal(confirmSecondFactor, { code: '000000' }, { token })).code).toBe('conflict')
  }
  await call(login, { ...signIn, code: codeOf(secret, clock.now) })
})

test('disabling requires password and code, ends other sessions and sends an e-mail', async () => {
  const { token, password, secret, signIn, user } = await newUserWithFactor()
  const other = await call(login, { ...signIn, code: codeOf(secret, clock.now) })
  clock.pass(60_000)
  const code = codeOf(secret, clock.now)
  expect((await refusal(disableSecondFactor, { password: 'wrong', code }, { token })).fields).toEqual({
    password: 'wrong_password',
  })
  expect((await refusal(disableSecondFactor, { password, code: '000000' }, { token })).fields).toEqual({
    code: 'wrong_code',
  })
  await call(disableSecondFactor, { password, code }, { token })
  expect((await refusal(getUser, {}, { token: other.token })).code).toBe('unauthenticated')
  expect((await call(getUser, {}, { token })).secondFactor.enabled).toBe(false)
  await call(login, signIn)
  expect((await mailsTo(user.email, 3))[2]?.subject).toBe('Вхід із кодом вимкнено')
  expect((await refusal(disableSecondFactor, { password, code }, { token })).code).toBe('conflict')
})

test('staff of an open installation need a second factor for the panel', async () => {
  const [plain, enrolled, user] = [await newUser(), await newUserWithFactor(), await newUser()]
  const ids = [plain.user.id, enrolled.user.id]
  await database.db.updateTable('users').set({ role: 'moderator' }).where('id', 'in', ids).execute()
  expect((await refusal(listFeedback, {}, { token: plain.token })).code).toBe('second_factor_missing')
  expect((await refusal(listFeedback, {}, { token: user.token })).code).toBe('forbidden')
  expect((await refusal(listFeedback, {})).code).toBe('unauthenticated')
  expect((await call(listFeedback, {}, { token: enrolled.token })).items).toEqual([])
  expect(await call(getUser, {}, { token: plain.token })).toMatchObject({
    access: { panel: false },
    secondFactor: { required: true },
  })
  expect((await call(getUser, {}, { token: enrolled.token })).access).toEqual({ panel: true })
})
