import type { FastifyBaseLogger } from 'fastify'
import type { Finder } from './opensearch-engine.ts'
import { OutsideError } from './outside-client.ts'

export type GuardedFinder = Finder & {
  readonly isUsed: () => boolean
  /** How many searches and counts PostgreSQL has answered in place of the cluster. */
  readonly fallbacks: () => number
}

export type GuardOptions = {
  readonly outside: Finder
  readonly inside: Finder
  /** Resolves when the cluster can answer searches. */
  readonly probe: () => Promise<unknown>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  readonly clock?: () => number
}

/** After a failure, the cluster is left alone for this time. */
const REST_MS = 5_000

/**
 * Asks the cluster, and PostgreSQL when the cluster fails. After a failure PostgreSQL answers alone, until a request of
 * our own shows that the cluster works again: so at most one search waits for a dead cluster.
 */
export function guardFinder(options: GuardOptions): GuardedFinder {
  const { outside, inside, log, clock = () => performance.now() } = options
  let restsUntil: number | null = null
  let isProbing = false
  let fallbacks = 0

  function rest(error: unknown): void {
    if (restsUntil === null) log.warn({ err: error }, 'PostgreSQL answers searches, OpenSearch does not')
    restsUntil = clock() + REST_MS
  }

  async function probe(): Promise<void> {
    isProbing = true
    try {
      await options.probe()
      restsUntil = null
      log.info('OpenSearch answers searches again')
    } catch (error) {
      rest(error)
    } finally {
      isProbing = false
    }
  }

  async function ask<Result>(
    ask: (finder: Finder) => Promise<Result>,
    signal: AbortSignal | undefined,
  ): Promise<Result> {
    if (restsUntil === null) {
      try {
        return await ask(outside)
      } catch (error) {
        signal?.throwIfAborted()
        if (!(error instanceof OutsideError)) throw error
        if (!isRefused(error)) rest(error)
      }
    } else if (clock() >= restsUntil && !isProbing) void probe()
    fallbacks += 1
    return ask(inside)
  }

  return {
    find: (request, from) => ask((finder) => finder.find(request, from), from.signal),
    countFacets: (request, names, from) =>
      ask((finder) => finder.countFacets(request, names, from), from.signal),
    isUsed: () => restsUntil === null,
    fallbacks: () => fallbacks,
  }
}

/** The cluster works, but not with this query, which has too many words for it. */
function isRefused({ status }: OutsideError): boolean {
  return status === 400 || status === 413
}
