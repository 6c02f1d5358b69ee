import type { Metric } from '../http/metrics.ts'
import type { Tracing } from './tracing.ts'

/** Returns nothing for an install without traces. */
export function traceMetrics(tracing: Pick<Tracing, 'facts'> | null | undefined): readonly Metric[] {
  if (!tracing) return []
  const { exported, dropped, cut, waiting } = tracing.facts()
  return [
    {
      name: 'verstat_trace_spans_exported_total',
      help: 'Spans that the collector took.',
      type: 'counter',
      values: [{ value: exported }],
    },
    {
      name: 'verstat_trace_spans_dropped_total',
      help: 'Spans that the collector did not get: it was away, too slow, or refused them.',
      type: 'counter',
      values: [{ value: dropped }],
    },
    {
      name: 'verstat_trace_spans_cut_total',
      help: 'Spans that were not kept, because their trace had a thousand.',
      type: 'counter',
      values: [{ value: cut }],
    },
    {
      name: 'verstat_trace_spans_waiting',
      help: 'Spans that wait for the collector.',
      type: 'gauge',
      values: [{ value: waiting }],
    },
  ]
}
