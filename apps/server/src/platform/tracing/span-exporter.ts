import type { FastifyBaseLogger } from 'fastify'
import { pause } from '../process/pause.ts'
import { otlpBody } from './otlp-body.ts'
import { type Delivery, postSpans } from './post-spans.ts'
import { type Attributes, runIn } from './span.ts'
import type { FinishedSpan } from './tracer.ts'

export type ExporterOptions = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** How long the collector may take to answer. */
  readonly timeoutMs: number
  /** Describes the process. */
  readonly resource: Attributes
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  /** How often spans are sent, besides when there are many; default 2 s. */
  readonly everyMs?: number
  readonly clock?: () => number
}

export type SpanExporter = {
  /** Never waits and never throws. When too many spans wait, the oldest are dropped. */
  readonly take: (span: FinishedSpan) => void
  /** Counts a span that its trace had no place for. */
  readonly onCut: () => void
  readonly facts: () => ExportFacts
  /** Sends what waits, for three seconds at the most. */
  readonly close: () => Promise<void>
}

export type ExportFacts = {
  readonly exported: number
  /** What the collector did not get. */
  readonly dropped: number
  /** What no trace had a place for. */
  readonly cut: number
  readonly waiting: number
}

/** A batch is encoded in a few milliseconds, for which nothing else runs. */
const BATCH = 256
/** A span takes about a kilobyte. */
const WAITING_MAX = 8_192
const EVERY_MS = 2_000
const CLOSE_MS = 3_000
const HOUR_MS = 3_600_000
/** After a failure the collector is left alone, after each further one for twice as long. */
const REST_MS = 2_000
const REST_MAX_MS = 60_000

/** Sends spans to a collector in batches, one at a time, after the requests that made them have been answered. */
export function createSpanExporter(options: ExporterOptions): SpanExporter {
  const { log, resource, everyMs = EVERY_MS, clock = () => performance.now() } = options
  const waiting: FinishedSpan[] = []
  const ending = new AbortController()
  let isClosing = false
  let exported = 0
  let dropped = 0
  let cut = 0
  let failures = 0
  let restsUntil = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  let sending: Promise<void> | undefined

  const timer = setInterval(begin, everyMs)
  timer.unref()

  function begin(): void {
    if (sending || waiting.length === 0 || clock() < restsUntil || ending.signal.aborted) return
    // The batch is no step of the request that has filled it.
    sending = runIn(undefined, sendAll).finally(() => {
      sending = undefined
    })
  }

  async function sendAll(): Promise<void> {
    do {
      const batch = waiting.splice(0, BATCH)
      const delivery = await postSpans(otlpBody(resource, batch), { ...options, signal: ending.signal })
      if (!settle(batch, delivery)) return
    } while (waiting.length >= BATCH || (isClosing && waiting.length > 0))
  }

  /** Returns false when nothing more should be sent now. */
  function settle(batch: readonly FinishedSpan[], delivery: Delivery): boolean {
    if (delivery.kind === 'taken') {
      const rejected = Math.min(batch.length, delivery.rejected)
      exported += batch.length - rejected
      drop(rejected)
      if (rejected > 0) warn('the collector rejects some spans')
      failures = 0
      return true
    }
    if (delivery.kind === 'refused') drop(batch.length)
    else {
      waiting.unshift(...batch)
      shorten()
    }
    restsUntil = clock() + Math.min(REST_MAX_MS, REST_MS * 2 ** failures)
    failures += 1
    warn(delivery.why)
    return false
  }

  function shorten(): void {
    if (waiting.length <= WAITING_MAX) return
    // Many at once, because each time the rest is moved.
    drop(waiting.splice(0, waiting.length - WAITING_MAX + BATCH).length)
  }

  function drop(count: number): void {
    dropped += count
  }

  function warn(why: string): void {
    if (clock() - warnedAt < HOUR_MS) return
    warnedAt = clock()
    log.warn({ why, dropped, waiting: waiting.length }, 'traces are not exported')
  }

  return {
    take(span) {
      waiting.push(span)
      shorten()
      // Not in the turn of the request, which may have more to do.
      if (waiting.length === BATCH) setImmediate(begin)
    },
    onCut() {
      cut += 1
    },
    facts: () => ({ exported, dropped, cut, waiting: waiting.length }),
    async close() {
      isClosing = true
      clearInterval(timer)
      const over = pause(CLOSE_MS, ending.signal)
      await Promise.race([finish(), over])
      ending.abort()
      await sending
      drop(waiting.splice(0).length)
    },
  }

  async function finish(): Promise<void> {
    await sending
    restsUntil = 0
    begin()
    await sending
  }
}
