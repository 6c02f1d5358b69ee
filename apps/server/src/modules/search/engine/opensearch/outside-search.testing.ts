import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import { afterAll, afterEach, expect, inject } from 'vitest'
import type { SearchConfig } from '../../../../platform/config/search-config.ts'
import type { OpensearchProgram } from '../../../../platform/testing/run-opensearch.ts'
import { silentHttpLog } from '../../../../platform/testing/silent-log.ts'
import type { SearchTables } from '../../search.tables.ts'
import type { SearchEngine } from '../search-engine.ts'
import { type OutsideSearch, openOutsideSearch } from './outside-search.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** What `scripts/test-opensearch.ts` has started. Undefined in all other tests. */
    readonly opensearch?: { readonly nodes: readonly string[]; readonly program: OpensearchProgram }
  }
}

let prefixes = 0

/** The cluster that `scripts/test-opensearch.ts` has started, with a prefix of its own. Null in all other tests. */
function testCluster(): SearchConfig | null {
  const cluster = inject('opensearch')
  prefixes += 1
  return cluster ? { nodes: cluster.nodes, prefix: `test-${process.pid}-x${prefixes}`, patience: 10 } : null
}

export type TestOutside = Omit<OutsideSearch, 'keep'> & {
  /** Brings the index up to date with the documents in PostgreSQL. */
  readonly keep: () => Promise<void>
  readonly config: SearchConfig
}

/** Opens the search on the test cluster, and builds its index. Each test fails if PostgreSQL has answered a search. */
export async function testOutsideSearch(options: {
  readonly db: Kysely<SearchTables>
  readonly pool: Pool
  readonly inside: SearchEngine
}): Promise<TestOutside | null> {
  const config = testCluster()
  if (!config) return null
  const outside = await openOutsideSearch({ config, log: silentHttpLog, ...options })
  const never = new AbortController().signal
  const keep = () => outside.keep(never)
  await keep()
  let before = outside.fallbacks()
  afterEach(() => {
    const now = outside.fallbacks()
    const answered = now - before
    before = now
    expect(answered).toBe(0)
  })
  afterAll(async () => {
    await outside.deleteIndexes()
    await outside.close()
  })
  return { ...outside, keep, config }
}
