import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings, Site } from '@verstat/contract'
import { createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { createAccountServices } from './account-services.ts'
import { startBackgroundWork } from './background-work.ts'
import type { Database } from './database.ts'
import {
  type AccountsContext,
  accountsRoutes,
  findActor,
  isStaff,
  LIMITS,
  mayUsePanel,
  networkOf,
  take,
  verifyForm,
} from './modules/accounts/index.ts'
import {
  type BillingContext,
  type BillingServices,
  billingRoutes,
  callbackPaths,
  checkoutForm,
  panelPaymentRoutes,
  readOffer,
  registerCallbacks,
  registerInvoices,
  salesRoutes,
} from './modules/billing/index.ts'
import {
  createViewCounter,
  type DirectoryContext,
  directoryRoutes,
  hasDemoListings,
  isOpenOrderFile,
  type LeadsContext,
  leadsRoutes,
  loadDictionaries,
  type OwnerContext,
  ownerRoutes,
  type WriteContext,
  writeRoutes,
} from './modules/directory/index.ts'
import { type FeedbackContext, feedbackForm, feedbackRoutes } from './modules/feedback/index.ts'
import { type PanelContext, panelRoutes } from './modules/panel/index.ts'
import { type RealtimeContext, realtimeRoutes } from './modules/realtime/index.ts'
import {
  createPostgresEngine,
  readSynonyms,
  type SearchContext,
  searchRoutes,
  searchServices,
} from './modules/search/index.ts'
import {
  type PageTexts,
  readPageTexts,
  registerPictures,
  registerRobots,
  registerSitemap,
  seoRoutes,
} from './modules/seo/index.ts'
import { registerMedia, type UploadsContext, uploadsRoutes } from './modules/uploads/index.ts'
import { createPaymentServices } from './payment-services.ts'
import { placeNames } from './place-names.ts'
import type { PaymentConfig } from './platform/config/payment-config.ts'
import type { RealtimeConfig } from './platform/config/realtime-config.ts'
import type { DatabaseHandle } from './platform/db/pool.ts'
import { noteRoutes, refuseOtherMethods } from './platform/http/allowed-methods.ts'
import type { Gate } from './platform/http/answer-call.ts'
import { registerApi } from './platform/http/api.ts'
import { AppError } from './platform/http/app-error.ts'
import { type Binding, localSend, type Marks, routeKey } from './platform/http/bind.ts'
import type { Caller } from './platform/http/caller.ts'
import { registerDocs } from './platform/http/docs.ts'
import type { Translate } from './platform/http/error-response.ts'
import { registerHealth } from './platform/http/health.ts'
import { createIdempotency } from './platform/http/idempotency.ts'
import { registerMetrics } from './platform/http/metrics.ts'
import { createProxyTrust, DEFAULT_PROXIES } from './platform/http/proxy-trust.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { createHttpServer } from './platform/http/server.ts'
import { registerOutbox } from './platform/mail/outbox-page.ts'
import type { Providers } from './platform/payments/payment-provider.ts'
import { createTestClock } from './platform/payments/sandbox/test-clock.ts'
import { takesRealtimeUpgrade } from './platform/realtime/embedded-realtime.ts'
import type { PasswordCost } from './platform/security/password-hash.ts'
import { keptSecret } from './platform/security/secret-key.ts'
import { remember } from './platform/settings/remember.ts'
import { readSettings } from './platform/settings/stored-settings.ts'
import { openStorage } from './platform/storage/open-storage.ts'
import { registerFormPosts } from './platform/web/form-posts.ts'
import { registerLocaleSwitch } from './platform/web/locale-switch.ts'
import { createPageCache } from './platform/web/page-cache/page-cache.ts'
import { followPageChanges } from './platform/web/page-cache/page-changes.ts'
import { registerPages } from './platform/web/pages.ts'
import { builtRenderer, developmentRenderer, isHotUpdate, type Renderer } from './platform/web/renderer.ts'
import { registerStaticFiles } from './platform/web/static-files.ts'
import { queueMetrics } from './queue-metrics.ts'
import { createRealtimeServices } from './realtime-services.ts'

export type AppOptions = {
  readonly database: DatabaseHandle<Database>
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** The operator's name of the directory; null: ours, in each language. */
  readonly brand: string | null
  /** Scheme and host under which people reach the site. */
  readonly origin: string
  readonly apiBase: string
  /** The tag manager's container that pages may load; none unless set. */
  readonly gtmId?: string | null
  /** Memory for kept pages; 64 MiB unless said. */
  readonly pageCacheBytes?: number
  /** Seconds for which a shared cache in front may keep a page; none unless said. */
  readonly cdnTtlSeconds?: number
  /** Seconds after a reload for a lost part of the app during which pages do not reload again. */
  readonly reloadGuardSeconds?: number
  /** Where letters go; without a mail server they are kept and shown at /dev/mail. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  /** Who gets copies of feedback; every admin unless said. */
  readonly feedbackEmail?: string | null
  /** What the install signs and seals with; the secret of the data folder unless said. */
  readonly secretKey?: string | null
  /** The bucket that uploads are stored in; the data folder unless set. */
  readonly storageUrl?: string | null
  /** Who takes payments; nobody unless said. */
  readonly payments?: PaymentConfig
  /** What tells open pages of changes; nothing unless said, and then events wait. */
  readonly realtime?: RealtimeConfig
  /** Others than the configured ones; for tests. */
  readonly providers?: Providers
  /** Others than this machine can reach the install. */
  readonly isOpen?: boolean
  /** Reverse proxies that are believed; only this machine unless said. */
  readonly trustedProxies?: readonly string[]
  /** No other process works on this database. */
  readonly isAlone?: boolean
  /** Cheaper password hashes, for tests alone. */
  readonly passwordCost?: PasswordCost
  /** Sources with hot updates instead of the built web app; answers are also checked against the contract. */
  readonly development?: boolean
  readonly checkOutput?: boolean
  /** Another web app than the one of this repository; for tests of the server alone. */
  readonly renderer?: Renderer
  readonly now?: () => Date
  /** Another way out to payment providers than the network, for tests alone. */
  readonly fetch?: typeof fetch
}

export type App = {
  readonly http: FastifyInstance
  /** Finishes requests and background work; the database stays open. */
  readonly close: () => Promise<void>
}

const WEB_FOLDER = fileURLToPath(new URL('../../web', import.meta.url))
const NO_PAYMENTS: PaymentConfig = { providers: [], seller: null }
const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/** Wires platform and modules into one server that has not begun to listen. The only file that knows all of them. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { database, log, development = false, gtmId = null } = options
  const clock = createTestClock(database.db, options.now ?? (() => new Date()))
  const hasTestClock = options.payments?.providers.includes('sandbox') ?? false
  if (hasTestClock) await clock.reload()
  const { now } = clock
  const translate = createTranslate(log)
  const dictionaries = await loadDictionaries(database.db)
  const settings = await remember(() => readSettings(database.db))
  const offer = await remember(() => readOffer(database.db))
  const texts = await remember(() => readPageTexts(database.db))
  const synonyms = await remember(() => readSynonyms(database.db))
  const trusts = createProxyTrust(options.trustedProxies ?? DEFAULT_PROXIES)
  const http = createHttpServer({
    log,
    trusts,
    translate,
    headers: securityHeaders({ isHttps: options.origin.startsWith('https:'), hasPolicy: !development }),
    takesUpgrade: (request) =>
      (options.realtime?.mode === 'embedded' && takesRealtimeUpgrade(request)) ||
      (development && isHotUpdate(request)),
  })
  const routes = noteRoutes(http)
  const renderer = options.renderer ?? (await ownRenderer(http, development))

  const directoryContext = (request: Pick<Caller, 'locale' | 'signal'>): DirectoryContext => ({
    db: database.db,
    pool: database.pool,
    dictionaries,
    now,
    locale: request.locale,
    signal: request.signal,
  })
  let demo = await hasDemoListings(database.db)
  const brandIn = (locale: LocaleCode) =>
    settings.current().brand[locale] ?? options.brand ?? translate(locale, 'common.brand.name')
  const site = (locale: LocaleCode): Site => ({
    brand: brandIn(locale),
    ...operatorIn(settings.current(), locale),
    ...textsIn(texts.current(), locale),
    origin: options.origin,
    apiBase: options.apiBase,
    demo,
    ...(gtmId === null ? {} : { gtmId }),
    ...(realtime?.address === undefined ? {} : { realtime: realtime.address }),
    ...(options.reloadGuardSeconds === undefined ? {} : { reloadGuardSeconds: options.reloadGuardSeconds }),
  })
  const accounts = createAccountServices({
    db: database.db,
    secret: options.secretKey ?? keptSecret(options.dataDir),
    now,
    origin: options.origin,
    brand: brandIn,
    placeNames: () =>
      placeNames(settings.current(), {
        brand: options.brand,
        seller: options.payments?.seller ?? null,
      }),
    translate,
    isOpen: options.isOpen ?? false,
    passwordCost: options.passwordCost,
  })
  const paying = createPaymentServices({
    config: options.payments ?? NO_PAYMENTS,
    db: database.db,
    clock,
    fetch: options.fetch ?? fetch,
    secret: accounts.secret,
    origin: options.origin,
    isOpen: accounts.isOpen,
    translate,
    isPaused: (id) => settings.current().pausedPayments.includes(id),
    log,
  })
  const providers = options.providers ?? paying.providers
  const billing: BillingServices = {
    offer,
    providers,
    seller: options.payments?.seller ?? null,
    secret: accounts.secret,
    origin: options.origin,
    brand: brandIn,
    translate,
    log,
  }
  const realtime = options.realtime
    ? await createRealtimeServices({
        config: options.realtime,
        pool: database.pool,
        secret: accounts.secret,
        now,
        fetch: options.fetch ?? fetch,
        log,
        http,
        origin: options.origin,
        trusts,
      })
    : null
  const views = createViewCounter(database.pool)
  const search = searchServices({
    engine: createPostgresEngine(database),
    synonyms: synonyms.current,
  })
  const uploads = await openUploads(options)
  const gate: Gate<AppContext> = {
    authenticate: (token) => findActor(database.pool, token, now()),
    countWrongToken: (caller) => take({ accounts }, LIMITS.wrongTokens, networkOf(caller)),
    admitStaff(actor) {
      if (mayUsePanel({ ...actor, isOpen: accounts.isOpen })) return
      throw new AppError(isStaff(actor) ? 'second_factor_missing' : 'forbidden')
    },
    idempotency: createIdempotency({ db: database.db, now }),
    context: (caller, actor, keepAnswer) => ({
      ...directoryContext(caller),
      db: database.db,
      actor,
      ip: caller.ip,
      userAgent: caller.userAgent,
      challenge: caller.challenge,
      listingToken: caller.listingToken,
      keepAnswer,
      accounts,
      views,
      uploads,
      search,
      feedback: { copyTo: options.feedbackEmail ?? null },
      billing,
      realtime: realtime?.tokens ?? null,
      siteOf: site,
    }),
  }
  const bindings: readonly Binding<AppContext>[] = [
    ...accountsRoutes,
    ...directoryRoutes,
    ...ownerRoutes,
    ...leadsRoutes,
    ...billingRoutes,
    ...salesRoutes,
    ...panelPaymentRoutes,
    ...uploadsRoutes,
    ...writeRoutes,
    ...searchRoutes,
    ...feedbackRoutes,
    ...seoRoutes(site),
    ...realtimeRoutes,
    ...panelRoutes,
  ]
  const byKey = new Map(bindings.map((binding) => [routeKey(binding.route), binding]))
  const cache = createPageCache({ maxBytes: options.pageCacheBytes ?? PAGE_CACHE_BYTES, now })
  const pages = {
    cache: development ? undefined : cache,
    cdnTtlSeconds: options.cdnTtlSeconds ?? 0,
    renderer,
    translate,
    now,
    site,
    send: (caller: Caller, mark: (marks: Marks | undefined) => void) => localSend(byKey, gate, caller, mark),
    policy: development
      ? undefined
      : {
          tagManager: gtmId !== null,
          apiBase: options.apiBase,
          formTargets: providers.checkoutOrigins,
          ...(options.realtime?.publicUrl ? { realtime: options.realtime.publicUrl } : {}),
        },
  }

  registerHealth(http, async () => void (await database.pool.query('select 1')))
  registerMetrics(http, () => queueMetrics(database.pool))
  registerApi(http, { bindings, gate, translate, checkOutput: options.checkOutput ?? development })
  await registerDocs(
    http,
    bindings.map(({ route }) => route),
    { brand: brandIn('en'), morePaths: callbackPaths },
  )
  await registerStaticFiles(http, {
    client: renderer.clientFolder,
  })
  registerMedia(http, {
    db: database.db,
    storage: uploads.storage,
    secret: accounts.secret,
    now,
    isOpen: (id) => isOpenOrderFile(database.db, id),
  })
  registerCallbacks(http, { db: database.db, now, billing })
  registerInvoices(http, { db: database.db, now, billing }, options.payments?.seller ?? null)
  registerLocaleSwitch(http)
  registerRobots(http, site)
  await registerPictures(http, { context: directoryContext, siteOf: site, dataDir: options.dataDir })
  registerSitemap(http, { pool: database.pool, now, dictionaries }, site)
  const { smtp = null } = options
  if (smtp === null) registerOutbox(http, { db: database.db, isForAnyone: accounts.isOpen })
  paying.register(http)
  registerFormPosts(http, pages, [feedbackForm, checkoutForm, verifyForm])
  registerPages(http, pages)
  await http.register(async (scope) => refuseOtherMethods(scope, routes))

  const changes = await followPageChanges({
    connection: database.pool.options,
    cache,
    searches: search.shared,
    remembered: {
      dictionaries: dictionaries.reload,
      // What is sold says how much is free.
      settings: async () => void (await Promise.all([settings.reload(), offer.reload()])),
      plans: offer.reload,
      texts: texts.reload,
      ...(hasTestClock ? { clock: clock.reload } : {}),
      synonyms: synonyms.reload,
    },
    log,
  })
  const events = await realtime?.start()
  const payingLoops = paying.startLoops()
  const work = startBackgroundWork({
    database,
    log,
    now,
    accounts,
    billing,
    dictionaries,
    engine: search.engine,
    uploads,
    views,
    smtp,
    isAlone: options.isAlone ?? false,
    setDemo(found) {
      if (found !== demo) cache.dropAll()
      demo = found
    },
  })
  return {
    http,
    close: async () => {
      await realtime?.disconnect()
      await http.close()
      await Promise.all([
        renderer.close(),
        changes.stop(),
        events?.stop(),
        work.stop(),
        ...payingLoops.map((loop) => loop.stop()),
      ])
      await views.flush()
    },
  }
}

function operatorIn({ operator }: Settings, locale: LocaleCode): Pick<Site, 'operator'> {
  const name = operator[locale]
  return name === null ? {} : { operator: name }
}

function textsIn(texts: PageTexts, locale: LocaleCode): Pick<Site, 'texts'> {
  return Object.keys(texts[locale]).length === 0 ? {} : { texts: texts[locale] }
}

/** What every handler may use; each module's own context is a part of it. */
type AppContext = OwnerContext &
  WriteContext &
  LeadsContext &
  AccountsContext &
  UploadsContext &
  FeedbackContext &
  BillingContext &
  RealtimeContext &
  SearchContext &
  PanelContext

async function openUploads({ dataDir, storageUrl = null }: AppOptions): Promise<UploadsContext['uploads']> {
  const incoming = join(dataDir, 'incoming')
  return { incoming, storage: await openStorage({ folder: join(dataDir, 'media'), incoming }, storageUrl) }
}

function ownRenderer(http: FastifyInstance, development: boolean): Promise<Renderer> {
  // Fastify's type leaves open HTTP/2, which this server never is.
  return development ? developmentRenderer(WEB_FOLDER, http.server as Server) : builtRenderer(WEB_FOLDER)
}

function createTranslate(log: FastifyBaseLogger): Translate {
  const translator = (locale: LocaleCode) =>
    createTranslator(locale, compileMessages(locale), (fault) => log.error(fault, 'a message is broken'))
  const translators = { uk: translator('uk'), en: translator('en') }
  return (locale, key, values) => translators[locale](key as Parameters<typeof translators.uk>[0], values)
}
