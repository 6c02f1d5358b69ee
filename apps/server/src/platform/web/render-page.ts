import {
  ApiError,
  type Call,
  type CallOptions,
  getUser,
  type PostedFields,
  type RejectedForm,
  type RenderContext,
  type Route,
  type RouteInput,
  type Send,
  type Site,
} from '@verstat/contract'
import { type LocaleCode, localeFromPath } from '@verstat/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { MarkCall } from '../http/bind.ts'
import { type Caller, unknownCaller } from '../http/caller.ts'
import { errorBody, type Translate, toAppError } from '../http/error-response.ts'
import { activeSpan, inSpan } from '../tracing/span.ts'
import { contentSecurityPolicy, inlineScriptHashes, type PolicyOptions } from './content-security-policy.ts'
import type { RenderedPage } from './page-cache/page-answer.ts'
import { createPageMarks } from './page-cache/page-marks.ts'
import { plainErrorPage } from './plain-error-page.ts'
import type { Renderer } from './renderer.ts'
import { cutAtSlots, SLOT_MARKS, wholePage } from './user-pages/slots.ts'
import { utf8Bytes } from './utf8-bytes.ts'

export type RenderOptions = {
  readonly renderer: Renderer
  readonly translate: Translate
  readonly site: (locale: LocaleCode) => Site
  readonly send: (caller: Caller, mark: MarkCall) => Send
  readonly now: () => Date
  /** Undefined in development, where pages need the inline scripts and the web socket of Vite. */
  readonly policy: PolicyOptions | undefined
}

export type RenderRequest = {
  readonly url: string
  readonly signal: AbortSignal
  readonly id: string
  readonly log: FastifyBaseLogger
  /**
   * The client of the request. For a page that several clients share, only the IP address is known, for rate
   * limits.
   */
  readonly from?: Pick<Caller, 'ip'> & Partial<Pick<Caller, 'userAgent' | 'token'>>
  readonly form?: RejectedForm
  readonly posted?: PostedFields
  /** Whether other users get the page too, with their own parts in its slots. */
  readonly isForUsers?: boolean
}

/**
 * Renders the page of a URL. When the render fails, returns the plain error page. Rejects only when the
 * signal aborts. The page gets the status `atLeast` unless the web app or a failed API call sets another
 * status.
 */
export async function renderPage(
  options: RenderOptions,
  request: RenderRequest,
  atLeast = 200,
): Promise<RenderedPage> {
  const { signal } = request
  const locale = localeFromPath(request.url)
  const now = options.now()
  const marks = createPageMarks(now)
  let status = atLeast
  const setStatus = (next: number) => {
    status = next
  }
  const caller = { ...unknownCaller({ locale, signal, requestId: request.id }), ...request.from }
  const send = options.send(caller, (given, call) => {
    // What the user's own data changes on a page for users is in its slots.
    if (!(request.isForUsers && call.path === getUser.path)) marks.add(given)
  })
  let retryAfterSeconds: number | undefined
  const setRetryAfter = (seconds: number) => {
    retryAfterSeconds = seconds
  }
  let tokenCookie: Record<string, string> = {}
  let route: string | undefined
  const context: RenderContext = {
    locale,
    site: options.site(locale),
    now,
    setStatus,
    hasToken: caller.token !== undefined,
    dropToken: () => {
      tokenCookie = { 'set-cookie': 'token=; Path=/; Max-Age=0; SameSite=Lax' }
    },
    slots: request.isForUsers ? SLOT_MARKS : undefined,
    form: request.form,
    posted: request.posted,
    inSpan: activeSpan()?.isSampled ? (name, work) => inSpan(name, {}, work) : undefined,
    send: refusingSend(send, { request, locale, translate: options.translate, setStatus, setRetryAfter }),
  }
  const result = (part: Pick<RenderedPage, 'status' | 'html'> & Partial<RenderedPage>): RenderedPage => ({
    headers: { 'content-type': 'text/html; charset=utf-8' },
    tags: marks.tags(),
    until: marks.until(),
    isCacheable: marks.isKnown(),
    route,
    ...part,
  })
  try {
    const webRequest = new Request(new URL(`${context.site.origin}${request.url}`), {
      headers: { accept: 'text/html' },
      signal,
    })
    const page = await inSpan('render page', {}, () => options.renderer.render(webRequest, context))
    route = page.route
    const cut = request.isForUsers ? cutAtSlots(page.html) : undefined
    const html = cut ? wholePage(cut) : page.html
    const { location } = page
    if (location)
      return result({ status: page.status, html: Buffer.alloc(0), location, headers: tokenCookie })
    // An API call of the page was rate-limited. Without the data of this call, the app could only render its
    // error page, which is sent with the status 429.
    if (page.status === 500 && status === 200 && retryAfterSeconds !== undefined) {
      const headers = { ...pageHeaders(html, options.policy), 'retry-after': String(retryAfterSeconds) }
      return result({ status: 429, html: utf8Bytes(html), headers, isCacheable: false })
    }
    // The status of a failed API call takes precedence over the 404 or 500 of the web app.
    return result({
      status: status === 200 ? page.status : status,
      html: utf8Bytes(html),
      headers: { ...pageHeaders(html, options.policy), ...tokenCookie },
      ...(cut && cut.slots.length > 0 ? { cut } : {}),
    })
  } catch (error) {
    signal.throwIfAborted()
    request.log.error({ err: error }, 'page failed to render')
    const html = Buffer.from(plainErrorPage(locale, options.translate))
    return result({ status: status === 503 ? 503 : 500, html, isCacheable: false })
  }
}

function pageHeaders(html: string, policy: PolicyOptions | undefined): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    ...(policy ? { 'content-security-policy': contentSecurityPolicy(inlineScriptHashes(html), policy) } : {}),
  }
}

/**
 * Wraps the function with which a page makes API calls. A refused call throws the same `ApiError` as the API
 * client. When a call fails with a 5xx status, the page gets the same status.
 */
function refusingSend(
  send: Send,
  options: {
    readonly request: RenderRequest
    readonly locale: LocaleCode
    readonly translate: Translate
    readonly setStatus: (status: number) => void
    readonly setRetryAfter: (seconds: number) => void
  },
): Send {
  const { request, locale, translate, setStatus, setRetryAfter } = options
  return async <R extends Route>(call: R | Call<R>, input: RouteInput<R>, callOptions?: CallOptions) => {
    try {
      return await send(call, input, callOptions)
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.statusCode >= 500 && !request.signal.aborted) {
        request.log.error({ err: error.cause ?? error, call: call.path }, 'call of a page failed')
        setStatus(error.statusCode)
      }
      if (error.retryAfterSeconds !== undefined) setRetryAfter(error.retryAfterSeconds)
      throw new ApiError(errorBody(error, { locale, requestId: request.id, translate }))
    }
  }
}
