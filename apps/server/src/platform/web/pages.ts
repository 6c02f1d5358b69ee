import type { PostedFields, RejectedForm } from '@verstat/contract'
import { type LocaleCode, localeFromPath, sitePath } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isRoutable, refuseMethod } from '../http/allowed-methods.ts'
import { closeSignal } from '../http/api.ts'
import { AppError } from '../http/app-error.ts'
import { clientNetwork } from '../security/client-network.ts'
import { cookieValue, isAnonymous } from './cookies.ts'
import { localeForHome, newLocaleCookie } from './home-language.ts'
import { acceptsGzip } from './page-cache/accept-encoding.ts'
import { uncachedPage } from './page-cache/page-answer.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { type PageKey, pageKey } from './page-cache/page-key.ts'
import { sharedSeconds } from './page-headers.ts'
import { plainErrorPage } from './plain-error-page.ts'
import { type RenderOptions, renderPage } from './render-page.ts'
import type { PrivacyOf, Renderer } from './renderer.ts'
import { type SendOptions, sendPage } from './send-page.ts'
import {
  type FilledPage,
  findUserPage,
  USER_PAGE_HEADERS,
  type UserPagesOptions,
} from './user-pages/find-user-page.ts'

export type PagesOptions = RenderOptions & {
  /** Undefined in development, where every page is rendered from the current sources. */
  readonly cache: PageCache | undefined
  /** Seconds for which a shared cache (CDN) may keep a page. 0 forbids it to keep pages. */
  readonly cdnTtlSeconds: number
  /** Pages of people with a session. Without it, each of their pages is rendered. */
  readonly users?: UserPagesOptions | undefined
}

/**
 * Serves every path that has no route of its own. The web app chooses the page and its status.
 */
export function registerPages(app: FastifyInstance, options: PagesOptions) {
  const { develop } = options.renderer
  if (develop) {
    app.addHook('onRequest', async (request, reply) => {
      if (!NOT_FOR_VITE.test(request.url) && (await develop(request.raw, reply.raw))) reply.hijack()
    })
  }
  // The handler is not async, so that a cached page is sent without another turn of the event loop.
  app.get('/*', (request, reply) => {
    const chosen = localeForHome(request)
    const cookie = chosen && newLocaleCookie(request, chosen)
    if (cookie) void reply.header('set-cookie', cookie)
    const target = redirectTarget(request, options, chosen)
    if (target) return reply.code(target.status).headers(target.headers).redirect(target.to, target.status)
    const { cache, users, renderer } = options
    const isVisitor = isAnonymous(request)
    const key = isShared(request, options, isVisitor) ? pageKey(request.url, renderer.queryKeys) : undefined
    if (!cache || !key) return sendRendered(request, reply, options)
    if (!isVisitor)
      return users
        ? sendToUser(request, reply, options, { users, key })
        : sendRendered(request, reply, options)
    const cached = cache.find(key)
    if (!cached) return sendFromCache(request, reply, options, cache, key)
    return sendPage(request, reply, cached, {
      from: 'hit',
      ...sharedCacheOptions(options, key, cached.until),
    })
  })
  app.setNotFoundHandler((request, reply) => {
    if (!isRoutable(request.method)) return refuseMethod(reply, 'GET, HEAD, OPTIONS')
    return sendRendered(request, reply, options, 404)
  })
}

const NOT_FOR_VITE = /^\/(v1|media|og|sitemap|health|ready|metrics|locale)(\/|$)/

/** Whether others may get the page of a request too: all visitors, or all users with other parts in its slots. */
function isShared({ url }: FastifyRequest, { renderer }: PagesOptions, isVisitor: boolean): boolean {
  if (privacyOf({ url }, renderer) !== 'shared') return false
  return isVisitor || renderer.isSameForUsers?.(pathOf(url)) === true
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? ''
}

function privacyOf({ url }: Pick<FastifyRequest, 'url'>, { privacyOf }: Renderer): ReturnType<PrivacyOf> {
  return privacyOf?.(pathOf(url)) ?? 'shared'
}

/** What a form that this request posted leaves to its page. */
export type SentForm = { readonly form?: RejectedForm; readonly posted?: PostedFields }

/** Renders the page for this request alone. `sent` is there if the request posted a form. */
export async function sendRendered(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  atLeast?: number,
  sent?: SentForm,
): Promise<FastifyReply> {
  const { url, id, log, ip, headers } = request
  const signal = closeSignal(reply)
  const from = { ip, userAgent: headers['user-agent'] ?? '', token: cookieValue(headers.cookie, 'token') }
  try {
    const made = { url, signal, id, log, from, ...sent }
    const privacy = privacyOf(request, options.renderer)
    const rendering = privacy === 'secret' ? withoutTagManager(options) : options
    const page = uncachedPage(await renderPage(rendering, made, atLeast))
    if (privacy === 'secret') reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex')
    const isShared = isAnonymous(request) && privacy === 'shared' && !sent
    return await sendPage(request, reply, page, { from: isShared ? 'none' : 'private' })
  } catch (error) {
    return endIfDisconnected(reply, signal, error)
  }
}

