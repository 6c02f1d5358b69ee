import type { FastifyInstance } from 'fastify'
import { startBackgroundWork } from './background-work.ts'
import { type AppOptions, type Install, openInstall } from './install.ts'
import { modules } from './modules.ts'
import { joinReloaders } from './platform/module/compose-modules.ts'
import type { LoopDefinition } from './platform/module/define-module.ts'
import { followPersonChanges } from './platform/people/follow-person-changes.ts'
import { followPageChanges } from './platform/web/page-cache/page-changes.ts'
import type { Renderer } from './platform/web/renderer.ts'
import { registerState, serve } from './serve.ts'

export type { AppOptions } from './install.ts'

export type App = {
  readonly http: FastifyInstance
  readonly services: Services
  /** Waits for running requests and stops background work. The database stays open. */
  readonly close: () => Promise<void>
}

type Services = Awaited<ReturnType<typeof modules.start>>['services']

export async function buildApp(options: AppOptions): Promise<App> {
  const install = await openInstall(options)
  const { platform, http, cache, answers, userPages, pageCalls, paying, realtime } = install
  const product = await modules.start(platform)
  const renderer = await answer(install, product)
  const changes = await followPageChanges({
    connection: platform.pool.options,
    caches: [pageCalls, cache, answers, userPages].filter((each) => each !== undefined),
    searches: product.services.search.shared,
    reloaders: joinReloaders([install, product]),
    replicas: install.replicas,
    log: platform.log,
  })
  const people = userPages && followPersonChanges({ ...platform, connection: platform.pool.options })
  await people?.started
  const events = await realtime?.start()
  const work = startBackgroundWork(platform, [product, paying, { loops: [readClock(install.clock)] }])
  return {
    http,
    services: product.services,
    close: async () => {
      await realtime?.disconnect()
      await http.close()
      await Promise.all([renderer?.close(), changes.stop(), people?.stop(), events?.stop(), work.stop()])
      await install.replicas?.stop()
      await product.stop()
    },
  }
}

const CLOCK_EVERY_MS = 2_000

function readClock({ read }: Install['clock']): LoopDefinition {
  return { name: 'read the clock of the database', runsEverywhere: true, pauseMs: CLOCK_EVERY_MS, run: read }
}

/** Registers the routes of the process. Returns null for the role `work`, which serves only health and metrics. */
async function answer(
  install: Install,
  product: Awaited<ReturnType<typeof modules.start>>,
): Promise<Renderer | null> {
  if (install.platform.options.role !== 'work') return serve(install, product)
  registerState(install, product)
  return null
}
