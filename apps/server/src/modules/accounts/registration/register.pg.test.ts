import {
  checkVerification,
  getUser,
  login,
  register,
  resendVerification,
  verifyEmail,
} from '@verstat/contract'
import { isGuessablePassword } from '@verstat/contract/browser'
import { describe, expect, test } from 'vitest'
import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { writeSettings } from '../../../platform/settings/stored-settings.ts'
import { eventually } from '../../../platform/testing/eventually.ts'
import { codeIn, freshIp, GOOD_PASSWORD, testSite } from '../../../test-site.testing.ts'

const site = await testSite()
const named = await testSite({
  brand: 'Промдвір',
  prepare: (db) =>
    db.transaction().execute((tx) => {
      const names = {
        brand: { uk: null, en: 'PromYard' },
        operator: { uk: 'ТОВ «Ковалівка»', en: 'Kovalivka LLC' },
      }
      return writeSettings(transactionOnTables(tx), names, { by: null, at: new Date() })
    }),
})
const { call, refusal, mailsTo, newUser, clock, database } = site

const good = {
  firstname: ' Соломія ',
  lastname: 'О’Ніл-Ґудзь',
  email: 'solomiia@example.com',
  password: GOOD_PASSWORD,
  passwordConfirmation: GOOD_PASSWORD,
}

