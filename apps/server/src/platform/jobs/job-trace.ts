import { activeSpan, runSpan } from '../tracing/span.ts'
import { formatTraceparent, parseTraceparent } from '../tracing/traceparent.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** The field of a payload that names the span which queued the job. Tasks do not see it. */
const FIELD = 'traceparent'

type Payload = Readonly<Record<string, unknown>>

/** Adds to a payload which span queues it. Without tracing, returns the payload as it is. */
export function withTraceparent(payload: Payload): Payload {
  const span = activeSpan()
  if (!span) return payload
  span.keep()
  return { ...payload, [FIELD]: formatTraceparent(span) }
}

/** `attempt` counts from 1. */
export type RunningJob = { readonly task: string; readonly payload: unknown; readonly attempt: number }

/**
 * Runs a job in a span. The first attempt is a step of what queued the job. Later ones may follow after days, so they are
 * traces of their own with a link. A process without tracing removes the field too: another process has written it.
 */
export function runJob(
  { task, payload, attempt }: RunningJob,
  tracing: Tracing | null | undefined,
  run: (payload: unknown) => Promise<void>,
): Promise<void> {
  const { bare, queuedBy } = splitPayload(payload)
  if (!tracing) return run(bare)
  const isFirst = attempt <= 1
  const span = tracing.start(`job ${task}`, {
    kind: 'consumer',
    attributes: { 'verstat.job.task': task, 'verstat.job.attempt': attempt },
    ...(queuedBy && isFirst ? { parent: queuedBy } : {}),
    ...(queuedBy && !isFirst ? { links: [queuedBy] } : {}),
  })
  return runSpan(span, () => run(bare))
}

function splitPayload(payload: unknown) {
  if (typeof payload !== 'object' || payload === null || !(FIELD in payload)) return { bare: payload }
  const { [FIELD]: text, ...bare } = payload
  return { bare, queuedBy: parseTraceparent(text) }
}
