import { randomBytes } from 'node:crypto'
import type { Sampler } from './sampler.ts'
import type { Attributes, AttributeValue, Span, SpanContext, SpanKind, SpanOptions } from './span.ts'

export type FinishedSpan = {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | undefined
  readonly name: string
  readonly kind: SpanKind
  /** Unix time in milliseconds, with fractions. */
  readonly startedAt: number
  readonly endedAt: number
  readonly attributes: Attributes
  readonly links: readonly SpanContext[]
  readonly isFailed: boolean
}

export type FirstSpanOptions = SpanOptions & {
  /** The span that caused this one, of another process or of an earlier transaction. */
  readonly parent?: SpanContext | undefined
  /** Spans of other traces that have to do with this one. */
  readonly links?: readonly SpanContext[]
  /**
   * Whether the trace is thrown away unless the work asks something outside or queues a job. For loops, which mostly find
   * nothing to do.
   */
  readonly onlyIfBusy?: boolean
}

export type TracerOptions = {
  readonly sampler: Sampler
  /** Takes spans that have ended. */
  readonly take: (span: FinishedSpan) => void
  /** Called for a span that is not kept, because its trace has a thousand. */
  readonly onCut: () => void
}

/** Begins the first span of a request or a job in this process. All others are its children. */
export type StartSpan = (name: string, options?: FirstSpanOptions) => Span

/** A job that runs a statement for each of a million rows must not fill the memory. */
const SPANS_MAX = 1_000

type Trace = TracerOptions & {
  /** Added to the monotonic clock, so that the spans of a trace agree even if the clock of the machine is set. */
  readonly clockOffset: number
  /** The spans of a trace that may be thrown away. */
  readonly held: FinishedSpan[] | undefined
  isKept: boolean
  count: number
}

export function createTracer(options: TracerOptions): StartSpan {
  return (name, { parent, links = [], onlyIfBusy = false, ...rest } = {}) => {
    const traceId = parent?.traceId ?? randomBytes(16).toString('hex')
    if (!options.sampler(traceId, parent)) return unsampledSpan(traceId)
    const trace: Trace = {
      ...options,
      clockOffset: Date.now() - performance.now(),
      held: onlyIfBusy ? [] : undefined,
      isKept: false,
      count: 0,
    }
    return new RecordedSpan(trace, { name, traceId, parentId: parent?.spanId, isFirst: true, links, ...rest })
  }
}

/** Has ids for log lines and for what the work causes elsewhere. */
function unsampledSpan(traceId: string): Span {
  const span: Span = {
    traceId,
    spanId: newSpanId(),
    isSampled: false,
    set() {},
    rename() {},
    keep() {},
    fail() {},
    child: () => span,
    end() {},
  }
  return span
}

function newSpanId(): string {
  return randomBytes(8).toString('hex')
}

type Beginning = SpanOptions & {
  readonly name: string
  readonly traceId: string
  readonly parentId: string | undefined
  /** Whether the trace begins with it in this process. */
  readonly isFirst: boolean
  readonly links: readonly SpanContext[]
}

class RecordedSpan implements Span {
  readonly traceId: string
  readonly spanId = newSpanId()
  readonly isSampled = true
  readonly #trace: Trace
  readonly #beginning: Beginning
  readonly #attributes: Record<string, AttributeValue>
  readonly #startedAt: number
  #name: string
  #isFailed = false
  #hasEnded = false

  constructor(trace: Trace, beginning: Beginning) {
    this.traceId = beginning.traceId
    this.#trace = trace
    this.#beginning = beginning
    this.#name = beginning.name
    this.#attributes = { ...beginning.attributes }
    this.#startedAt = performance.now()
  }

  set(name: string, value: AttributeValue): void {
    this.#attributes[name] = value
  }

  rename(name: string): void {
    this.#name = name
  }

  fail(fault: string): void {
    this.#isFailed = true
    this.set('error.type', fault)
  }

  keep(): void {
    this.#trace.isKept = true
  }

  child(name: string, options: SpanOptions = {}): Span {
    const { traceId, spanId: parentId } = this
    return new RecordedSpan(this.#trace, { name, traceId, parentId, isFirst: false, links: [], ...options })
  }

  end(): void {
    if (this.#hasEnded) return
    this.#hasEnded = true
    const trace = this.#trace
    trace.count += 1
    const { parentId, isFirst, links, kind = 'internal' } = this.#beginning
    // The first span ends last, and without it the others would have no place.
    if (trace.count > SPANS_MAX && !isFirst) {
      if (!trace.held) trace.onCut()
      return
    }
    if (kind === 'client') this.keep()
    const finished: FinishedSpan = {
      traceId: this.traceId,
      spanId: this.spanId,
      parentId,
      name: this.#name,
      kind,
      startedAt: trace.clockOffset + this.#startedAt,
      endedAt: trace.clockOffset + performance.now(),
      attributes: this.#attributes,
      links,
      isFailed: this.#isFailed,
    }
    if (!trace.held) trace.take(finished)
    else {
      trace.held.push(finished)
      if (isFirst && trace.isKept) for (const each of trace.held) trace.take(each)
    }
  }
}