describe('registration', () => {
  test('creates an account, signs in and e-mails a link in the language of the request', async () => {
    const made = await call(register, { ...good, acceptTerms: true }, { language: 'en' })
    expect(made.token).toMatch(/^[\w-]{43}$/)
    expect(made.user).toMatchObject({
      firstname: 'Соломія',
      email: 'solomiia@example.com',
      emailVerifiedAt: null,
      locale: 'en',
      role: 'user',
      access: { panel: false },
      secondFactor: { enabled: false, required: false, recoveryCodesLeft: 0 },
    })
    expect(made.claimed).toEqual({ orders: [], producers: [] })
    expect(await call(getUser, {}, { token: made.token })).toEqual(made.user)
    const [mail] = await mailsTo('solomiia@example.com')
    expect(mail?.subject).toBe('Confirm your address')
    expect(mail?.text).toContain('http://localhost/en/verify/')
  })

  test('stores neither the password nor the token nor the code in plain text', async () => {
    const { user, token } = await newUser()
    const [mail] = await mailsTo(user.email)
    const { rows } = await database.pool.query(
      `select (select to_jsonb(u)::text from users u where id = $1) || (select jsonb_agg(to_jsonb(s))::text from sessions s where user_id = $1)
         || (select jsonb_agg(to_jsonb(c))::text from user_codes c where user_id = $1) as stored`,
      [user.id],
    )
    for (const secret of [GOOD_PASSWORD, token, codeIn(mail)]) expect(rows[0].stored).not.toContain(secret)
  })

  test('reports all invalid fields at once', async () => {
    const { user } = await newUser()
    const wrong = {
      firstname: ' ',
      lastname: 'x'.repeat(61),
      password: 'qwertyuiop',
      passwordConfirmation: 'other',
    }
    expect(await refusal(register, { ...wrong, email: user.email.toUpperCase() })).toEqual({
      code: 'validation_failed',
      retryAfter: undefined,
      fields: {
        firstname: 'required',
        lastname: 'too_long',
        email: 'email_taken',
        password: 'password_common',
        passwordConfirmation: 'password_mismatch',
      },
    })
  })

  test.each([
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [
      {
        email: 'Very.Long@example.com',
        password: 'very.long@example.com',
        passwordConfirmation: 'very.long@example.com',
      },
      { password: 'password_is_email' },
    ],
    [{ password: 'k9#Vt2!', passwordConfirmation: 'k9#Vt2!' }, { password: 'too_short' }],
    [{ password: 'x'.repeat(129) }, { password: 'too_long' }],
    [
      { password: 'short', passwordConfirmation: 'other' },
      { password: 'too_short', passwordConfirmation: 'password_mismatch' },
    ],
    [{ password: 'Verstat-2027', passwordConfirmation: 'Verstat-2027' }, { password: 'password_common' }],
    [{ phone: '0501234567' }, { phone: 'invalid_phone' }],
    [{ firstname: 'a\nb' }, { firstname: 'invalid_format' }],
    [{ nickname: 'x' }, { nickname: 'unknown_key' }],
    [{ email: undefined }, { email: 'required' }],
  ])('%j is reported as %j', async (wrong, fields) => {
    const input = { ...good, email: 'fresh@example.com', ...wrong } as typeof good
    expect((await refusal(register, input)).fields).toMatchObject(fields)
  })

  // These passwords are rejected only because they are in the list of common passwords.
  test.each(['princess', 'sunshine'])('a common password is rejected at its field: %j', async (password) => {
    expect(isGuessablePassword(password)).toBe(false)
    const input = { ...good, email: 'guessed@example.com', password, passwordConfirmation: password }
    expect((await refusal(register, input)).fields).toEqual({ password: 'password_common' })
  })

  test('all 128 characters of a long password count', async () => {
    const password = Array.from({ length: 16 }, (_, at) => `${at % 10}є#Vt2!${'кмнпрстфхцчшщґїж'[at]}`).join(
      '',
    )
    expect(password).toHaveLength(128)
    const { user } = await newUser({ password, passwordConfirmation: password })
    const username = user.email
    expect((await call(login, { username, password })).user.id).toBe(user.id)
    expect((await refusal(login, { username, password: `${password.slice(0, -1)}q` })).code).toBe(
      'invalid_credentials',
    )
  })

  test.each([
    '88888888',
    'aaaaaaaa',
    'abcdefgh',
    '12341234',
    '        ',
    'ЙЦУКЕНГШ',
    'ａｂｃｄｅｆｇｈ',
  ])('a password that follows a simple rule is refused at its field: %j', async (password) => {
    const input = { ...good, email: 'guessed@example.com', password, passwordConfirmation: password }
    expect((await refusal(register, input)).fields).toEqual({ password: 'password_common' })
  })

  test.each([
    'Соломія1',
    'ґудзь2026',
    'Guessed-1',
    'ПРОМДВІР!',
    'PromYard-1',
    'Ковалівка2026',
    'kovalivka!',
  ])("a password of the person's own names, address, directory or operator is refused: %j", async (password) => {
    const input = { ...good, email: 'guessed@example.com', password, passwordConfirmation: password }
    expect((await named.refusal(register, input)).fields).toEqual({ password: 'password_common' })
  })

  test('only one of two concurrent registrations with the same address succeeds, ignoring case', async () => {
    const results = await Promise.allSettled(
      ['twin@example.com', 'TWIN@example.com', 'Twin@Example.com'].map((email) =>
        call(register, { ...good, email }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason.data.errors[0].code).toBe('email_taken')
    }
  })

  test('a wrong listing token is reported but does not prevent registration', async () => {
    const made = await newUser({ orderToken: 'nobody-has-this', producerToken: 'nor-this' })
    expect(made.claimErrors).toEqual([
      { path: 'orderToken', code: 'unknown' },
      { path: 'producerToken', code: 'unknown' },
    ])
  })

  test('many accounts from one network require a solved challenge', async () => {
    const ip = freshIp()
    for (let i = 0; i < 10; i += 1) await call(register, { ...good, email: `mass-${i}@example.com` }, { ip })
    const refused = await refusal(register, { ...good, email: 'mass-11@example.com' }, { ip })
    expect(refused).toMatchObject({ code: 'challenge_required', retryAfter: 3_600 })
    await call(register, { ...good, email: 'mass-12@example.com' })
  })

  test('works while the mail server is down; the e-mail is retried', async () => {
    const smtp = { url: 'smtp://127.0.0.1:1', from: 'no-reply@example.com' }
    const other = await testSite({ smtp })
    const { user, token } = await other.newUser()
    expect((await other.call(getUser, {}, { token })).id).toBe(user.id)
    const waits = await eventually('the e-mail was tried', async () => {
      const { rows } = await other.database.pool.query(
        'select task_identifier as task, max_attempts from graphile_worker.jobs where last_error is not null',
      )
      return rows[0]
    })
    expect(waits).toEqual({ task: 'mail', max_attempts: 20 })
  })

  test('probing which addresses have accounts is rate-limited', async () => {
    const ip = freshIp()
    const codes = new Set<string>()
    for (let i = 0; i < 61; i += 1) {
      codes.add(
        (await refusal(register, { ...good, firstname: '', email: `ask-${i}@example.com` }, { ip })).code,
      )
    }
    expect([...codes]).toEqual(['validation_failed', 'rate_limited'])
  })
})

describe('e-mail verification', () => {
  test('works by link, repeatedly, because mail scanners open links first', async () => {
    const { user, token } = await newUser()
    const [mail] = await mailsTo(user.email)
    const code = codeIn(mail)
    expect(await call(verifyEmail, { code })).toEqual({ verified: true })
    expect(await call(verifyEmail, { code })).toEqual({ verified: true, already: true })
    clock.pass(72 * 3_600_000)
    expect(await call(verifyEmail, { code })).toEqual({ verified: true, already: true })
    expect((await call(getUser, {}, { token })).emailVerifiedAt).not.toBeNull()
  })

  test('checking a code shows its state and owner without using it', async () => {
    const { user, token } = await newUser()
    const other = await newUser()
    const code = codeIn((await mailsTo(user.email))[0])
    expect(await call(checkVerification, { code })).toEqual({ verified: false, isOwn: false })
    expect(await call(checkVerification, { code }, { token: other.token })).toEqual({
      verified: false,
      isOwn: false,
    })
    expect(await call(checkVerification, { code }, { token })).toEqual({ verified: false, isOwn: true })
    expect((await call(getUser, {}, { token })).emailVerifiedAt).toBeNull()
    await call(verifyEmail, { code })
    expect(await call(checkVerification, { code })).toEqual({ verified: true, isOwn: false })
    expect((await refusal(checkVerification, { code: 'x' })).code).toBe('not_found')
    const late = codeIn((await mailsTo(other.user.email))[0])
    clock.pass(48 * 3_600_000 + 1)
    expect((await refusal(checkVerification, { code: late })).code).toBe('code_expired')
  })

  test('concurrent verifications: one verifies, the others report it as already done', async () => {
    const { user } = await newUser()
    const code = codeIn((await mailsTo(user.email))[0])
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(verifyEmail, { code })))
    expect(answers.filter(({ already }) => !already)).toHaveLength(1)
  })

  test('a link expires after 48 hours, and another one can be requested', async () => {
    const { user, token } = await newUser()
    const code = codeIn((await mailsTo(user.email))[0])
    clock.pass(48 * 3_600_000 + 1)
    expect((await refusal(verifyEmail, { code })).code).toBe('code_expired')
    expect(await call(resendVerification, {}, { token })).toEqual({ sent: true })
    const again = codeIn((await mailsTo(user.email, 2))[1])
    expect(await call(verifyEmail, { code: again })).toEqual({ verified: true })
    expect(await call(resendVerification, {}, { token })).toEqual({ sent: false })
  })

  test('an unknown code of any form is not found', async () => {
    for (const code of ['x', 'A'.repeat(43), '%00', 'а'.repeat(60)]) {
      expect((await refusal(verifyEmail, { code })).code).toBe('not_found')
    }
  })

  test('resending the e-mail is limited and requires a user', async () => {
    const { token } = await newUser()
    for (let i = 0; i < 3; i += 1) await call(resendVerification, {}, { token })
    expect((await refusal(resendVerification, {}, { token })).code).toBe('rate_limited')
    expect((await refusal(resendVerification, {})).code).toBe('unauthenticated')
  })
})
