import { editUser, getUser, getUserById, login, verifyEmail } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { codeIn, testSite } from '../../../test-site.testing.ts'

const { call, refusal, newUser, mailsTo, database } = await testSite()

const OTHER = 'ще один добрий пароль'

describe('editing the profile', () => {
  test('changes sent fields, keeps absent ones and clears null', async () => {
    const { token, user } = await newUser({ phone: '+380501234567' })
    const change = { lastname: 'Їжак', companyName: 'ТОВ «Їжак»', edrpou: '14360570', locale: 'en' } as const
    const edited = await call(editUser, { ...change, notifications: { news: true } }, { token })
    expect(edited).toEqual({
      ...user,
      ...change,
      notifications: { ...user.notifications, news: true },
      version: user.version + 1,
    })
    const cleared = await call(editUser, { phone: null, companyName: null }, { token })
    expect(cleared).toMatchObject({ phone: null, companyName: null, edrpou: '14360570' })
    expect(await call(getUser, {}, { token })).toEqual(cleared)
  })

  test('an empty edit changes nothing', async () => {
    const { token, user } = await newUser()
    expect(await call(editUser, {}, { token })).toEqual(user)
  })

  test('a stale version is rejected with the current state', async () => {
    const { token, user } = await newUser()
    await call(editUser, { firstname: 'Ганна', version: user.version }, { token })
    const error = await call(editUser, { firstname: 'Оля', version: user.version }, { token }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toMatchObject({ statusCode: 409, data: { code: 'stale', current: { firstname: 'Ганна' } } })
  })

  test('all invalid fields are reported at once', async () => {
    const [{ token }, other] = [await newUser(), await newUser()]
    const wrong = {
      firstname: '',
      phone: '123',
      edrpou: '14360571',
      rnokpp: '1759013777',
      email: other.user.email,
      password: 'password1',
      role: 'admin',
    }
    expect((await refusal(editUser, wrong, { token })).fields).toEqual({
      firstname: 'required',
      phone: 'invalid_phone',
      edrpou: 'invalid_edrpou',
      rnokpp: 'invalid_rnokpp',
      email: 'email_taken',
      password: 'password_common',
      currentPassword: 'required',
      passwordConfirmation: 'required',
      role: 'unknown_key',
    })
  })

  test('a new password made of old or new names is rejected', async () => {
    const { token, user, password: currentPassword } = await newUser()
    for (const password of [`${user.firstname}-${user.lastname}`, 'Килина2026', 'Промінь-1', 'zyxwvuts']) {
      const both = { password, passwordConfirmation: password, currentPassword }
      const input = { firstname: 'Килина', companyName: 'ТОВ «Промінь»', ...both }
      expect((await refusal(editUser, input, { token })).fields).toEqual({ password: 'password_common' })
    }
  })

  test('probing which addresses have accounts is rate-limited', async () => {
    const { token } = await newUser()
    const codes = new Set<string>()
    for (let i = 0; i < 61; i += 1) {
      codes.add((await refusal(editUser, { email: `ask-${i}@example.com` }, { token })).code)
    }
    expect([...codes]).toEqual(['validation_failed', 'rate_limited'])
  })

  test('visitors are refused', async () => {
    expect((await refusal(editUser, { firstname: 'Ніхто' })).code).toBe('unauthenticated')
  })
})

describe('a new password', () => {
  test('requires the current one, ends other sessions and notifies the owner', async () => {
    const { token, user, password } = await newUser()
    const other = await call(login, { username: user.email, password })
    const change = { password: OTHER, passwordConfirmation: OTHER }
    expect((await refusal(editUser, { ...change, currentPassword: 'wrong' }, { token })).fields).toEqual({
      currentPassword: 'wrong_password',
    })
    await call(editUser, { ...change, currentPassword: password }, { token })
    expect((await call(getUser, {}, { token })).id).toBe(user.id)
    expect((await refusal(getUser, {}, { token: other.token })).code).toBe('unauthenticated')
    expect((await refusal(login, { username: user.email, password })).code).toBe('invalid_credentials')
    await call(login, { username: user.email, password: OTHER })
    expect((await mailsTo(user.email, 2))[1]?.subject).toBe('Пароль змінено')
  })

  test('guessing the current password is rate-limited', async () => {
    const { token } = await newUser()
    const change = { password: OTHER, passwordConfirmation: OTHER, currentPassword: 'wrong' }
    for (let i = 0; i < 10; i += 1) await refusal(editUser, change, { token })
    expect((await refusal(editUser, change, { token })).code).toBe('rate_limited')
  })
})

describe('a new address', () => {
  test('takes effect when its link is opened, and the old address is notified', async () => {
    const { token, user, password } = await newUser()
    const email = `new-${user.email}`
    const waiting = await call(editUser, { email, currentPassword: password }, { token })
    expect(waiting).toMatchObject({ email: user.email, newEmail: email })
    await call(login, { username: user.email, password })
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toBe('Підтвердьте нову адресу')
    expect(await call(verifyEmail, { code: codeIn(mail) })).toEqual({ verified: true })
    expect(await call(verifyEmail, { code: codeIn(mail) })).toEqual({ verified: true, already: true })
    expect(await call(getUser, {}, { token })).toMatchObject({ email, newEmail: null })
    expect((await mailsTo(user.email, 2))[1]?.subject).toBe('Адресу змінено')
    expect((await refusal(login, { username: user.email, password })).code).toBe('invalid_credentials')
  })

  test('requires the password', async () => {
    const { token } = await newUser()
    expect((await refusal(editUser, { email: 'x@example.com' }, { token })).fields).toEqual({
      currentPassword: 'required',
    })
  })

  test('is cancelled by entering the current address', async () => {
    const { token, user, password } = await newUser()
    const email = `regret-${user.email}`
    await call(editUser, { email, currentPassword: password }, { token })
    const code = codeIn((await mailsTo(email))[0])
    expect(await call(editUser, { email: user.email }, { token })).toMatchObject({ newEmail: null })
    expect((await refusal(verifyEmail, { code })).code).toBe('code_expired')
  })

  test('that another account took meanwhile is reported', async () => {
    const { token, user, password } = await newUser()
    const email = `race-${user.email}`
    await call(editUser, { email, currentPassword: password }, { token })
    const code = codeIn((await mailsTo(email))[0])
    await newUser({ email: email.toUpperCase() })
    expect((await refusal(verifyEmail, { code })).fields).toEqual({ email: 'email_taken' })
    expect(await call(getUser, {}, { token })).toMatchObject({ email: user.email })
  })
})

describe('another user', () => {
  test('gets a public card for strangers: no address, phone, codes or surname', async () => {
    const { user } = await newUser({ phone: '+380501234567' })
    const stranger = await newUser()
    const card = {
      id: user.id,
      name: 'Олена Ґ.',
      avatar: null,
      companyName: null,
      memberSince: user.createdAt,
      counts: { orders: 0, producers: 0 },
    }
    expect(await call(getUserById, { id: user.id })).toEqual(card)
    expect(await call(getUserById, { id: user.id }, { token: stranger.token })).toEqual(card)
  })

  test('is visible in full to themselves and to staff', async () => {
    const [{ user, token }, staff] = [await newUser(), await newUser()]
    await database.db.updateTable('users').set({ role: 'support' }).where('id', '=', staff.user.id).execute()
    for (const seen of [token, staff.token]) {
      expect(await call(getUserById, { id: user.id }, { token: seen })).toMatchObject({ email: user.email })
    }
  })

  test('that does not exist is not found', async () => {
    for (const id of ['0193b0a0-0000-7000-8000-000000000000', 'x']) {
      expect((await refusal(getUserById, { id })).code).toBe('not_found')
    }
  })
})
