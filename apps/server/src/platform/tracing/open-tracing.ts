import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { createSampler } from './sampler.ts'
import { createSpanExporter } from './span-exporter.ts'
import { createTracer } from './tracer.ts'
import type { Tracing } from './tracing.ts'
import type { TracingConfig } from './tracing-config.ts'

export type TracingOptions = TracingConfig & {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly role: string
  readonly everyMs?: number
}

/** Does not wait for the collector, which may be away. Import it only when traces are wanted. */
export function openTracing({ resource, role, sampler, ratio, ...options }: TracingOptions): Tracing {
  const exporter = createSpanExporter({
    ...options,
    resource: {
      'telemetry.sdk.name': 'verstat',
      'telemetry.sdk.language': 'nodejs',
      'process.runtime.version': process.versions.node,
      'service.instance.id': randomUUID(),
      'verstat.role': role,
      ...resource,
    },
  })
  const start = createTracer({ sampler: createSampler(sampler, ratio), ...exporter })
  return { start, facts: exporter.facts, close: exporter.close }
}
