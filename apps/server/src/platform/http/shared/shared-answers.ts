import type { IncomingHttpHeaders } from 'node:http'
import { scriptSafeJson } from '@verstat/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { clientNetwork } from '../../security/client-network.ts'
import { activeSpan } from '../../tracing/span.ts'
import { chooseEncoding } from '../../web/page-cache/accept-encoding.ts'
import type { PageAnswer } from '../../web/page-cache/page-answer.ts'
import type { PageCache } from '../../web/page-cache/page-cache.ts'
import type { PageKey } from '../../web/page-cache/page-key.ts'
import { createPageMarks } from '../../web/page-cache/page-marks.ts'
import { hasEtag, quotedEtag } from '../../web/page-headers.ts'
import type { Marks } from '../binding.ts'
import { requestLocale } from '../input/request-locale.ts'

/**
 * The cache of answers that all visitors share. It uses the tags of the page cache, so an answer is right two seconds
 * after a change at the latest.
 */
export type SharedAnswers = { readonly cache: PageCache; readonly now: () => Date }

const URL_MAX = 500
/** Length of the longest filter that is worth caching, in characters. */
const BODY_MAX = 1_000

/** A caller with one of these headers may get an answer of his own. */
const PERSONAL_HEADERS = ['x-challenge', 'x-listing-token', 'x-answer-code', 'idempotency-key'] as const

/** Whether the request may get an answer that others get too. Callers with a token do if `isSameForAll`. */
export function mayShare(headers: IncomingHttpHeaders, isSameForAll: boolean): boolean {
  const isVisitor = isSameForAll || headers.authorization === undefined
  return isVisitor && PERSONAL_HEADERS.every((name) => headers[name] === undefined)
}

/**
 * Returns the key of an answer. `body` is the text of a filter, or empty. Returns undefined for a request that is too
 * large to be worth caching.
 */
export function answerKey(
  request: { readonly method: string; readonly url: string; readonly headers: IncomingHttpHeaders },
  body: string,
): PageKey | undefined {
  const { method, url } = request
  if (url.length > URL_MAX || body.length > BODY_MAX) return undefined
  const isRare = url.includes('?') || body.length > 2
  // HEAD has the headers of GET.
  const verb = method === 'HEAD' ? 'GET' : method
  return { address: `${verb} ${url} ${requestLocale(request)} ${body}`, isRare, unknown: '' }
}

/** Whether a body is short enough to be printed. Printing a deeply nested one would overflow the stack. */
export function isShortBody({ 'content-length': length = '' }: IncomingHttpHeaders): boolean {
  return Number(length) > 0 && Number(length) <= BODY_MAX
}

export type SharedCall = {
  readonly key: PageKey
  /** Makes the answer. The signal aborts when no request waits for the answer any longer. */
  readonly answer: (signal: AbortSignal) => Promise<unknown>
  readonly marks: (answer: unknown) => Marks | undefined
  readonly isSameForAll: boolean
  /** Headers of the answer, besides those that follow from its encoding. */
  readonly headers: Readonly<Record<string, string>>
  readonly leaving: AbortSignal
}

/** Sends an answer from the cache, or makes it once for all concurrent requests. Rejects when the call is refused. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  { cache, now }: SharedAnswers,
  { key, answer, marks, isSameForAll, headers, leaving }: SharedCall,
): Promise<FastifyReply> {
  const make = async (signal: AbortSignal) => {
    const depends = createPageMarks(now())
    const made = await answer(signal)
    depends.add(marks(made))
    return {
      status: 200,
      html: Buffer.from(scriptSafeJson(made)),
      headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
      tags: depends.tags(),
      until: depends.until(),
      isCacheable: depends.standAlone(),
      isKeptPlain: true,
      isSameForAll,
    }
  }
  const { page, from } = await cache.answer(key, make, { network: clientNetwork(request.ip), leaving })
  activeSpan()?.set('verstat.cache', from)
  return sendAnswer(request, reply, page)
}

async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  reply.headers(page.headers)
  if (request.method !== 'POST' && page.etag !== undefined) {
    reply.header('etag', quotedEtag(page.etag, encoding))
    if (hasEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send()
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await page.body(encoding))
}
