import type { FastifyReply, FastifyRequest } from 'fastify'
import { tracePage } from '../tracing/trace-requests.ts'
import { chooseEncoding } from './page-cache/accept-encoding.ts'
import type { PageAnswer } from './page-cache/page-answer.ts'
import type { Source } from './page-cache/page-cache.ts'
import { withUnknown } from './page-cache/page-key.ts'
import { hasEtag, isTemporaryError, quotedEtag, sharedPageCacheControl } from './page-headers.ts'

export type SendOptions = {
  /**
   * Where the page came from. `private` means that it was rendered for one visitor; `none` means that it must
   * not be cached.
   */
  readonly from: Source | 'none' | 'private'
  /** Seconds for which a shared cache (CDN) may keep the page. */
  readonly sharedSeconds?: number
  /** Query parameters that the page does not use and that a redirect keeps. */
  readonly unknown?: string
}

/**
 * Sends a page in the encoding that the client prefers. Sends the status 304 when the client already has the
 * page.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer,
  options: SendOptions,
): FastifyReply | Promise<FastifyReply> {
  tracePage(request.method, page.route, options.from)
  reply.headers(page.headers)
  // A response with a language cookie is for this visitor only, because a shared cache would give the cookie
  // to others.
  const setsCookie = reply.hasHeader('set-cookie') && options.from !== 'private'
  reply.header('cache-control', setsCookie ? 'private, no-cache' : cacheControl(page, options))
  reply.header('vary', 'Accept-Encoding')
  reply.header('x-page-cache', options.from)
  if (page.status === 503) reply.header('retry-after', '5')
  reply.code(page.status)
  if (page.location !== undefined) {
    return reply.header('location', withUnknown(page.location, options.unknown ?? '')).send('')
  }
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (page.etag !== undefined && !isTemporaryError(page)) {
    reply.header('etag', quotedEtag(page.etag, encoding))
    if (page.status === 200 && hasEtag(request.headers['if-none-match'], page.etag))
      return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  const body = page.body(encoding)
  return body instanceof Promise ? body.then((bytes) => reply.send(bytes)) : reply.send(body)
}

function cacheControl(page: PageAnswer, { from, sharedSeconds = 0 }: SendOptions): string {
  return from === 'private' ? 'private, no-store' : sharedPageCacheControl(page, sharedSeconds)
}
