import { endSession, getUser, listSessions, login, logout } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { solveChallenge } from '../../../platform/security/solve-challenge.testing.ts'
import { freshIp, testSite } from '../../../test-site.testing.ts'

const { call, refusal, newUser, clock, database, http } = await testSite()

const DAY_MS = 86_400_000

async function signIn(email: string, password: string, ip?: string) {
  return call(login, { username: email, password }, ip === undefined ? {} : { ip })
}

describe('signing in', () => {
  test('returns a token for the account, ignoring the case of the address', async () => {
    const { user, password } = await newUser()
    const { token, user: seen } = await signIn(` ${user.email.toUpperCase()} `, password)
    expect(seen.id).toBe(user.id)
    expect(await call(getUser, {}, { token })).toEqual(seen)
  })

  test('the responses for an unknown address and a wrong password are the same', async () => {
    const { user } = await newUser()
    const [wrong, unknown] = await Promise.all(
      [user.email, 'nobody@example.com', 'no address at all'].map((username) =>
        refusal(login, { username, password: 'not the password' }),
      ),
    )
    expect(wrong).toEqual({ code: 'invalid_credentials', fields: {}, retryAfter: undefined })
    expect(unknown).toEqual(wrong)
  })

  test('an empty field is reported at the field', async () => {
    expect((await refusal(login, { username: '', password: '' })).fields).toEqual({
      username: 'required',
      password: 'required',
    })
  })

  test('five wrong passwords from one network block only that network', async () => {
    const { user, password } = await newUser()
    const ip = freshIp()
    const guess = () => refusal(login, { username: user.email, password: 'wrong' }, { ip })
    for (let i = 0; i < 5; i += 1) expect((await guess()).code).toBe('invalid_credentials')
    expect(await guess()).toMatchObject({ code: 'rate_limited', retryAfter: 900 })
    expect((await refusal(login, { username: user.email, password }, { ip })).code).toBe('rate_limited')
    const payload = { username: user.email, password }
    const headers = { 'x-forwarded-for': ip }
    const answer = await http.inject({ method: 'POST', url: '/v1/login', payload, headers })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '900'])
    await signIn(user.email, password)
    clock.pass(900_000)
    await signIn(user.email, password, ip)
  })

  test('concurrent guesses are all counted', async () => {
    const { user } = await newUser()
    const ip = freshIp()
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => refusal(login, { username: user.email, password: 'wrong' }, { ip })),
    )
    expect(guesses.filter(({ code }) => code === 'invalid_credentials')).toHaveLength(5)
  })

  test('fifty failures from one network block it for every address', async () => {
    const prefix = '2001:db8:77:1'
    const codes = []
    for (let i = 0; i < 51; i += 1) {
      const from = { ip: `${prefix}::${i.toString(16)}` }
      codes.push((await refusal(login, { username: `a${i}@example.com`, password: 'wrong' }, from)).code)
    }
    expect(codes.slice(0, 50)).not.toContain('rate_limited')
    expect(codes[50]).toBe('rate_limited')
  })

  test('an account attacked from many networks stays accessible with a solved challenge', async () => {
    const { user, password } = await newUser()
    const guess = (challenge?: string) =>
      refusal(
        login,
        { username: user.email, password: 'wrong' },
        challenge === undefined ? {} : { challenge },
      )
    for (let i = 0; i < 20; i += 1) expect((await guess()).code).toBe('invalid_credentials')
    const refused = await refusal(login, { username: user.email, password })
    expect(refused.code).toBe('challenge_required')
    expect(refused.retryAfter).toBeGreaterThan(0)
    const challenge = await solveChallenge(http)
    expect((await guess(challenge)).code).toBe('invalid_credentials')
    // A solved proof-of-work challenge is accepted only once.
    expect((await guess(challenge)).code).toBe('challenge_failed')
    const solved = await solveChallenge(http)
    expect((await call(login, { username: user.email, password }, { challenge: solved })).user.id).toBe(
      user.id,
    )
  })

  test('a burst of attempts leaves one audit row', async () => {
    const { user } = await newUser()
    const ip = freshIp()
    for (let i = 0; i < 12; i += 1) await refusal(login, { username: user.email, password: 'wrong' }, { ip })
    const rows = await database.db
      .selectFrom('audit')
      .select(['action', 'ip'])
      .where('subject_id', '=', user.id)
      .where('action', '=', 'sign_in.limited')
      .execute()
    expect(rows).toEqual([{ action: 'sign_in.limited', ip }])
  })
})

describe('a session', () => {
  test('is extended by 30 days on use, up to 90 days in total', async () => {
    const { token } = await newUser()
    for (let day = 0; day < 80; day += 20) {
      clock.pass(20 * DAY_MS)
      await call(getUser, {}, { token })
    }
    clock.pass(9 * DAY_MS)
    await call(getUser, {}, { token })
    clock.pass(2 * DAY_MS)
    expect((await refusal(getUser, {}, { token })).code).toBe('unauthenticated')
  })

  test('expires after 30 days without use', async () => {
    const { token } = await newUser()
    clock.pass(30 * DAY_MS)
    expect((await refusal(getUser, {}, { token })).code).toBe('unauthenticated')
  })

  test('records its use at most once a minute', async () => {
    const { token, user } = await newUser()
    const seen = async () =>
      (
        await database.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('user_id', '=', user.id)
          .executeTakeFirstOrThrow()
      ).last_seen_at.getTime()
    const first = await seen()
    clock.pass(59_000)
    await call(getUser, {}, { token })
    expect(await seen()).toBe(first)
    clock.pass(1_000)
    await call(getUser, {}, { token })
    expect(await seen()).toBe(first + 60_000)
  })

  test('ends on sign-out; other sessions continue', async () => {
    const { token, user, password } = await newUser()
    const other = await signIn(user.email, password)
    expect(await call(logout, {}, { token })).toBeNull()
    expect((await refusal(logout, {}, { token })).code).toBe('unauthenticated')
    expect((await call(getUser, {}, { token: other.token })).id).toBe(user.id)
  })

  test('is listed with its origin and can be ended from another session', async () => {
    const { token, user, password } = await newUser()
    clock.pass(1_000)
    const other = await signIn(user.email, password, '203.0.113.9')
    const { items } = await call(listSessions, {}, { token })
    expect(items.map(({ current, ip }) => [current, ip])).toEqual([
      [false, '203.0.113.9'],
      [true, expect.any(String)],
    ])
    expect(await call(endSession, { id: items[0]?.id ?? '' }, { token })).toBeNull()
    expect((await refusal(getUser, {}, { token: other.token })).code).toBe('unauthenticated')
    expect((await refusal(endSession, { id: items[0]?.id ?? '' }, { token })).code).toBe('not_found')
  })

  test('of another user is not found, and visitors are refused', async () => {
    const [one, two] = [await newUser(), await newUser()]
    const { items } = await call(listSessions, {}, { token: two.token })
    const [session] = items
    expect((await refusal(endSession, { id: session?.id ?? '' }, { token: one.token })).code).toBe(
      'not_found',
    )
    expect((await refusal(endSession, { id: session?.id ?? '' })).code).toBe('unauthenticated')
    expect((await refusal(listSessions, {})).code).toBe('unauthenticated')
  })
})
