import type { ConversationClose, ConversationSide } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { findBlocks } from '../../accounts/index.ts'
import type { Db } from '../messages-context.ts'
import { type ConversationRow, otherSide, stateOf } from './conversation.repository.ts'

/** Why this side cannot write. Null if it can. */
export async function findClose(
  db: Db,
  talk: ConversationRow,
  side: ConversationSide,
): Promise<ConversationClose | null> {
  return closeBetween(db, stateOf(talk, side).userId, stateOf(talk, otherSide(side)).userId)
}

/** Why a user cannot write to another. Null if they can. */
export async function closeBetween(
  db: Db,
  userId: string | null,
  otherId: string | null,
): Promise<ConversationClose | null> {
  const { byFirst, bySecond } = await findBlocks(onTables(db), userId, otherId)
  if (byFirst) return 'blockedByOwn'
  if (await isGone(db, otherId)) return 'gone'
  return bySecond ? 'notAccepted' : null
}

/** Whether a person is erased, about to be, or blocked by staff. */
export async function isGone(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return true
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('blocked_at', 'is', null)
    .where('erase_at', 'is', null)
    .executeTakeFirst()
  return row === undefined
}
