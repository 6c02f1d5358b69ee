import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { AppError } from './app-error.ts'

/** The methods that the server routes, beside `OPTIONS`. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const
/** What every page answers, and what stands for them: each address that nothing else answers is one. */
const PAGES = '/*'

/** Collects the routes of a server as they are added; see `refuseOtherMethods`. */
export function noteRoutes(app: FastifyInstance): ReadonlyMap<string, ReadonlySet<string>> {
  const routes = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set()
    for (const each of [method].flat()) methods.add(each)
    routes.set(url, methods)
  })
  return routes
}

/**
 * Answers every known address under a method it does not have with 405, and `OPTIONS` with 204; both say in `Allow` what
 * it has. To be called when all routes have been added.
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  routes: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const known = new Map([...routes].map(([url, methods]) => [url, new Set(methods)] as const))
  const added = new Set<string>()
  for (const url of known.keys()) {
    const shape = url.replaceAll(/:\w+/g, ':any')
    // Each built file is a route of its own, and there are hundreds: what pages refuse is refused for them.
    if (added.has(shape) || url.startsWith('/assets/')) continue
    added.add(shape)
    const own = allowedAt(url, known)
    const allow = [...METHODS.filter((method) => own.has(method)), 'OPTIONS'].join(', ')
    // A route of a plugin may have been added without a notice.
    const refused = METHODS.filter((method) => !own.has(method) && !app.hasRoute({ method, url }))
    if (refused.length > 0) addRefusal(app, shape, refused, (_, reply) => refuseMethod(reply, allow))
    if (!own.has('OPTIONS'))
      addRefusal(app, shape, ['OPTIONS'], (_, reply) => reply.code(204).header('allow', allow).send())
  }
}

/** Whether a route can have the method; for any other the server finds nothing. */
export function isRoutable(method: string): boolean {
  return method === 'OPTIONS' || METHODS.some((each) => each === method)
}

/** Refuses a method; `allow` is what the address has. */
export function refuseMethod(reply: FastifyReply, allow: string): never {
  void reply.header('allow', allow)
  throw new AppError('method_not_allowed')
}

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | never

/** Before any of the body is read, whose type need not be one that is known. */
function addRefusal(app: FastifyInstance, url: string, methods: HTTPMethods[], answer: Answer): void {
  app.route({
    url,
    method: methods,
    onRequest: async (request, reply) => answer(request, reply),
    handler: answer,
  })
}

/** The methods of an address: its own, those of routes with a parameter that stands for it, and those of pages. */
function allowedAt(url: string, routes: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const allowed = new Set(url.startsWith('/v1') ? [] : routes.get(PAGES))
  for (const [pattern, methods] of routes)
    if (standsFor(pattern, url)) for (const method of methods) allowed.add(method)
  return allowed
}

function standsFor(pattern: string, url: string): boolean {
  const segments = url.split('/')
  const patterns = pattern.split('/')
  return (
    segments.length === patterns.length &&
    patterns.every((part, at) => part.startsWith(':') || part === segments[at])
  )
}
