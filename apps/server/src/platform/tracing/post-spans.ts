import { systemErrorCode } from '../config/start-error.ts'

/**
 * What became of a batch: the collector took it, perhaps without some spans; or refused it for good; or it may be sent
 * again later. `why` never contains the address or a header.
 */
export type Delivery =
  | { readonly kind: 'taken'; readonly rejected: number }
  | { readonly kind: 'refused' | 'unsent'; readonly why: string }

export type PostOptions = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Statuses after which OTLP asks to try again. */
const AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504])
const ANSWER_MAX = 64 * 1024

/** Posts one body to a collector. Never rejects. */
export async function postSpans(body: string, options: PostOptions): Promise<Delivery> {
  const { url, headers, timeoutMs, signal } = options
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      // The headers may hold a key, which no other host may get.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    const answer = await readStart(response)
    const why = `HTTP ${response.status}`
    if (response.ok) return { kind: 'taken', rejected: rejectedSpans(answer) }
    return { kind: AGAIN.has(response.status) ? 'unsent' : 'refused', why }
  } catch (error) {
    return { kind: 'unsent', why: faultName(error) }
  }
}

/** Reads the answer, because a connection is only used again when its answer was read. A longer one is cut off. */
async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > ANSWER_MAX) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** A collector that keeps only a part of a batch answers with a success that counts the rest. */
function rejectedSpans(answer: string): number {
  const count = /"rejectedSpans"\s*:\s*"?(\d{1,9})/.exec(answer)?.[1]
  return Number(count ?? 0)
}

function faultName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown fault'
  return systemErrorCode(error.cause) || error.name
}
