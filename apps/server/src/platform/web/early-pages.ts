import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { EarlyAnswer } from '../http/early-answers.ts'
import { isAnonymous } from './cookies.ts'
import { localeForHome, newLocaleCookie } from './home-language.ts'
import { chooseEncoding, type Encoding } from './page-cache/accept-encoding.ts'
import type { PageAnswer } from './page-cache/page-answer.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { hasEtag, quotedEtag, sharedPageCacheControl, sharedSeconds } from './page-headers.ts'

export type EarlyPagesOptions = {
  readonly cache: PageCache
  readonly cdnTtlSeconds: number
  readonly now: () => Date
  /** Headers of every response. A page's own header of the same name takes precedence. */
  readonly headers: Readonly<Record<string, string>>
  /** Whether each response is logged. Only the framework logs responses. */
  readonly isLogged: () => boolean
}

/**
 * Answers anonymous GET requests whose URL is spelled exactly like the address of a cached page. The framework answers
 * all other requests. Both send the same headers.
 */
export function earlyPages({ cache, cdnTtlSeconds, now, headers, isLogged }: EarlyPagesOptions): EarlyAnswer {
  const headersOf = preparedHeaders(headers)
  return (request, response) => {
    const { url = '' } = request
    if (request.method !== 'GET' || isLogged()) return null
    const page = cache.find({ address: url, isRare: false, unknown: '' })
    if (page?.etag === undefined || page.status !== 200) return null
    if (hasBody(request) || !isAnonymous(request) || (url === '/' && movesFromHome(request))) return null
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = page.body(encoding)
    if (body instanceof Promise) return null
    const seconds = sharedSeconds(cdnTtlSeconds, url, page.until, now())
    const own = { id: randomUUID(), cacheControl: sharedPageCacheControl(page, seconds) }
    const prepared = headersOf(page, encoding, body)
    if (hasEtag(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304, withOwn(prepared.withoutBody, own)).end()
      return 304
    }
    response.writeHead(200, withOwn(prepared.withBody, own)).end(body)
    return 200
  }
}

/** Names and values in turns, which `writeHead` takes faster than an object. The values of `OWN` are replaced. */
type FlatHeaders = readonly string[]
type Prepared = { readonly withBody: FlatHeaders; readonly withoutBody: FlatHeaders }

/** The headers that differ for each request come first. */
const OWN: FlatHeaders = ['x-request-id', '', 'cache-control', '']

function withOwn(
  headers: FlatHeaders,
  { id, cacheControl }: { readonly id: string; readonly cacheControl: string },
): string[] {
  const all = headers.slice()
  all[1] = id
  all[3] = cacheControl
  return all
}

/** Returns the headers of a page that are the same for all requests. Each page is prepared once for each encoding. */
function preparedHeaders(common: Readonly<Record<string, string>>) {
  const known = new WeakMap<Buffer, Prepared>()
  return (page: PageAnswer, encoding: Encoding, body: Buffer): Prepared => {
    const found = known.get(body)
    if (found) return found
    const always = {
      ...common,
      ...page.headers,
      vary: 'Accept-Encoding',
      'x-page-cache': 'hit',
      etag: quotedEtag(page.etag ?? '', encoding),
    }
    const withoutBody = [...OWN, ...Object.entries(always).flat()]
    const about = {
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(body.length),
    }
    const made = { withoutBody, withBody: [...withoutBody, ...Object.entries(about).flat()] }
    known.set(body, made)
    return made
  }
}

/** Only the framework reads bodies. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** Whether the visitor of the home page is redirected to another language or gets a cookie. */
function movesFromHome({ url = '', headers }: IncomingMessage): boolean {
  const visit = { url, headers }
  const chosen = localeForHome(visit)
  return chosen !== undefined && (chosen === 'en' || newLocaleCookie(visit, chosen) !== undefined)
}
