import { RIGHTS_OF_ROLE } from '@verstat/contract'
import { fileNeeds } from '../access/file-needs.ts'
import * as files from '../access/order-file.repository.ts'
import { findReader, type Reader } from '../access/read-standing.ts'
import type { Db } from '../drawings-context.ts'
import type { LinkFor } from './person-links.ts'

/** A file that a person may open now. `reader` is null for staff. */
export type Admitted = { readonly file: files.OrderFileRow; readonly reader: Reader | null }

/** Whether the person of a link may open its file at this moment. */
export async function admit(db: Db, { id, userId, as }: LinkFor, now: Date): Promise<Admitted | undefined> {
  if (as === 'staff') {
    const file = (await isStaff(db, userId)) ? await files.findForStaff(db, id) : undefined
    return file && { file, reader: null }
  }
  const file = await files.find(db, id)
  if (!file) return undefined
  const reader = await findReader(db, file.order_id, userId, now)
  return reader && fileNeeds(reader, file.access).length === 0 ? { file, reader } : undefined
}

async function isStaff(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && RIGHTS_OF_ROLE[row.role].includes('listings')
}
