import { createHash } from 'node:crypto'
import multipart from '@fastify/multipart'
import { AnsweredFile, FILE_BYTES_MAX, type Route, routeErrors, scriptSafeJson } from '@verstat/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieValue } from '../web/cookies.ts'
import { answerCall, type Gate } from './answer-call.ts'
import { AppError } from './app-error.ts'
import type { Binding } from './bind.ts'
import type { Caller } from './caller.ts'
import { errorBody, type Translate, toAppError } from './error-response.ts'
import { requestLocale } from './input/request-locale.ts'
import type { Parts } from './input/validation.ts'
import {
  answerKey,
  isShortBody,
  mayShare,
  type SharedAnswers,
  type SharedCall,
  sendShared,
} from './shared/shared-answers.ts'
import { isShareable } from './visitors-read.ts'

export type ApiOptions<Ctx> = {
  readonly bindings: readonly Binding<Ctx>[]
  readonly gate: Gate<Ctx>
  readonly translate: Translate
  /** Whether to check every answer and error code against the contract, as tests and development do. */
  readonly checkOutput: boolean
  /** Undefined in development, where every call is answered anew. */
  readonly shared?: SharedAnswers | undefined
}

export function registerApi<Ctx>(app: FastifyInstance, options: ApiOptions<Ctx>) {
  for (const binding of options.bindings) if (!binding.route.multipart) addRoute(app, binding, options)
  // Multipart forms are accepted only in this Fastify scope. Everywhere else they are refused before they are
  // read.
  void app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: true })
    for (const binding of options.bindings) if (binding.route.multipart) addRoute(scope, binding, options)
  })
  app.all('/v1', (request, reply) => sendError(request, reply, toAppError(notFound()), options.translate))
  app.all('/v1/*', (request, reply) => sendError(request, reply, toAppError(notFound()), options.translate))
}

function addRoute<Ctx>(app: FastifyInstance, binding: Binding<Ctx>, options: ApiOptions<Ctx>): void {
  const { route } = binding
  app.route({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(route.multipart ? { bodyLimit: FORM_BYTES_MAX } : {}),
    handler: async (request, reply) => {
      const sharing = options.shared && sharedCall(request, reply, binding, options)
      if (options.shared && sharing) return sendShared(request, reply, options.shared, sharing)
      const parts = route.multipart ? formOf(request) : request
      const answering = answerCall(binding, parts, apiCaller(request, reply, route), options.gate)
      const answer = await (options.checkOutput ? checkAgainstContract(route, answering) : answering)
      if (route.media !== undefined) return sendFile(reply, route.media, answer)
      if (route.auth !== 'public') reply.header('vary', 'Authorization')
      if (route.file !== undefined) {
        reply.header('content-disposition', `attachment; filename="${route.file}"`)
      }
      if (route.status === 204) return reply.code(204).header('cache-control', 'no-store').send()
      if (route.status !== undefined) reply.code(route.status)
      return route.method === 'GET'
        ? sendCacheable(request, reply, answer, cacheControl(route, request))
        : answer
    },
  })
}

/** Returns undefined for a call whose answer is for its caller alone. */
function sharedCall<Ctx>(
  request: FastifyRequest,
  reply: FastifyReply,
  binding: Binding<Ctx>,
  options: ApiOptions<Ctx>,
): SharedCall | undefined {
  const { route, marks } = binding
  const isSameForAll = route.auth === 'public'
  if (!marks || !isShareable(route) || !mayShare(request.headers, isSameForAll)) return undefined
  if (route.method !== 'GET' && !isShortBody(request.headers)) return undefined
  const filter = route.method === 'GET' ? '' : JSON.stringify(request.body ?? {})
  const key = answerKey(request, filter)
  if (!key) return undefined
  const vary = isSameForAll ? 'Accept-Encoding' : 'Accept-Encoding, Authorization'
  return {
    key,
    marks,
    isSameForAll,
    answer: (signal) => {
      const caller = { ...apiCaller(request, reply, route), signal }
      const answering = answerCall(binding, request, caller, options.gate)
      return options.checkOutput ? checkAgainstContract(route, answering) : answering
    },
    headers: { vary, ...(route.method === 'GET' ? { 'cache-control': cacheControl(route, request) } : {}) },
    leaving: closeSignal(reply),
  }
}

async function checkAgainstContract(route: Route, answering: Promise<unknown>): Promise<unknown> {
  try {
    const answer = await answering
    const extra = findExtraKey(answer, route.output.parse(answer))
    if (extra !== null) throw new Error(`${route.method} ${route.path} does not declare ${extra}`)
    return answer
  } catch (error) {
    if (!(error instanceof AppError) || routeErrors(route).includes(error.code)) throw error
    throw new Error(`${route.method} ${route.path} does not declare ${error.code}`, { cause: error })
  }
}

