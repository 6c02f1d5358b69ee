import { DatabaseError } from 'pg'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from './uploads-context.ts'

const DAY_MS = 24 * 3_600_000
const BATCH = 200
const FOREIGN_KEY_VIOLATION = '23503'

export type Sweep = { readonly db: Db; readonly storage: Storage; readonly now: Date }

/** Deletes files that have been unused for a day. Several processes may run the sweep at the same time. */
export async function sweepUploads(sweep: Sweep): Promise<void> {
  const before = new Date(sweep.now.getTime() - DAY_MS)
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const orphans = await sweep.db
      .selectFrom('uploads')
      .select('id')
      .where('orphan_since', '<=', before)
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    for (const { id } of orphans) await removeOrphan(sweep, id, before)
    last = orphans.at(-1)?.id ?? last
    if (orphans.length < BATCH) return
  }
}

/**
 * Removes the content while the row is locked. A concurrent request that attaches the file waits for the lock and
 * then does not find the file. If the process is killed, the row stays for the next sweep.
 */
async function removeOrphan({ db, storage }: Sweep, id: string, before: Date): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      const row = await tx
        .selectFrom('uploads')
        .select('id')
        .where('id', '=', id)
        .where('orphan_since', '<=', before)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!row) return
      await tx.deleteFrom('uploads').where('id', '=', id).execute()
      await storage.remove(id)
    })
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== FOREIGN_KEY_VIOLATION) throw error
    // A listing still refers to the file. The file was released by mistake, so it is marked as used again.
    await db.updateTable('uploads').set({ orphan_since: null }).where('id', '=', id).execute()
  }
}
