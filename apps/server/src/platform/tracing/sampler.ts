import type { SpanContext } from './span.ts'

/** The values of `OTEL_TRACES_SAMPLER` that we obey. */
export const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const

export type SamplerName = (typeof SAMPLERS)[number]

/** Decides whether a trace is exported. `parent` is the span of another process that caused the work. */
export type Sampler = (traceId: string, parent: SpanContext | undefined) => boolean

/** `ratio` is the share of traces that the samplers named after a ratio choose, from 0 to 1. */
export function createSampler(name: SamplerName, ratio: number): Sampler {
  const chosen = /always_on$/.test(name) ? 1 : /always_off$/.test(name) ? 0 : ratio
  const ownChoice = (traceId: string) => randomness(traceId) >= 1 - chosen
  return name.startsWith('parentbased_')
    ? (traceId, parent) => parent?.isSampled ?? ownChoice(traceId)
    : ownChoice
}

const RANDOM_DIGITS = 14

/** The last 56 bits of a trace id are random by its standard, so all processes choose the same traces by them. */
function randomness(traceId: string): number {
  return Number.parseInt(traceId.slice(-RANDOM_DIGITS), 16) / 16 ** RANDOM_DIGITS
}
