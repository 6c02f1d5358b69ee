import { type Selectable, sql } from 'kysely'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import type { Db } from '../directory-context.ts'
import { columnNames } from '../listing/writing/field-columns.ts'
import { CATEGORY_KEYS, DETAIL_COLUMNS } from './producer.repository.ts'
import type { ProducerTable } from './producer.tables.ts'
import { OWNER_COLUMNS } from './producer-columns.ts'

const OWN_COLUMNS = [
  ...new Set([
    ...DETAIL_COLUMNS,
    'owner_id',
    'status_reason',
    ...columnNames(OWNER_COLUMNS),
    'status_at',
    'status_version',
    'changed_since_approval',
    'submit_when_verified',
    'archived_from',
    'version',
  ] as const satisfies (keyof ProducerTable)[]),
]

export type OwnProducerDetailRow = Pick<Selectable<ProducerTable>, (typeof OWN_COLUMNS)[number]> & {
  readonly category_keys: number[]
}

export async function find(db: Db, slugOrId: string): Promise<OwnProducerDetailRow | undefined> {
  return db
    .selectFrom('producers as p')
    .select(OWN_COLUMNS.map((column) => `p.${column}` as const))
    .select(sql<number[]>`${sql.raw(CATEGORY_KEYS)}`.as('category_keys'))
    .where(isUuid(slugOrId) ? 'p.id' : 'p.slug', '=', slugOrId)
    .executeTakeFirst()
}
