import { accentPalette } from '@verstat/contract'
import { createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import { createPaymentServices, type PaymentServices } from './payment-services.ts'
import { createDatabaseClock, type DatabaseClock, fixedClock } from './platform/db/database-clock.ts'
import type { DatabaseHandle } from './platform/db/pool.ts'
import { openReplicas, type Replicas } from './platform/db/replicas/open-replicas.ts'
import { collectRoutes } from './platform/http/allowed-methods.ts'
import { createProxyTrust, DEFAULT_PROXIES } from './platform/http/connections/proxy-trust.ts'
import { createEarlyAnswers, type EarlyAnswers } from './platform/http/early-answers.ts'
import type { Translate } from './platform/http/error-response.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { createHttpServer, type HttpServerOptions, logsAnswers } from './platform/http/server.ts'
import { createPageCalls, type PageCalls } from './platform/http/shared/page-calls.ts'
import type { Platform } from './platform/module/define-module.ts'
import type { InstallOptions } from './platform/module/install-options.ts'
import { createTestClock } from './platform/payments/sandbox/test-clock.ts'
import { createPersonLog } from './platform/people/person-log.ts'
import { isRealtimeUpgrade } from './platform/realtime/embedded-realtime.ts'
import { createSecretKey, readOrCreateSecret } from './platform/security/secret-key.ts'
import { cacheValue } from './platform/settings/cached-value.ts'
import { readSettings } from './platform/settings/stored-settings.ts'
import { createPageCache, type PageCache } from './platform/web/page-cache/page-cache.ts'
import { isHotUpdate } from './platform/web/renderer.ts'
import { createUserPages, type UserPages } from './platform/web/user-pages/user-pages.ts'
import { createRealtimeServices, type RealtimeServices } from './realtime-services.ts'

export type AppOptions = InstallOptions & { readonly database: DatabaseHandle<Database> }

/** Everything that a process creates before it starts the modules. */
export type Install = {
  readonly platform: Platform<Database>
  readonly http: FastifyInstance
  readonly early: EarlyAnswers
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  readonly methods: ReturnType<typeof collectRoutes>
  readonly cache: PageCache
  /** The cache of answers to visitors' API calls. Undefined if answers are not cached. */
  readonly answers: PageCache | undefined
  /** The cached pages of people with a session. Undefined if pages are not cached. */
  readonly userPages: UserPages | undefined
  /** What pages share while they are rendered. Undefined if pages are not cached. */
  readonly pageCalls: PageCalls | undefined
  /** Null when no replicas are configured, or when the process reads nothing for visitors. */
  readonly replicas: Replicas<Database> | null
  readonly clock: DatabaseClock
  readonly paying: PaymentServices
  readonly realtime: RealtimeServices | null
  readonly reloaders: Readonly<Record<string, () => Promise<void>>>
}

const PAGE_CACHE_BYTES = 64 * 1024 * 1024
/** The memory for answers of the API, as a share of the memory for pages. */
const ANSWER_SHARE = 1 / 4
/** The memory for pages of people with a session, as a share of the memory for pages. */
const USER_SHARE = 1 / 2
/** The memory for answers to calls of pages, as a share of the memory for pages. */
const CALLS_SHARE = 1 / 4
/** An answer costs far less than the render of a page, so many more may be made at once. */
const ANSWER_LIMITS = { atOnce: 64, atOncePerGroup: 32, waitingPerGroup: 2_000 }

export async function openInstall({ database, ...options }: AppOptions): Promise<Install> {
  const { db, pool } = database
  const { log, origin, realtime: config, fetch: fetchOut = fetch, development = false } = options
  const { pageCacheBytes: maxBytes = PAGE_CACHE_BYTES } = options
  const payments = options.payments ?? { providers: [], seller: null }
  const databaseClock = options.now ? fixedClock(options.now) : await createDatabaseClock(pool, log)
  const clock = createTestClock(db, databaseClock.now)
  const hasTestClock = payments.providers.includes('sandbox')
  if (hasTestClock) await clock.reload()
  const { now } = clock
  const translate = createTranslate(log)
  const settings = await cacheValue(() => readSettings(db))
  const seller = () => settings.current().seller ?? payments.seller
  const secret = createSecretKey(options.secretKey ?? readOrCreateSecret(options.dataDir))
  const isTrustedProxy = createProxyTrust(options.trustedProxies ?? DEFAULT_PROXIES)
  const early = createEarlyAnswers(() => logsAnswers(log))
  const headers = securityHeaders({
    isHttps: origin.startsWith('https:'),
    hasPolicy: !development,
  })
  const http = openHttp(options, { translate, isTrustedProxy, early, headers })
  const methods = collectRoutes(http)
  const paying = createPaymentServices({
    config: payments,
    db,
    clock,
    fetch: fetchOut,
    secret,
    origin,
    isOpen: options.isOpen ?? false,
    translate,
    // Nobody can pay an invoice that names no seller. Staff may enter the seller while the process runs.
    isPaused: (id) =>
      settings.current().pausedPayments.includes(id) || (id === 'invoice' && seller() === null),
  })
  const realtime = config
    ? await createRealtimeServices({
        config,
        pool,
        secret,
        now,
        fetch: fetchOut,
        log,
        http,
        origin,
        isTrustedProxy,
      })
    : null
  const cache = createPageCache({ maxBytes, now })
  const answers =
    development || maxBytes === 0
      ? undefined
      : createPageCache({ maxBytes: maxBytes * ANSWER_SHARE, now, limits: ANSWER_LIMITS })
  const people = createPersonLog()
  const userPages = answers && createUserPages({ people, maxBytes: maxBytes * USER_SHARE, now })
  const pageCalls = answers && createPageCalls({ people, maxBytes: maxBytes * CALLS_SHARE, now })
  const replicas =
    options.replicas?.length && options.role !== 'work'
      ? openReplicas<Database>({
          primary: pool.options,
          connections: options.replicas,
          log,
          isTraced: Boolean(options.tracing),
        })
      : null
  const platform: Platform<Database> = {
    options,
    db,
    pool,
    now,
    people,
    log,
    translate,
    secret,
    settings,
    brand: (locale) =>
      settings.current().brand[locale] ?? options.brand ?? translate(locale, 'common.brand.name'),
    accent: () => accentPalette(settings.current().accent)['--color-accent'][0],
    providers: options.providers ?? paying.providers,
    seller,
    realtime: realtime?.tokens ?? null,
    realtimeAddress: realtime?.address,
    clearPageCache() {
      cache.dropAll()
      answers?.dropAll()
      userPages?.dropAll()
      pageCalls?.dropAll()
    },
  }
  const reloaders = { settings: settings.reload, ...(hasTestClock ? { clock: clock.reload } : {}) }
  return {
    platform,
    http,
    early,
    headers,
    methods,
    cache,
    answers,
    userPages,
    pageCalls,
    replicas,
    clock: databaseClock,
    paying,
    realtime,
    reloaders,
  }
}

function openHttp(
  { log, realtime, tracing, development = false }: InstallOptions,
  parts: Pick<HttpServerOptions, 'translate' | 'isTrustedProxy' | 'early' | 'headers'>,
): FastifyInstance {
  return createHttpServer({
    ...parts,
    log,
    tracing,
    acceptsUpgrade: (request) =>
      (realtime?.mode === 'embedded' && isRealtimeUpgrade(request)) || (development && isHotUpdate(request)),
  })
}

function createTranslate(log: FastifyBaseLogger): Translate {
  const translator = (locale: LocaleCode) =>
    createTranslator(locale, compileMessages(locale), (fault) => log.error(fault, 'a message is broken'))
  const translators = { uk: translator('uk'), en: translator('en') }
  return (locale, key, values) => translators[locale](key as Parameters<typeof translators.uk>[0], values)
}
