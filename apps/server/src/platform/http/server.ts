import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { traceRequests } from '../tracing/trace-requests.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { sendError } from './api.ts'
import { AppError } from './app-error.ts'
import { createIdleConnections } from './connections/idle-connections.ts'
import { loggedAddress } from './connections/logged-address.ts'
import { createProxyTrust, DEFAULT_PROXIES, type ProxyTrust } from './connections/proxy-trust.ts'
import { limitSlowBodies, UPLOAD_TIMEOUT_MS } from './connections/slow-bodies.ts'
import type { EarlyAnswers } from './early-answers.ts'
import { errorBody, type Translate } from './error-response.ts'
import { refuseUnstorableParams } from './input/address-params.ts'

const BODY_LIMIT_BYTES = 256 * 1024
const TIMEOUTS = {
  requestTimeout: UPLOAD_TIMEOUT_MS,
  // Longer than the idle time of common proxies, so that the proxy and not the server closes an idle connection.
  keepAliveTimeout: 72_000,
}
const DETAILED: ReadonlySet<string> = new Set(['debug', 'trace'])

export type HttpServerOptions = {
  readonly log: FastifyBaseLogger
  readonly translate: Translate
  /** Headers that are sent with every response, from `securityHeaders`. */
  readonly headers: Readonly<Record<string, string>>
  /** Proxies whose forwarding headers are trusted; by default only this machine. */
  readonly isTrustedProxy?: ProxyTrust
  /**
   * Whether an upgrade request goes to the listeners of the server's event `upgrade`. Other upgrade requests
   * get an HTTP response. By default no request does.
   */
  readonly acceptsUpgrade?: (request: IncomingMessage) => boolean
  /** Answers that need no framework. */
  readonly early?: EarlyAnswers
  readonly tracing?: Tracing | null | undefined
}

/**
 * Creates a Fastify instance. Every error gets the same response format, and every response gets the common
 * headers.
 */
export function createHttpServer(options: HttpServerOptions): FastifyInstance {
  const {
    translate,
    headers,
    isTrustedProxy = createProxyTrust(DEFAULT_PROXIES),
    acceptsUpgrade = takesNone,
    early,
    tracing,
  } = options
  const traces = tracing ? traceRequests(tracing, { isTrustedProxy, early }) : undefined
  const connections = createIdleConnections()
  const app = Fastify({
    serverFactory: (framework) => {
      // Early answers are not counted: each is written at once.
      const counting = connections.counting(framework)
      const answer = early?.before(counting) ?? counting
      const listener = traces?.around(answer) ?? answer
      return createServer({ shouldUpgradeCallback: acceptsUpgrade, ...TIMEOUTS }, listener)
    },
    loggerInstance: options.log,
    genReqId: () => randomUUID(),
    // The hook below logs one line per response, because the status is known only then.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    trustProxy: isTrustedProxy,
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      void sendError(request, reply, error, translate)
    },
    clientErrorHandler(error, socket) {
      // The request could not be parsed, so the caller's language is unknown.
      const code =
        'code' in error && error.code === 'HPE_HEADER_OVERFLOW' ? 'headers_too_large' : 'bad_request'
      const refusal = new AppError(code)
      const body = JSON.stringify(errorBody(refusal, { locale: 'en', requestId: randomUUID(), translate }))
      if (!socket.writable) return
      const lines = [
        `HTTP/1.1 ${refusal.statusCode} Refused`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ]
      socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`)
    },
  })
  // Request bodies are JSON. Every other content type is refused.
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler((error, request, reply) => sendError(request, reply, error, translate))
  traces?.addHooks(app)
  // These hooks are not async, because they run for every response and async hooks would slow down cached
  // pages noticeably.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    reply.headers(headers)
    done()
  })
  limitSlowBodies(app)
  connections.closeWith(app)
  refuseUnstorableParams(app)
  app.addHook('onResponse', (request, reply, done) => {
    if (logsAnswers(app.log)) logAnswer(request, reply)
    done()
  })
  return app
}

/** Whether the framework writes a log line for each response. */
export function logsAnswers({ level }: Pick<FastifyBaseLogger, 'level'>): boolean {
  return DETAILED.has(level)
}

function takesNone(): boolean {
  return false
}

/**
 * Reduces a request target to its path. A client may send a full URL, as it would to a proxy. The target `*`,
 * which means the whole server, becomes `/`.
 */
function originForm(url: string): string {
  if (url.startsWith('/')) return url
  const rest = url.replace(/^(?:\*|[a-z][a-z0-9+.-]*:(?:\/\/[^/?#]*)?)/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

function logAnswer(request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request
  const url = loggedAddress(request.url)
  const ms = Math.round(reply.elapsedTime)
  request.log.debug({ method, url, status: reply.statusCode, ms }, 'answered')
}
