import { AsyncLocalStorage } from 'node:async_hooks'

/** A `client` asks something outside of the site. A `statement` asks our own database. */
export type SpanKind = 'internal' | 'server' | 'client' | 'statement' | 'consumer'
export type AttributeValue = string | number | boolean
export type Attributes = Readonly<Record<string, AttributeValue>>

/** Names a span of any process. */
export type SpanContext = {
  /** 32 hexadecimal digits. */
  readonly traceId: string
  /** 16 hexadecimal digits. */
  readonly spanId: string
  /** Whether the trace is exported. */
  readonly isSampled: boolean
}

export type SpanOptions = {
  /** The default is `internal`. */
  readonly kind?: SpanKind
  readonly attributes?: Attributes
}

/**
 * A step of a request or a job. Whoever reads traces must not learn what belongs to others, so names and attributes are
 * texts of our own code, numbers, and ids that we made: no addresses that visitors typed, no values, no messages of
 * errors.
 */
export type Span = SpanContext & {
  readonly set: (name: string, value: AttributeValue) => void
  readonly rename: (name: string) => void
  /** Marks the span as failed. `fault` is a code or the name of an error, never a message. */
  readonly fail: (fault: string) => void
  /** Says that the trace must not be thrown away, because something else will belong to it. */
  readonly keep: () => void
  /** Begins a step of this one. Call it only if the span is sampled. */
  readonly child: (name: string, options?: SpanOptions) => Span
  readonly end: () => void
}

const active = new AsyncLocalStorage<Span | undefined>()

/** Returns the span of the work that is being done. Undefined without tracing, and outside of requests and jobs. */
export function activeSpan(): Span | undefined {
  return active.getStore()
}

export function runIn<T>(span: Span | undefined, work: () => T): T {
  return active.run(span, work)
}

/** Returns the work bound to the span that is active now, for work that may begin later in the turn of somebody else. */
export function keepSpan<T>(work: () => T): () => T {
  const span = active.getStore()
  return span ? () => active.run(span, work) : work
}

/** Does the work as a step of the active span. Only does the work when there is none, or when it is not exported. */
export function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  const parent = active.getStore()
  return parent?.isSampled ? runSpan(parent.child(name, options), work) : work(undefined)
}

/** Does the work in the span and ends the span with it. What the work throws marks the span and is thrown on. */
export async function runSpan<T>(span: Span, work: (span: Span) => Promise<T>): Promise<T> {
  try {
    return await active.run(span, () => work(span))
  } catch (error) {
    markError(span, error)
    throw error
  } finally {
    span.end()
  }
}

const SAFE_NAME = /^[\w.-]{1,60}$/

/**
 * Says in a span what was thrown, by its code or name alone. A refusal is what the caller deserved, and no failure of
 * the site. Neither is the redirect that a page throws, nor the departure of a client.
 */
export function markError(span: Pick<Span, 'set' | 'fail'>, error: unknown): void {
  if (!(error instanceof Error)) return
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const name = SAFE_NAME.test(code) ? code : 'Error'
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  if (error.name === 'AbortError') span.set('verstat.aborted', true)
  else if (status < 500) span.set('verstat.refusal', name)
  else span.fail(name)
}
