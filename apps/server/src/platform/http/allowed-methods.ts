import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { AppError } from './app-error.ts'

/** The methods that any route may have, besides `OPTIONS`. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const
/** The catch-all route: any path without a route of its own is a page. */
const PAGES = '/*'

/** Collects the routes of a server as they are added, for `refuseOtherMethods`. */
export function collectRoutes(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    routes.set(url, methods)
  })
  return routes
}

/**
 * Makes every known path answer 405 to a method without a route, and 204 to `OPTIONS`. Both answers list the
 * allowed methods in the header `Allow`. Call it after all routes have been added.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  routes: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const known = new Map([...routes].map(([url, methods]) => [url, new Set(methods)] as const))
  const added = new Set<string>()
  for (const url of known.keys()) {
    const shape = url.replaceAll(/:\w+/g, ':any')
    // Skips the routes of the hundreds of built asset files. The routes added for the catch-all path refuse
    // the methods of asset files too.
    if (added.has(shape) || url.startsWith('/assets/')) continue
    added.add(shape)
    const own = allowedAt(url, known)
    const allow = [...METHODS.filter((method) => own.has(method)), 'OPTIONS'].join(', ')
    // A route of a plugin may be missing in `routes`, so ask the router too.
    const refused = METHODS.filter((method) => !own.has(method) && !app.hasRoute({ method, url }))
    if (refused.length > 0) addRefusal(app, shape, refused, (_, reply) => refuseMethod(reply, allow))
    if (!own.has('OPTIONS'))
      addRefusal(app, shape, ['OPTIONS'], (_, reply) => reply.code(204).header('allow', allow).send())
  }
}

export function isRoutable(method: string): boolean {
  return method === 'OPTIONS' || METHODS.some((each) => each === method)
}

/** Throws a 405. `allow` is the list of methods that the path supports. */
export function refuseMethod(reply: FastifyReply, allow: string): never {
  void reply.header('allow', allow)
  throw new AppError('method_not_allowed')
}

type Respond = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | never

/**
 * Refuses in the hook `onRequest`, before the body is read, because the body may have a content type without
 * a parser.
 */
function addRefusal(app: FastifyInstance, url: string, methods: HTTPMethods[], answer: Respond): void {
  app.route({
    url,
    method: methods,
    onRequest: async (request, reply) => answer(request, reply),
    handler: answer,
  })
}

/**
 * Returns the methods of a path: its own, those of parametric routes that match the path, and those of the
 * catch-all route.
 */
function allowedAt(url: string, routes: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const allowed = new Set(url.startsWith('/v1') ? [] : routes.get(PAGES))
  for (const [pattern, methods] of routes)
    if (matches(pattern, url)) for (const method of methods) allowed.add(method)
  return allowed
}

function matches(pattern: string, url: string): boolean {
  const segments = url.split('/')
  const patterns = pattern.split('/')
  return (
    segments.length === patterns.length &&
    patterns.every((part, at) => part.startsWith(':') || part === segments[at])
  )
}
