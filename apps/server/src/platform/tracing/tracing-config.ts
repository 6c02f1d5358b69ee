import type { Env } from '../config/options.ts'
import type { SamplerName } from './sampler.ts'

export type TracingConfig = {
  /** Where spans are posted. */
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  /** Describes the install. */
  readonly resource: Readonly<Record<string, string>>
  readonly sampler: SamplerName
  readonly ratio: number
}

/** Returns null when no collector is named. */
export function makeTracingConfig(values: Env['values']): TracingConfig | null {
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? tracesBelow(values.OTEL_EXPORTER_OTLP_ENDPOINT)
  if (url === null) return null
  return Object.freeze({
    url,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMs: values.OTEL_EXPORTER_OTLP_TIMEOUT,
    resource: {
      'service.name': 'verstat',
      ...values.OTEL_RESOURCE_ATTRIBUTES,
      ...(values.OTEL_SERVICE_NAME === null ? {} : { 'service.name': values.OTEL_SERVICE_NAME }),
    },
    sampler: values.OTEL_TRACES_SAMPLER,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  })
}

function tracesBelow(endpoint: string | null): string | null {
  if (endpoint === null) return null
  const url = new URL(endpoint)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/v1/traces`
  return url.href
}
