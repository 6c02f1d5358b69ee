import type { Route, RouteInput, RouteOutput, RouteParsed, Send } from '@verstat/contract'
import { pathParams } from '@verstat/contract'
import type { z } from 'zod/mini'
import { parseInput } from './validation.ts'

/** A route of the contract with the function that answers it. */
export type Binding<Ctx> = {
  readonly route: Route
  readonly handle: (ctx: Ctx, input: unknown) => Promise<unknown>
}

/** Binds a contract value to its handler; a wrong input or answer does not compile. */
export function bind<R extends Route, Ctx>(
  route: R,
  handle: (ctx: Ctx, input: RouteParsed<R>) => Promise<z.input<R['output']>>,
): Binding<Ctx> {
  return { route, handle: (ctx, input) => handle(ctx, input as RouteParsed<R>) }
}

/** Routes are told apart by this, because the web bundle has its own copy of the contract's values. */
export function routeKey(route: Pick<Route, 'method' | 'path'>): string {
  return `${route.method} ${route.path}`
}

/**
 * The `send` of server rendering: the same handler and the same validation as over HTTP, without HTTP.
 * `checkOutput` parses answers against the contract, in tests and development.
 */
export function localSend<Ctx>(bindings: ReadonlyMap<string, Binding<Ctx>>, context: Ctx): Send {
  return async <R extends Route>(route: R, input: RouteInput<R>) => {
    const binding = bindings.get(routeKey(route))
    if (!binding) throw new Error(`No handler is bound to ${routeKey(route)}`)
    const parts = splitInput(binding.route, input as Readonly<Record<string, unknown>>)
    return (await binding.handle(context, parseInput(binding.route, parts))) as RouteOutput<R>
  }
}

function splitInput(route: Route, input: Readonly<Record<string, unknown>>) {
  const names = new Set(pathParams(route.path))
  const params = Object.fromEntries(Object.entries(input).filter(([key]) => names.has(key)))
  const rest = Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !names.has(key) && value !== undefined),
  )
  return route.method === 'GET' ? { params, query: rest } : { params, body: rest }
}
