import { inSpan } from '../tracing/span.ts'
import type { NoAnswer } from './payment-provider.ts'

/** Passed to an adapter as arguments, because adapters must not use globals such as the clock. */
export type ProviderDeps = {
  readonly fetch: typeof fetch
  readonly now: () => Date
  /** Returns an id that cannot be guessed and that consists of letters, digits and `-`. */
  readonly randomId: () => string
  /** Timeout of a request in milliseconds; default 30 seconds. */
  readonly timeoutMs?: number
}

export type Answer = { readonly kind: 'answered'; readonly status: number; readonly text: string }

/** Longer than a slow bank takes to answer. Waiting even longer is not worthwhile. */
const TIMEOUT_MS = 30_000
const MAX_BYTES = 1024 * 1024

/**
 * Sends one request and never retries. A failure before the connection was established becomes `not_sent`.
 * After that the provider may have executed the request, so any failure becomes `unknown`.
 */
export function ask(
  deps: Pick<ProviderDeps, 'fetch' | 'timeoutMs'>,
  url: string,
  init: RequestInit,
): Promise<Answer | NoAnswer> {
  // The path and the query of an address may name a payment.
  const host = URL.parse(url)?.host ?? ''
  const attributes = { 'server.address': host, 'http.request.method': init.method ?? 'GET' }
  return inSpan(`payment provider ${host}`, { kind: 'client', attributes }, async (span) => {
    const answer = await send(deps, url, init)
    if (answer.kind === 'answered') span?.set('http.response.status_code', answer.status)
    else span?.fail(answer.why)
    return answer
  })
}

async function send(
  deps: Pick<ProviderDeps, 'fetch' | 'timeoutMs'>,
  url: string,
  init: RequestInit,
): Promise<Answer | NoAnswer> {
  try {
    const response = await deps.fetch(url, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(deps.timeoutMs ?? TIMEOUT_MS),
    })
    const text = await readLimited(response)
    return refusal(response.status, text) ?? { kind: 'answered', status: response.status, text }
  } catch (error) {
    const why = faultName(error)
    return neverConnected(error) ? { kind: 'not_sent', reason: 'unreachable', why } : { kind: 'unknown', why }
  }
}

/**
 * Returns undefined for responses that the adapter must read itself: successes, and refusals with a reason.
 */
function refusal(status: number, text: string): NoAnswer | undefined {
  if (status === 429) return { kind: 'not_sent', reason: 'rate_limited', why: 'HTTP 429' }
  if (status === 408 || status >= 500 || (status >= 300 && status < 400))
    return { kind: 'unknown', why: `HTTP ${status}` }
  return text === '' && status >= 400
    ? { kind: 'not_sent', reason: 'refused', why: `HTTP ${status}` }
    : undefined
}

async function readLimited(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** Error codes that occur only before the provider can have read any part of the request. */
const BEFORE_CONNECTION = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'ERR_TLS_CERT_ALTNAME_INVALID',
])

function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && BEFORE_CONNECTION.has(String(cause.code))
}

/**
 * Returns the code or the name of an error, but never its message, because a message may quote the request.
 */
function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.name
}
