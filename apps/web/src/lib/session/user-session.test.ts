import { ApiError, type ErrorCode, type Send } from '@verstat/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendOrSignIn } from './lost-session.ts'
import { browserSession, serverSession } from './user-session.ts'

let cookies: Map<string, string>
const written: string[] = []

beforeEach(() => {
  cookies = new Map()
  written.length = 0
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      written.push(text)
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      if (/Max-Age=0\b/.test(text)) cookies.delete(name)
      else cookies.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const anna = { firstname: 'Анна' } as Awaited<ReturnType<ReturnType<typeof browserSession>['load']>> & object

function refusal(code: ErrorCode, statusCode: number): ApiError {
  return new ApiError({ statusCode, data: { code, message: '', requestId: '' } })
}

/** The type cast is needed because `Send` ties the output to the route, and a fake cannot do that. */
function fakeSend(answer: () => unknown): Send {
  return (async () => answer()) as Send
}

function setUp(answer: () => unknown) {
  const ask = vi.fn(async () => answer())
  return { ask, session: browserSession(() => fakeSend(ask)) }
}

test('loading a visitor makes no call', async () => {
  const { ask, session } = setUp(() => anna)
  expect(await session.load()).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('the user is fetched once per token', async () => {
  cookies.set('token', 'one')
  const { ask, session } = setUp(() => anna)
  expect(await session.load()).toBe(anna)
  expect(await session.load()).toBe(anna)
  expect(ask).toHaveBeenCalledTimes(1)
  cookies.set('token', 'two')
  expect(session.isOutdated()).toBe(true)
  await session.load()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(session.isOutdated()).toBe(false)
})

test('an invalid token is cleared silently, an API failure keeps the token', async () => {
  cookies.set('token', 'over')
  const wrong = setUp(() => {
    throw refusal('unauthenticated', 401)
  })
  expect(await wrong.session.load()).toBeNull()
  expect(cookies.has('token')).toBe(false)
  expect(wrong.session.failure()).toBeUndefined()

  cookies.set('token', 'good')
  const away = setUp(() => {
    throw refusal('unavailable', 503)
  })
  expect(await away.session.load()).toBeNull()
  expect(cookies.get('token')).toBe('good')
  expect(away.session.failure()).toBeInstanceOf(ApiError)
})

test('the cookie is for the whole site, for https alone, and not for other sites', () => {
  const { session } = setUp(() => anna)
  session.begin({ token: 'fresh', user: anna })
  expect(written.at(-1)).toBe('token=fresh; Path=/; Max-Age=2592000; SameSite=Lax; Secure')
  session.end()
  expect(cookies.has('token')).toBe(false)
})

test('where cookies are blocked a session lives as long as its document', async () => {
  const { session } = setUp(() => anna)
  vi.stubGlobal('document', {
    get cookie() {
      return ''
    },
    set cookie(_: string) {},
  })
  session.begin({ token: 'fresh', user: anna })
  expect(session.token()).toBe('fresh')
  expect(await session.load()).toBe(anna)
  session.end()
  expect(session.token()).toBeUndefined()
})

test('the user of the server-rendered page is adopted; for a token without a user the API is asked', async () => {
  cookies.set('token', 'one')
  const { ask, session } = setUp(() => anna)
  session.adopt(null)
  expect(session.isOutdated()).toBe(true)
  expect(await session.load()).toBe(anna)
  session.adopt(anna)
  expect(await session.load()).toBe(anna)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('the server drops an invalid token and makes no call without a token', async () => {
  const dropToken = vi.fn()
  const ask = vi.fn(() => {
    throw refusal('unauthenticated', 401)
  })
  const send = fakeSend(ask)
  expect(await serverSession(send, { hasToken: false, dropToken }).load()).toBeNull()
  expect(ask).not.toHaveBeenCalled()
  expect(await serverSession(send, { hasToken: true, dropToken }).load()).toBeNull()
  expect(dropToken).toHaveBeenCalledTimes(1)
})

test('a 401 ends the session and redirects to sign-in and back, except for the quiet calls', async () => {
  const { session } = setUp(() => anna)
  const refuse = (code: ErrorCode, statusCode = 401) =>
    sendOrSignIn(
      fakeSend(() => {
        throw refusal(code, statusCode)
      }),
      session,
      () => '/user/edit?tab=1',
    )
  const call = (path: `/v1/${string}`) => ({ method: 'GET', path }) as Parameters<Send>[0]

  cookies.set('token', 'over')
  const thrown = await refuse('unauthenticated')(call('/v1/user/sessions'), {}).catch(
    (error: unknown) => error,
  )
  expect(thrown).toMatchObject({ options: { to: '/login', search: { next: '/user/edit?tab=1' } } })
  expect(cookies.has('token')).toBe(false)

  for (const path of ['/v1/login', '/v1/user/get', '/v1/logout'] as const) {
    cookies.set('token', 'kept')
    await expect(refuse('unauthenticated')(call(path), {})).rejects.toBeInstanceOf(ApiError)
    expect(cookies.has('token'), path).toBe(true)
  }
  await expect(refuse('invalid_credentials')(call('/v1/user/edit'), {})).rejects.toBeInstanceOf(ApiError)
  await expect(refuse('forbidden', 403)(call('/v1/user/edit'), {})).rejects.toBeInstanceOf(ApiError)
})
