import { ApiError, type RenderContext, type Route, type Send, type Site } from '@verstat/contract'
import { chooseLocale, LOCALE_COOKIE, type LocaleCode, localeFromPath } from '@verstat/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closeSignal } from '../http/api.ts'
import { errorBody, type Translate, toAppError } from '../http/error-response.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { cookieValue } from './cookies.ts'
import { plainErrorPage } from './plain-error-page.ts'
import type { Renderer } from './renderer.ts'

export type PagesOptions = {
  readonly renderer: Renderer
  readonly translate: Translate
  readonly site: (locale: LocaleCode) => Site
  readonly send: (request: { locale: LocaleCode; signal: AbortSignal; requestId: string }) => Send
  readonly now: () => Date
  /** Development pages carry Vite's own inline scripts and need its web socket. */
  readonly strictPolicy: boolean
}

/** Renders every address that nothing else answers; the web app decides what it is and with which status. */
export function registerPages(app: FastifyInstance, options: PagesOptions) {
  const { develop } = options.renderer
  if (develop) {
    app.addHook('onRequest', async (request, reply) => {
      if (!NOT_FOR_VITE.test(request.url) && (await develop(request.raw, reply.raw))) reply.hijack()
    })
  }
  app.get('/*', async (request, reply) => {
    const target = redirectTarget(request)
    if (target) return reply.code(target.status).headers(target.headers).redirect(target.to, target.status)
    return sendPage(request, reply, options)
  })
}

const NOT_FOR_VITE = /^\/(v1|media|health|ready|locale)(\/|$)/

/** Renders the page of the request's address. A render that fails answers a plain page, never an empty one. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: PagesOptions,
  atLeast = 200,
): Promise<FastifyReply> {
  const locale = localeFromPath(request.url)
  let status = atLeast
  const signal = closeSignal(reply)
  const context: RenderContext = {
    locale,
    site: options.site(locale),
    now: options.now(),
    setStatus: (next) => {
      status = next
    },
    send: refusingSend(request, locale, options, signal, (next) => {
      status = next
    }),
  }
  try {
    const webRequest = new Request(new URL(`${context.site.origin}${request.url}`), {
      headers: { accept: 'text/html' },
      signal,
    })
    const page = await options.renderer.render(webRequest, context)
    return await sendRendered(reply, page, status, options.strictPolicy)
  } catch (error) {
    request.log.error({ err: error }, 'page failed to render')
    return reply
      .code(status === 503 ? 503 : 500)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(plainErrorPage(locale, options.translate))
  }
}

async function sendRendered(reply: FastifyReply, page: Response, status: number, strictPolicy: boolean) {
  const location = page.headers.get('location')
  if (location) return reply.redirect(location, page.status)
  const html = await page.text()
  // The app's own 404 and 500 stand unless a cause further down knows better.
  const code = status === 200 ? page.status : status
  if (strictPolicy) reply.header('content-security-policy', contentSecurityPolicy(html))
  if (code === 503) reply.header('retry-after', '5')
  return reply
    .code(code)
    .header('cache-control', code >= 400 ? 'no-store' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** The page's `send`: refusals arrive as the client knows them, and an absent database decides the page's status. */
function refusingSend(
  request: FastifyRequest,
  locale: LocaleCode,
  options: PagesOptions,
  signal: AbortSignal,
  setStatus: (status: number) => void,
): Send {
  const send = options.send({ locale, signal, requestId: request.id })
  return async <R extends Route>(route: R, input: Parameters<typeof send<R>>[1]) => {
    try {
      return await send(route, input)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.statusCode >= 500) {
        request.log.error({ err: error.cause ?? error, call: route.path }, 'call of a page failed')
        setStatus(error.statusCode)
      }
      throw new ApiError(errorBody(error, { locale, requestId: request.id, translate: options.translate }))
    }
  }
}

type Redirect = { readonly to: string; readonly status: number; readonly headers: Record<string, string> }

/** Addresses that only stand for another: a trailing slash, and the home page of a visitor who reads English. */
function redirectTarget(request: FastifyRequest): Redirect | undefined {
  const [path = '', query] = splitOnce(request.url, '?')
  const suffix = query === undefined ? '' : `?${query}`
  if (path.length > 1 && path.endsWith('/')) {
    return { to: `/${path.replaceAll(/^[/\\]+|\/+$/g, '')}${suffix}`, status: 308, headers: {} }
  }
  if (path === '/' && prefersEnglish(request)) {
    const headers = { 'cache-control': 'no-store', vary: 'Accept-Language, Cookie' }
    return { to: `/en${suffix}`, status: 302, headers }
  }
  return undefined
}

/** Robots get each address as it is, so that both languages are indexed under their own. */
const ROBOT = /bot|crawl|spider|slurp|facebookexternalhit|preview|lighthouse|headless.*archiver/i

function prefersEnglish(request: FastifyRequest): boolean {
  if (ROBOT.test(request.headers['user-agent'] ?? 'bot')) return false
  const cookie = cookieValue(request.headers.cookie, LOCALE_COOKIE.name)
  return chooseLocale({ cookie, acceptLanguage: request.headers['accept-language'] }) === 'en'
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator)
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}
