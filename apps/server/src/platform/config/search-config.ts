import type { Env } from './options.ts'

export type SearchConfig = {
  /** Addresses of the nodes of one OpenSearch cluster, with user and password. */
  readonly nodes: readonly string[]
  /** The names of all indexes and aliases start with it. */
  readonly prefix: string
  /** Multiplies the time limits of searches, for tests on slow machines. */
  readonly patience?: number
}

export function makeSearchConfig(values: Env['values']): SearchConfig | null {
  const { SEARCH_URL: nodes, SEARCH_INDEX: prefix } = values
  return nodes.length === 0 ? null : Object.freeze({ nodes, prefix })
}