/**
 * Returns the options for a page whose URL is a secret. Such a page loads no third-party scripts, whatever
 * the visitor consented to.
 */
function withoutTagManager(options: PagesOptions): PagesOptions {
  return { ...options, policy: options.policy && { ...options.policy, tagManager: false } }
}

/** Sends a page with a user's own parts. It is rendered unless both the page and the parts are cached. */
async function sendToUser(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  { users, key }: { readonly users: UserPagesOptions; readonly key: PageKey },
): Promise<FastifyReply> {
  const { id, log, ip, headers } = request
  const signal = closeSignal(reply)
  const token = cookieValue(headers.cookie, 'token')
  const user = token === undefined ? null : await findUser(users, token, log)
  const found = user && findUserPage(users, request, key)
  if (found) return sendFilled(reply, found)
  const begun = users.pages.begin()
  try {
    const from = { ip, userAgent: headers['user-agent'] ?? '', token }
    const isForUsers = acceptsGzip(headers['accept-encoding'])
    const page = await renderPage(options, { url: key.address, signal, id, log, from, isForUsers })
    if (user) await users.pages.keep(key, page, user.userId, begun)
    const filled = findUserPage(users, request, key)
    if (filled) return sendFilled(reply, filled)
    return await sendPage(request, reply, uncachedPage(page), { from: 'private', unknown: key.unknown })
  } catch (error) {
    return endIfDisconnected(reply, signal, error)
  }
}

/** Returns null for a wrong token, and when the database is away: then the render says so. */
async function findUser(users: UserPagesOptions, token: string, log: FastifyRequest['log']) {
  try {
    return await users.authenticate(token)
  } catch (err) {
    log.warn({ err }, 'a session was not looked up')
    return null
  }
}

function sendFilled(reply: FastifyReply, { frame, chunks }: FilledPage): FastifyReply {
  return reply.headers(frame.headers).headers(USER_PAGE_HEADERS).send(Buffer.concat(chunks))
}

async function sendFromCache(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  cache: PageCache,
  key: PageKey,
): Promise<FastifyReply> {
  const { id, log, ip } = request
  const leaving = closeSignal(reply)
  const render = (signal: AbortSignal) =>
    renderPage(options, { url: key.address, signal, id, log, from: { ip } })
  try {
    const { page, from } = await cache.answer(key, render, { network: clientNetwork(ip), leaving })
    const limits = from === 'stale' ? {} : sharedCacheOptions(options, key, page.until)
    return await sendPage(request, reply, page, { from, unknown: key.unknown, ...limits })
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate_limited')
      return sendRateLimited(reply, key.address, options, error)
    return endIfDisconnected(reply, leaving, error)
  }
}

/** Too many renders for this IP network are queued, so send an error page that needs no render. */
function sendRateLimited(
  reply: FastifyReply,
  address: string,
  { translate }: PagesOptions,
  { statusCode, retryAfterSeconds = 1 }: AppError,
): FastifyReply {
  const html = plainErrorPage(localeFromPath(address), translate, 'rate_limited')
  const headers = { 'retry-after': String(retryAfterSeconds), 'cache-control': 'no-store' }
  return reply.code(statusCode).headers(headers).type('text/html; charset=utf-8').send(html)
}

/** When the client has disconnected, the error is expected and no response is needed. */
function endIfDisconnected(reply: FastifyReply, leaving: AbortSignal, error: unknown): FastifyReply {
  if (!leaving.aborted) throw error
  return reply.code(503).send('')
}

/** The header `cache-control` of a cached page, and the parameters that a redirect keeps. */
function sharedCacheOptions(
  { cdnTtlSeconds, now }: PagesOptions,
  { address, unknown }: PageKey,
  until: number,
): Pick<SendOptions, 'sharedSeconds' | 'unknown'> {
  return { unknown, sharedSeconds: sharedSeconds(cdnTtlSeconds, address, until, now) }
}

type Redirect = { readonly to: string; readonly status: number; readonly headers: Record<string, string> }

/**
 * Redirects an unusual spelling of a path to the usual spelling, and English readers of the home page to
 * `/en`. Returns undefined when no redirect is needed.
 */
function redirectTarget(
  request: FastifyRequest,
  { renderer }: PagesOptions,
  chosen: LocaleCode | undefined,
): Redirect | undefined {
  const [path = '', query] = splitOnce(request.url, '?')
  const suffix = query === undefined ? '' : `?${query}`
  const spelled = (renderer.canonicalPath ?? withoutLastSlash)(path)
  if (spelled !== path) {
    // A path such as `//other.host` must not redirect to another host.
    const to = sitePath(spelled.replace(/^[/\\]+/, '/'))
    return to === undefined ? undefined : { to: to + suffix, status: 308, headers: {} }
  }
  if (path === '/' && chosen === 'en') {
    const headers = { 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' }
    return { to: `/en${suffix}`, status: 302, headers }
  }
  return undefined
}

function withoutLastSlash(path: string): string {
  // A loop, because a regular expression would need quadratic time for thousands of slashes.
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end)
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
