import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Site } from '@verstat/contract'
import { createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import {
  checkCounters,
  type DirectoryContext,
  directoryRoutes,
  findOrderFile,
  foldCounters,
  hasDemoListings,
  loadDictionaries,
  sweepExpired,
} from './modules/directory/index.ts'
import { searchRoutes } from './modules/search/index.ts'
import type { DatabaseHandle } from './platform/db/pool.ts'
import { registerApi } from './platform/http/api.ts'
import { type Binding, localSend, routeKey } from './platform/http/bind.ts'
import { registerDocs } from './platform/http/docs.ts'
import type { Translate } from './platform/http/error-response.ts'
import { registerHealth } from './platform/http/health.ts'
import { createHttpServer } from './platform/http/server.ts'
import { type Loop, startLoop } from './platform/jobs/loop.ts'
import { registerLocaleSwitch } from './platform/web/locale-switch.ts'
import { registerPages, sendPage } from './platform/web/pages.ts'
import { builtRenderer, developmentRenderer, type Renderer } from './platform/web/renderer.ts'
import { registerStaticFiles } from './platform/web/static-files.ts'

export type AppOptions = {
  readonly database: DatabaseHandle<Database>
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** The operator's name of the directory; null: ours, in each language. */
  readonly brand: string | null
  /** Scheme and host under which people reach the site. */
  readonly origin: string
  readonly apiBase: string
  /** Sources with hot updates instead of the built web app; answers are also checked against the contract. */
  readonly development?: boolean
  readonly checkOutput?: boolean
  /** Another web app than the one of this repository; for tests of the server alone. */
  readonly renderer?: Renderer
  readonly now?: () => Date
}

export type App = {
  readonly http: FastifyInstance
  /** Finishes requests and background work; the database stays open. */
  readonly close: () => Promise<void>
}

const WEB_FOLDER = fileURLToPath(new URL('../../web', import.meta.url))
const SECOND_MS = 1_000
const DAY_MS = 86_400 * SECOND_MS

/** Wires platform and modules into one server that has not begun to listen. The only file that knows all of them. */
export async function buildApp(options: AppOptions): Promise<App> {
  const { database, log, development = false } = options
  const now = options.now ?? (() => new Date())
  const translate = createTranslate(log)
  const dictionaries = await loadDictionaries(database.db)
  const http = createHttpServer({ log, translate })
  const renderer = options.renderer ?? (await ownRenderer(http, development))

  const context = (request: { locale: LocaleCode; signal: AbortSignal }): DirectoryContext => ({
    db: database.db,
    pool: database.pool,
    dictionaries,
    now,
    locale: request.locale,
    signal: request.signal,
  })
  const bindings: readonly Binding<DirectoryContext>[] = [...directoryRoutes, ...searchRoutes]
  const byKey = new Map(bindings.map((binding) => [routeKey(binding.route), binding]))
  let demo = await hasDemoListings(database.db)
  const brandIn = (locale: LocaleCode) => options.brand ?? translate(locale, 'common.brand.name')
  const site = (locale: LocaleCode): Site => ({
    brand: brandIn(locale),
    origin: options.origin,
    apiBase: options.apiBase,
    demo,
  })
  const pages = {
    renderer,
    translate,
    now,
    site,
    send: (request: { locale: LocaleCode; signal: AbortSignal }) => localSend(byKey, context(request)),
    strictPolicy: !development,
  }

  registerHealth(http, async () => void (await database.pool.query('select 1')))
  registerApi(http, { bindings, context, translate, checkOutput: options.checkOutput ?? development })
  await registerDocs(
    http,
    bindings.map(({ route }) => route),
    brandIn('en'),
  )
  await registerStaticFiles(http, {
    client: renderer.clientFolder,
    media: join(options.dataDir, 'media'),
    findDocument: (id) => findOrderFile(database.db, id),
  })
  registerLocaleSwitch(http)
  registerPages(http, pages)
  http.setNotFoundHandler((request, reply) => sendPage(request, reply, pages, 404))

  const loops = startBackgroundWork(options, now, (found) => {
    demo = found
  })
  return {
    http,
    close: async () => {
      await http.close()
      await Promise.all([renderer.close(), ...loops.map((loop) => loop.stop())])
    },
  }
}

function startBackgroundWork(
  { database: { db }, log }: AppOptions,
  now: () => Date,
  setDemo: (isDemo: boolean) => void,
): readonly Loop[] {
  const loop = (name: string, pauseMs: number, run: () => Promise<void>, delayMs = 0) =>
    startLoop({ name, pauseMs, delayMs, run, log })
  return [
    loop('fold counters', SECOND_MS, () => foldCounters(db)),
    loop('sweep expired', SECOND_MS, () => sweepExpired(db, now())),
    loop('look for demo data', 30 * SECOND_MS, async () => setDemo(await hasDemoListings(db))),
    loop(
      'check counters',
      DAY_MS,
      async () => {
        const differences = await checkCounters(db)
        if (differences.length > 0) log.error({ differences }, 'counters differed and were counted anew')
      },
      DAY_MS,
    ),
  ]
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
