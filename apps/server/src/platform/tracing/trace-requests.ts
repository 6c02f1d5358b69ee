import { type IncomingMessage, METHODS, type RequestListener } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { ProxyTrust } from '../http/connections/proxy-trust.ts'
import type { EarlyAnswers } from '../http/early-answers.ts'
import { activeSpan, runIn, type Span } from './span.ts'
import { parseTraceparent } from './traceparent.ts'
import type { Tracing } from './tracing.ts'

export type RequestTraces = {
  /** Makes a span for each request that the listener answers. */
  readonly around: (listener: RequestListener) => RequestListener
  /** Lets the framework say which route a request has. Call it before other hooks are added. */
  readonly addHooks: (app: FastifyInstance) => void
}

/** What machines ask every few seconds, and files that need no work. */
const UNTRACED = /^\/(?:health$|ready$|metrics$|assets\/)/
const KNOWN_METHODS: ReadonlySet<string> = new Set(METHODS)
/** The route of all pages. Which page it is, the render says. */
const ANY_PAGE = '/*'

export type TraceRequestsOptions = {
  readonly isTrustedProxy: ProxyTrust
  /** Answers that the framework does not see. */
  readonly early?: Pick<EarlyAnswers, 'onAnswer'> | undefined
}

export function traceRequests(
  tracing: Tracing,
  { isTrustedProxy, early }: TraceRequestsOptions,
): RequestTraces {
  const spans = new WeakMap<IncomingMessage, Span>()
  early?.onAnswer(() => activeSpan()?.set('verstat.cache', 'hit'))

  return {
    around: (listener) => (request, response) => {
      const { url = '', headers, socket } = request
      if (UNTRACED.test(url)) return listener(request, response)
      const method = KNOWN_METHODS.has(request.method ?? '') ? `${request.method}` : '_OTHER'
      // Anybody else could have their requests recorded, or put them into the traces of others.
      const parent = isTrustedProxy(socket.remoteAddress ?? '')
        ? parseTraceparent(headers.traceparent)
        : undefined
      const span = tracing.start(method, {
        kind: 'server',
        parent,
        attributes: { 'http.request.method': method },
      })
      spans.set(request, span)
      response.once('close', () => {
        const { statusCode, writableFinished } = response
        if (!writableFinished) span.set('verstat.aborted', true)
        span.set('http.response.status_code', statusCode)
        if (statusCode >= 500) span.fail(String(statusCode))
        span.end()
      })
      runIn(span, () => listener(request, response))
    },
    addHooks(app) {
      app.addHook('onRequest', (request, _, done) => {
        const span = spans.get(request.raw)
        const { url: route } = request.routeOptions
        span?.set('verstat.request_id', request.id)
        if (span && route !== undefined && route !== ANY_PAGE) nameRequest(span, request.method, route)
        done()
      })
      // Whatever follows the reading of a body, and the sending of the answer, is called by the socket.
      app.addHook('preValidation', ({ raw }, _, done) => runIn(spans.get(raw), done))
      app.addHook('onResponse', ({ raw }, _, done) => runIn(spans.get(raw), done))
    },
  }
}

/** Says which page the active request is for, and where the page came from. */
export function tracePage(method: string, route: string | undefined, from: string): void {
  const span = activeSpan()
  if (!span?.isSampled) return
  span.set('verstat.cache', from)
  if (route !== undefined) nameRequest(span, method, route)
}

function nameRequest(span: Span, method: string, route: string): void {
  span.set('http.route', route)
  span.rename(`${method} ${route}`)
}
