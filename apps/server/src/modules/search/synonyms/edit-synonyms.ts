import type { SynonymGroup } from '@verstat/contract'
import type { Kysely } from 'kysely'
import { type Selectable, sql, type Transaction } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SearchTables, SynonymTable } from '../search.tables.ts'

type Db = Kysely<SearchTables>
type Tx = Transaction<SearchTables>
type View = z.input<typeof SynonymGroup>

export async function listSynonyms(db: Db): Promise<View[]> {
  const rows = await db
    .selectFrom('search_synonyms')
    .selectAll()
    .where('removed', '=', false)
    .orderBy(sql`name_sort_key(words[1])`)
    .orderBy('id')
    .execute()
  return rows.map(view)
}

export async function createSynonyms(
  tx: Tx,
  group: { readonly id: string; readonly words: readonly string[]; readonly now: Date },
): Promise<View> {
  const row = await tx
    .insertInto('search_synonyms')
    .values({ id: group.id, words: [...group.words], seed_key: null, edited_at: group.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  return view(row)
}

/** Throws `not_found` for an unknown group, and `stale` when the caller read an older version. */
export async function editSynonyms(
  tx: Tx,
  id: string,
  edit: { readonly words: readonly string[]; readonly version?: number | undefined; readonly now: Date },
): Promise<View> {
  const before = await getForUpdate(tx, id)
  if (edit.version !== undefined && edit.version !== before.version) {
    throw new AppError('stale', { current: view(before) })
  }
  const row = await tx
    .updateTable('search_synonyms')
    .set((eb) => ({ words: [...edit.words], edited_at: edit.now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return view(row)
}

/**
 * Deletes a group of synonyms. A group from `SYNONYM_SEED` is only marked as deleted, because otherwise it would be
 * inserted again. Throws `not_found` for an unknown group.
 */
export async function deleteSynonyms(tx: Tx, id: string, now: Date): Promise<void> {
  const { seed_key: seedKey } = await getForUpdate(tx, id)
  if (seedKey === null) await tx.deleteFrom('search_synonyms').where('id', '=', id).execute()
  else
    await tx
      .updateTable('search_synonyms')
      .set({ removed: true, edited_at: now })
      .where('id', '=', id)
      .execute()
}

async function getForUpdate(tx: Tx, id: string): Promise<Selectable<SynonymTable>> {
  const row = await tx
    .selectFrom('search_synonyms')
    .selectAll()
    .where('id', '=', id)
    .where('removed', '=', false)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found')
  return row
}

function view({ id, words, edited_at, version }: Selectable<SynonymTable>): View {
  return { id, words, editedAt: edited_at?.toISOString() ?? null, version }
}
