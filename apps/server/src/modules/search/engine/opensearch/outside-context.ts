import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { SearchTables } from '../../search.tables.ts'
import type { OutsideClient } from './outside-client.ts'
import type { IndexNames } from './outside-index.ts'

/** What the work on the index outside needs. */
export type OutsideContext = {
  readonly db: Kysely<SearchTables>
  readonly pool: Pool
  readonly client: OutsideClient
  readonly names: IndexNames
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