/**
 * Returns the path, such as `.items.0.buyer`, of the first key that is in the answer but not in its parsed form. A
 * schema drops the keys that it does not declare, and clients that follow the OpenAPI document refuse an answer with
 * such a key. Returns null if there is no such key.
 */
function findExtraKey(answer: unknown, parsed: unknown): string | null {
  if (!isObject(answer) || !isObject(parsed)) return null
  for (const [key, value] of Object.entries(answer)) {
    if (value === undefined) continue
    if (!Object.hasOwn(parsed, key)) return `.${key}`
    const extra = findExtraKey(value, parsed[key])
    if (extra !== null) return `.${key}${extra}`
  }
  return null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Limits of a multipart form: one file and a few short fields. */
const FORM_LIMITS = { files: 1, fields: 8, parts: 9, fieldSize: 1_000, fieldNameSize: 60, headerPairs: 20 }
const FORM_BYTES_MAX = FILE_BYTES_MAX + 64 * 1024

/**
 * Returns the unread parts of a multipart form, or nothing for any other body. The form is read only after
 * rate limiting.
 */
function formOf(request: FastifyRequest): Pick<Parts, 'form'> {
  if (!request.isMultipart()) return {}
  if (Number(request.headers['content-length'] ?? 0) > FORM_BYTES_MAX) throw new AppError('payload_too_large')
  return { form: () => request.parts({ limits: { ...FORM_LIMITS, fileSize: FILE_BYTES_MAX } }) }
}

/**
 * Sends any thrown value as an error response. Unexpected errors are logged with their cause. Work that ended because the
 * client left is none.
 */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  translate: Translate,
) {
  const error = toAppError(thrown)
  if (reply.raw.destroyed && isAbort(thrown)) request.log.info('the client left')
  else if (error.statusCode >= 500)
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed')
  else request.log.info({ code: error.code }, 'request refused')
  const wait = error.retryAfterSeconds ?? (error.code === 'unavailable' ? 5 : undefined)
  if (wait !== undefined) reply.header('retry-after', String(wait))
  if (error.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .header('vary', 'Accept-Language')
    .send(errorBody(error, { locale: requestLocale(request), requestId: request.id, translate }))
}

function isAbort(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name === 'AbortError'
}

function notFound() {
  return Object.assign(new Error('no such call'), { statusCode: 404 })
}

function apiCaller(request: FastifyRequest, reply: FastifyReply, { media, method }: Route): Caller {
  const { headers } = request
  const bearer = bearerToken(headers.authorization)
  const isLinked = media !== undefined && method === 'GET'
  return {
    locale: requestLocale(request),
    signal: closeSignal(reply),
    requestId: request.id,
    // A proxy may pass on any text as address. The longest IPv6 address has 45 characters.
    ip: request.ip.slice(0, 45),
    userAgent: headers['user-agent'] ?? '',
    token: bearer ?? (isLinked ? cookieValue(headers.cookie, 'token') : undefined),
    challenge: oneValue(headers['x-challenge']),
    idempotencyKey: oneValue(headers['idempotency-key']),
    listingToken: oneValue(headers['x-listing-token']),
    answerCode: oneValue(headers['x-answer-code']),
  }
}

/** Returns undefined when there is no bearer header. An empty bearer token counts as a wrong token. */
function bearerToken(header: string | undefined): string | undefined {
  return /^bearer(?: +(.*))?$/i.exec(header ?? '')?.[1]?.trim()
}

function oneValue(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' ? header : undefined
}

/**
 * Returns a signal that aborts when the client disconnects before the response is sent, so that a running
 * query can be cancelled.
 */
export function closeSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/**
 * Returns the `cache-control` header of a call. Personal answers are never stored. Answers with optional
 * authentication are private when the client sent a token.
 */
function cacheControl({ auth, isPersonal }: Route, { headers }: FastifyRequest): string {
  if (auth === 'user' || auth === 'staff') return 'private, no-store'
  if (auth !== 'optional' || headers.authorization === undefined) return 'no-cache'
  return isPersonal ? 'private, no-store' : 'private, no-cache'
}

/**
 * Sends the answer, or 304 when the client already has the same body. The JSON is safe to embed in a script
 * element.
 */
function sendCacheable(request: FastifyRequest, reply: FastifyReply, answer: unknown, cacheControl: string) {
  const body = scriptSafeJson(answer)
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
  reply.header('etag', etag).header('cache-control', cacheControl)
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Sends a personal file. Browsers show a PDF, and save anything else. */
function sendFile(reply: FastifyReply, media: NonNullable<Route['media']>, answer: unknown) {
  const { name, content } = AnsweredFile.parse(answer)
  const place = media === 'application/pdf' ? 'inline' : 'attachment'
  return reply
    .header('cache-control', 'private, no-store')
    .header('vary', 'Authorization, Cookie, Accept-Language')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `${place}; filename="${name}"`)
    .type(media === 'text/csv' ? 'text/csv; charset=utf-8' : media)
    .send(Buffer.from(content))
}
