import { createTracer, type FinishedSpan, type StartSpan } from './tracer.ts'

/** Begins spans of which all are kept, for tests that need no collector. */
export function recordSpans(): { readonly start: StartSpan; readonly ended: FinishedSpan[] } {
  const ended: FinishedSpan[] = []
  const start = createTracer({
    sampler: (_, parent) => parent?.isSampled ?? true,
    take: (span) => void ended.push(span),
    onCut: () => {},
  })
  return { start, ended }
}
