import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ApiError,
  type ErrorBody,
  httpRequest,
  type Route,
  type RouteInput,
  type RouteOutput,
  register,
  type SignedIn,
} from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { type App, type AppOptions, buildApp } from './app.ts'
import type { Database } from './database.ts'
import type { OutboxMail } from './platform/mail/outbox.ts'
import { eventually } from './platform/testing/eventually.ts'
import { silentHttpLog } from './platform/testing/silent-log.ts'
import { type TestDatabase, testDatabase } from './platform/testing/test-database.ts'
import type { Renderer } from './platform/web/renderer.ts'

export const QUICK_PASSWORDS = { memoryCost: 64, timeCost: 1, parallelism: 1 }

export type CallerOptions = {
  readonly token?: string | undefined
  readonly ip?: string
  readonly challenge?: string
  readonly language?: string
  readonly listingToken?: string | undefined
  readonly answerCode?: string | undefined
  readonly idempotencyKey?: string
}

export type TestSite = {
  readonly http: FastifyInstance
  readonly services: App['services']
  readonly database: TestDatabase<Database>
  /** The clock of the site, which stands still unless a test moves it. */
  readonly clock: { now: Date; pass: (ms: number) => void }
  /**
   * Makes an API call as a client does. Throws `ApiError` when the call is refused. By default every call
   * comes from a different IP network.
   */
  readonly call: <R extends Route>(
    route: R,
    input: RouteInput<R>,
    from?: CallerOptions,
  ) => Promise<RouteOutput<R>>
  /** Makes a call that must be refused. Returns the error code, and the problem codes by field. */
  readonly refusal: <R extends Route>(
    route: R,
    input: RouteInput<R>,
    from?: CallerOptions,
  ) => Promise<Refusal>
  /** Waits until there are `count` e-mails to an address, and returns them, oldest first. */
  readonly mailsTo: (to: string, count?: number) => Promise<OutboxMail[]>
  /** Registers an account with a unique e-mail address. */
  readonly newUser: (
    overrides?: Partial<RouteInput<typeof register>>,
  ) => Promise<SignedIn & { password: string }>
}

export type TestSiteOptions = Partial<AppOptions> & {
  /** Fills the database before the server reads its dictionaries. */
  readonly prepare?: (db: TestDatabase<Database>['db']) => Promise<void>
}

export type Refusal = {
  readonly code: string
  readonly fields: Readonly<Record<string, string>>
  readonly retryAfter: number | undefined
}

export const GOOD_PASSWORD = 'довгий і свій пароль'

const blank: Renderer = {
  render: async () => ({ status: 200, html: '<html></html>' }),
  queryKeys: () => [],
  close: async () => {},
}

let networks = 0
let people = 0

/**
 * Starts a whole server on its own database, with cheap password hashes. The server is closed after the test
 * file.
 */
export async function testSite({ prepare, ...options }: TestSiteOptions = {}): Promise<TestSite> {
  const database = await testDatabase<Database>({ tracedAs: options.tracing ? 'primary' : undefined })
  await prepare?.(database.db)
  const dataDir = await mkdtemp(join(tmpdir(), 'verstat-site-'))
  const clock = {
    now: new Date(),
    pass(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms)
    },
  }
  const app = await buildApp({
    database,
    log: silentHttpLog,
    dataDir,
    brand: null,
    origin: 'http://localhost',
    apiBase: '',
    checkOutput: true,
    renderer: blank,
    now: () => clock.now,
    passwordCost: QUICK_PASSWORDS,
    // A test reads what it has just written. Visitors get cached answers that are up to two seconds old.
    pageCacheBytes: 0,
    ...options,
  })
  afterAll(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  const { http, services } = app

  async function call<R extends Route>(route: R, input: RouteInput<R>, from: CallerOptions = {}) {
    const { url, body } = httpRequest(route, input as Readonly<Record<string, unknown>>)
    const answer = await http.inject({
      method: route.method,
      url,
      headers: callHeaders(from),
      ...(body === undefined ? {} : { payload: body }),
    })
    if (answer.statusCode >= 400) throw new ApiError(answer.json<ErrorBody>())
    if (answer.statusCode !== (route.status ?? 200)) throw new Error(`answered ${answer.statusCode}`)
    return (answer.statusCode === 204 ? null : answer.json()) as RouteOutput<R>
  }

  async function refusal<R extends Route>(
    route: R,
    input: RouteInput<R>,
    from?: CallerOptions,
  ): Promise<Refusal> {
    try {
      await call(route, input, from)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { code, errors = [], retryAfter } = error.data
      return { code, fields: Object.fromEntries(errors.map((each) => [each.path, each.code])), retryAfter }
    }
    throw new Error('the call was not refused')
  }

  async function mailsTo(to: string, count = 1): Promise<OutboxMail[]> {
    return eventually(
      `${to} has ${count} letters`,
      async () => {
        const mails = (await http.inject('/dev/mail.json')).json<OutboxMail[]>()
        const own = mails.filter((mail) => mail.to === to).toReversed()
        return own.length >= count ? own : undefined
      },
      15_000,
    )
  }

  async function newUser(overrides: Partial<RouteInput<typeof register>> = {}) {
    people += 1
    const password = overrides.password ?? GOOD_PASSWORD
    const made = await call(register, {
      firstname: 'Олена',
      lastname: 'Ґудзь',
      email: `person-${people}-${process.pid}@example.com`,
      password,
      passwordConfirmation: password,
      ...overrides,
    })
    return { ...made, password }
  }

  return { http, services, database, clock, call, refusal, mailsTo, newUser }
}

/** Returns an IP address of a network that no limit has counted yet. */
export function freshIp(): string {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

function callHeaders({
  token,
  ip = freshIp(),
  challenge,
  language = 'uk',
  listingToken,
  answerCode,
  idempotencyKey,
}: CallerOptions): Record<string, string> {
  return {
    'accept-language': language,
    'x-forwarded-for': ip,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(challenge === undefined ? {} : { 'x-challenge': challenge }),
    ...(listingToken === undefined ? {} : { 'x-listing-token': listingToken }),
    ...(answerCode === undefined ? {} : { 'x-answer-code': answerCode }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  }
}

/** Returns the secret code from the link in an e-mail. */
export function codeIn(mail: Pick<OutboxMail, 'text'> | undefined): string {
  return /\/(?:verify|password-reset)\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
