import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { Database } from './database.ts'
import type { Install } from './install.ts'
import type { modules } from './modules.ts'
import { clockMetrics } from './platform/db/database-clock.ts'
import { databaseMetrics } from './platform/db/database-metrics.ts'
import { replicaMetrics } from './platform/db/replicas/replica-metrics.ts'
import { refuseOtherMethods } from './platform/http/allowed-methods.ts'
import type { Gate } from './platform/http/answer-call.ts'
import { registerApi } from './platform/http/api.ts'
import { localSend, type MarkCall, routeKey } from './platform/http/bind.ts'
import type { Caller } from './platform/http/caller.ts'
import { registerHealth } from './platform/http/health.ts'
import { createIdempotency } from './platform/http/input/idempotency.ts'
import { registerMetrics } from './platform/http/metrics.ts'
import { registerDocs } from './platform/http/openapi/docs.ts'
import { earlyCalls } from './platform/http/shared/early-calls.ts'
import { jobMetrics } from './platform/jobs/job-metrics.ts'
import { registerOutbox } from './platform/mail/outbox-page.ts'
import type { Product, ServicesOf } from './platform/module/compose-modules.ts'
import type { CallContext } from './platform/module/define-module.ts'
import { traceMetrics } from './platform/tracing/trace-metrics.ts'
import { earlyPages } from './platform/web/early-pages.ts'
import { registerFormPosts } from './platform/web/form-posts.ts'
import { registerLocaleSwitch } from './platform/web/locale-switch.ts'
import { registerPages } from './platform/web/pages.ts'
import { builtRenderer, developmentRenderer, type Renderer } from './platform/web/renderer.ts'
import { registerStaticFiles } from './platform/web/static-files.ts'
import { earlyUserPages } from './platform/web/user-pages/find-user-page.ts'

type Services = ServicesOf<typeof modules>
/** The context of all handlers. The context of each module is a part of it. */
type Context = CallContext<Database> & Services

const WEB_FOLDER = fileURLToPath(new URL('../../web', import.meta.url))

/** Registers all routes. Returns the renderer of the web app. */
export async function serve(install: Install, product: Product<Database, Services>): Promise<Renderer> {
  const { platform, http, early, headers, cache, answers, pageCalls, paying } = install
  const { options, db, now, translate, brand } = platform
  const { development = false, gtmId = null, apiBase, cdnTtlSeconds = 0, smtp = null } = options
  const { siteOf, accounts } = product.services
  const renderer = options.renderer ?? (await ownRenderer(http, development))
  const gate = gateOf(install, product)
  const { routes } = product
  const byKey = new Map(routes.map((binding) => [routeKey(binding.route), binding]))
  const users = install.userPages && { pages: install.userPages, ...product.services.gate }
  const pages = {
    cache: development ? undefined : cache,
    cdnTtlSeconds,
    renderer,
    translate,
    now,
    site: siteOf,
    send: (caller: Caller, mark: MarkCall) => localSend(byKey, gate, caller, mark, pageCalls),
    users,
    policy: development
      ? undefined
      : {
          tagManager: gtmId !== null,
          apiBase,
          formTargets: platform.providers.checkoutOrigins,
          ...(options.realtime?.publicUrl ? { realtime: options.realtime.publicUrl } : {}),
        },
  }

  registerState(install, product)
  registerApi(http, {
    bindings: routes,
    gate,
    translate,
    checkOutput: options.checkOutput ?? development,
    shared: answers && { cache: answers, now },
  })
  await registerDocs(
    http,
    routes.map(({ route }) => route),
    { brand: brand('en'), morePaths: product.morePaths },
  )
  await registerStaticFiles(http, { client: renderer.clientFolder })
  await product.register(http)
  registerLocaleSwitch(http)
  if (smtp === null) registerOutbox(http, { db, isForAnyone: accounts.isOpen })
  paying.register(http)
  registerFormPosts(http, pages, product.forms)
  registerPages(http, pages)
  if (!development) early.add(earlyPages({ cache, cdnTtlSeconds, now, headers }))
  if (users) early.add(earlyUserPages({ ...users, headers }))
  if (answers) {
    const filterPaths = new Set(routes.flatMap(({ route }) => (route.isFilter ? [route.path] : [])))
    early.add(earlyCalls({ cache: answers, filterPaths, headers }))
  }
  await http.register(async (scope) => refuseOtherMethods(scope, install.methods))
  return renderer
}

/** Registers health checks and metrics, which are the only routes of a process with the role `work`. */
export function registerState(
  { http, early, replicas, clock, platform: { pool, options } }: Install,
  product: Pick<Product<Database, Services>, 'metrics'>,
): void {
  registerHealth(http, async () => void (await pool.query('select 1')))
  registerMetrics(http, early, [
    () => databaseMetrics(pool),
    () => clockMetrics(clock),
    () => replicaMetrics(replicas),
    () => traceMetrics(options.tracing),
    () => jobMetrics(pool),
    () => product.metrics(),
  ])
}

function gateOf({ platform, replicas }: Install, { services }: Product<Database, Services>): Gate<Context> {
  const { db, now, realtime } = platform
  const contextOn = (
    { db, pool }: Pick<Context, 'db' | 'pool'>,
    { locale, signal, ip, userAgent, challenge, listingToken, answerCode }: Caller,
    actor: Context['actor'],
    storeAnswer?: Context['storeAnswer'],
  ) => ({
    ...services,
    db,
    pool,
    now,
    realtime,
    locale,
    signal,
    ip,
    userAgent,
    challenge,
    listingToken,
    answerCode,
    actor,
    storeAnswer,
  })
  return {
    ...services.gate,
    idempotency: createIdempotency({ db, now }),
    context: (caller, actor, storeAnswer) => contextOn(platform, caller, actor, storeAnswer),
    replicas: replicas
      ? {
          context(caller) {
            const replica = replicas.choose()
            return replica && contextOn(replica, caller, null)
          },
          onFailure: (error, route) => replicas.onFailure(error, routeKey(route)),
        }
      : undefined,
  }
}

function ownRenderer(http: FastifyInstance, development: boolean): Promise<Renderer> {
  // Fastify's type allows HTTP/2, which this server never uses.
  return development ? developmentRenderer(WEB_FOLDER, http.server as Server) : builtRenderer(WEB_FOLDER)
}
