import type { FastifyInstance } from 'fastify'
import type { Binding } from '../http/binding.ts'
import type { MorePaths } from '../http/openapi/openapi.ts'
import type { FormPost } from '../web/form-posts.ts'
import type { CallContext, Module, Platform, Started } from './define-module.ts'

/**
 * The modules in the order of their dependencies. `with` adds the next module. The call does not compile when
 * neither the platform nor an earlier module provides what the added module needs.
 */
export type Composition<Tables, Services> = {
  readonly with: <Own, Provided>(
    module: Module<
      Own,
      Platform<NoInfer<Tables & Own>> & Services,
      Provided,
      CallContext<NoInfer<Tables & Own>> & Services & NoInfer<Provided>
    >,
  ) => Composition<Tables & Own, Services & Provided>
  readonly start: (platform: Platform<Tables>) => Promise<Product<Tables, Services>>
  readonly routes: readonly Binding<CallContext<Tables> & Services>[]
}

export type Product<Tables, Services> = Required<Omit<Started<Services>, 'reloaders'>> & {
  readonly routes: readonly Binding<CallContext<Tables> & Services>[]
  readonly forms: readonly FormPost[]
  readonly morePaths: MorePaths
  readonly reloaders: Readonly<Record<string, () => Promise<void>>>
}

export type TablesOf<C> = C extends Composition<infer Tables, infer _Services> ? Tables : never
export type ServicesOf<C> = C extends Composition<infer _Tables, infer Services> ? Services : never

/** Any module. The types `never` are safe, because `with` has checked what the module requires. */
type AnyModule = Module<never, never, object, never>

export function composeModules<PlatformTables>(): Composition<PlatformTables, unknown> {
  return composition([])
}

function composition<Tables, Services>(modules: readonly AnyModule[]): Composition<Tables, Services> {
  refuseDuplicates(
    'module',
    modules.map(({ name }) => name),
  )
  refuseDuplicates(
    'limit',
    modules.flatMap(({ limits }) => limits.map(({ name }) => name)),
  )
  refuseDuplicates(
    'audit action',
    modules.flatMap(({ audit }) => audit),
  )
  return {
    // The list drops the module's types, but the type of the composition keeps them.
    with: (module) => composition([...modules, module as unknown as AnyModule]),
    start: (platform) => startModules(modules, platform),
    routes: routesOf<Tables, Services>(modules),
  }
}

/** `with` has proved that the services of all modules are what each handler needs. */
function routesOf<Tables, Services>(
  modules: readonly AnyModule[],
): readonly Binding<CallContext<Tables> & Services>[] {
  return modules.flatMap(({ routes }) => routes) as unknown as readonly Binding<
    CallContext<Tables> & Services
  >[]
}

async function startModules<Tables, Services>(
  modules: readonly AnyModule[],
  platform: Platform<Tables>,
): Promise<Product<Tables, Services>> {
  const started: Started<object>[] = []
  let services = {}
  for (const module of modules) {
    // `with` has proved that this object is what the module needs.
    const one = await module.start({ ...platform, ...services } as never)
    services = { ...services, ...one.services }
    started.push(one)
  }
  return {
    services: services as Services,
    routes: routesOf<Tables, Services>(modules),
    forms: modules.flatMap(({ forms = [] }) => forms),
    morePaths: Object.assign({}, ...modules.map(({ morePaths }) => morePaths)),
    jobs: Object.assign({}, ...started.map(({ jobs }) => jobs)),
    schedule: started.flatMap(({ schedule = [] }) => schedule),
    loops: started.flatMap(({ loops = [] }) => loops),
    reloaders: joinReloaders(started),
    async register(http: FastifyInstance) {
      for (const one of started) await one.register?.(http)
    },
    metrics: async () => (await Promise.all(started.map((one) => one.metrics?.() ?? []))).flat(),
    async stop() {
      await Promise.all(started.map((one) => one.stop?.()))
    },
  }
}

/**
 * Joins the reload functions of all modules by name. If several modules have a reload function with the same
 * name, the joined function calls all of them.
 */
export function joinReloaders(
  started: readonly Pick<Started<unknown>, 'reloaders'>[],
): Record<string, () => Promise<void>> {
  const pairs = started.flatMap(({ reloaders = {} }) => Object.entries(reloaders))
  const byName = Map.groupBy(pairs, ([name]) => name)
  return Object.fromEntries(
    [...byName].map(([name, same]) => [
      name,
      async () => {
        await Promise.all(same.map(([, reload]) => reload()))
      },
    ]),
  )
}

/**
 * Throws when a name occurs twice. Limits with the same name would share a counter, and audit actions with
 * the same name could not be told apart.
 */
function refuseDuplicates(what: string, names: readonly string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index)
  if (duplicate !== undefined) throw new Error(`Two modules bring the ${what} ${duplicate}`)
}
