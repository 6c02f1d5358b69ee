import { address, integer, matching, type Option, oneOf } from '../config/option.ts'
import { SAMPLERS } from './sampler.ts'

const PROTOCOLS = ['http:', 'https:'] as const

/** The standard variables of OpenTelemetry that we obey. */
export const TRACING_OPTIONS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: collector(
    'Collector that gets traces over OTLP/HTTP, as JSON at `/v1/traces` below this address, such as `http://localhost:4318`. It learns routes, times and statements without their values.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector(
    'The whole address for traces. It replaces `OTEL_EXPORTER_OTLP_ENDPOINT`.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs(
    /^[!#$%&'*+.^_`|~\w-]+$/,
    /^[\x20-\x7e]*$/,
    'Headers for the collector, such as `api-key=secret`, with values percent-encoded.',
  ),
  OTEL_EXPORTER_OTLP_TIMEOUT: integer(
    100,
    60_000,
    10_000,
    'Milliseconds that the collector may take to answer.',
  ),
  OTEL_SERVICE_NAME: matching(
    /^.{1,100}$/u,
    'up to 100 characters',
    'Name of this install in traces; unset: `verstat`.',
  ),
  OTEL_RESOURCE_ATTRIBUTES: pairs(
    /^[\w./-]{1,100}$/,
    /^[^\p{Cc}]*$/u,
    'More about this process, such as `deployment.environment.name=production`, with values percent-encoded.',
  ),
  OTEL_TRACES_SAMPLER: oneOf(
    SAMPLERS,
    'parentbased_always_on',
    'Which requests are traced. Those named `parentbased` leave it to the caller if a trusted proxy sends `traceparent`.',
  ),
  OTEL_TRACES_SAMPLER_ARG: share(1, 'Share of requests that the samplers named `traceidratio` trace.'),
}

/** The address of a collector. Node refuses requests to an address with a password, which belongs into a header. */
function collector(summary: string): Option<string | null> {
  const option = address(PROTOCOLS, { shown: 'no traces' }, summary)
  return {
    ...option,
    read(given) {
      const result = option.read(given)
      if ('fault' in result || result.value === null) return result
      const { username, password } = new URL(result.value)
      return username === '' && password === ''
        ? result
        : { fault: 'must be an address without a user; a key for it belongs to OTEL_EXPORTER_OTLP_HEADERS' }
    },
  }
}

/** Accepts `name=value` with commas between, as the standard has it. */
function pairs(isName: RegExp, isValue: RegExp, summary: string): Option<Readonly<Record<string, string>>> {
  return {
    kind: '`name=value` with commas',
    fallback: {},
    shown: 'none',
    summary,
    read(given) {
      const value: Record<string, string> = {}
      for (const pair of given.split(',').map((each) => each.trim())) {
        if (pair === '') continue
        const [name = '', ...rest] = pair.split('=')
        const decoded = percentDecoded(rest.join('=').trim())
        if (rest.length === 0 || !isName.test(name.trim()) || decoded === null || !isValue.test(decoded))
          return { fault: 'must be `name=value` with commas between, and values percent-encoded' }
        value[name.trim()] = decoded
      }
      return { value }
    },
  }
}

function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

function share(fallback: number, summary: string): Option<number> {
  return {
    kind: 'number 0–1',
    fallback,
    shown: String(fallback),
    summary,
    read(given) {
      const value = /^(?:0|1|0?\.\d{1,9}|[01]\.\d{1,9})$/.test(given.trim()) ? Number(given) : Number.NaN
      return value >= 0 && value <= 1 ? { value } : { fault: 'must be a number from 0 to 1' }
    },
  }
}
