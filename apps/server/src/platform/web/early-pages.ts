import type { IncomingMessage } from 'node:http'
import type { EarlyAnswer } from '../http/early-answers.ts'
import { isAnonymous } from './cookies.ts'
import { localeForHome, newLocaleCookie } from './home-language.ts'
import type { PageCache } from './page-cache/page-cache.ts'
import { createSendReady } from './page-cache/ready-answer.ts'
import { sharedPageCacheControl, sharedSeconds } from './page-headers.ts'

export type EarlyPagesOptions = {
  readonly cache: PageCache
  readonly cdnTtlSeconds: number
  readonly now: () => Date
  /** Headers of every response. A page's own header of the same name takes precedence. */
  readonly headers: Readonly<Record<string, string>>
}

/**
 * Answers anonymous GET requests whose URL is spelled exactly like the address of a cached page. The framework answers
 * all other requests, with the same headers.
 */
export function earlyPages({ cache, cdnTtlSeconds, now, headers }: EarlyPagesOptions): EarlyAnswer {
  const send = createSendReady({ ...headers, vary: 'Accept-Encoding', 'x-page-cache': 'hit' })
  return {
    answer(request, response) {
      const { url = '' } = request
      if (request.method !== 'GET') return null
      const page = cache.find({ address: url, isRare: false, unknown: '' })
      if (page?.etag === undefined || page.status !== 200) return null
      if (!isAnonymous(request) || (url === '/' && movesFromHome(request))) return null
      const seconds = sharedSeconds(cdnTtlSeconds, url, page.until, now)
      return send(request, response, page, sharedPageCacheControl(page, seconds))
    },
  }
}

/** Whether a visitor of the home page is redirected to another language or gets a cookie. */
export function movesFromHome({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const visit = { url, headers }
  const chosen = localeForHome(visit)
  return chosen !== undefined && (chosen === 'en' || newLocaleCookie(visit, chosen) !== undefined)
}
