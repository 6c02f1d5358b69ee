import type { ExportFacts } from './span-exporter.ts'
import type { StartSpan } from './tracer.ts'

/** The traces of a process. An install without a collector has none, and its code only asks whether there is one. */
export type Tracing = {
  /** Begins the first span of a request or a job. Every other span is made by `inSpan`. */
  readonly start: StartSpan
  readonly facts: () => ExportFacts
  /** Sends what waits, within a bounded time. */
  readonly close: () => Promise<void>
}
