import type {
  blockPerson as blockRoute,
  listBlocks as listRoute,
  PersonBlock,
  RouteOutput,
  RouteParsed,
  unblockPerson as unblockRoute,
} from '@verstat/contract'
import type { z } from 'zod/mini'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockUser, publicName, signedIn } from '../../accounts/index.ts'
import { declineOffersOf } from '../../offers/index.ts'
import { auditMessages } from '../messages.audit.ts'
import type { Db, MessagesContext } from '../messages-context.ts'

type View = z.input<typeof PersonBlock>

/**
 * Blocks a person and declines their offers to the caller's orders. A repeated call changes nothing. Throws `not_found`
 * for an unknown person and `conflict` for oneself.
 */
export async function blockPerson(
  ctx: MessagesContext,
  { id }: RouteParsed<typeof blockRoute>,
): Promise<View> {
  const { userId } = signedIn(ctx)
  if (id === userId) throw new AppError('conflict')
  return ctx.db.transaction().execute(async (tx) => {
    // Whoever sends something holds the sender, so what they are sending now ends before the block or is refused.
    for (const person of [userId, id].toSorted()) {
      if (!(await lockUser(onTables(tx), person))) throw new AppError('not_found')
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('person_blocks')
      .values({ blocker_id: userId, blocked_id: id, created_at: ctx.now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows) {
      await declineOffersOf(ctx, transactionOnTables(tx), { customerId: userId, supplierId: id })
      await auditMessages(ctx, tx, 'person.blocked', id)
    }
    const [block] = await readBlocks(tx, userId, id)
    if (!block) throw new AppError('not_found')
    return block
  })
}

/** Throws `not_found` if the person is not blocked. */
export async function unblockPerson(
  ctx: MessagesContext,
  { id }: RouteParsed<typeof unblockRoute>,
): Promise<null> {
  const { userId } = signedIn(ctx)
  return ctx.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('person_blocks')
      .where('blocker_id', '=', userId)
      .where('blocked_id', '=', id)
      .executeTakeFirst()
    if (!numDeletedRows) throw new AppError('not_found')
    await auditMessages(ctx, tx, 'person.unblocked', id)
    return null
  })
}

export async function listBlocks(ctx: MessagesContext): Promise<RouteOutput<typeof listRoute>> {
  return { items: await readBlocks(ctx.db, signedIn(ctx).userId) }
}

/** Anybody can be blocked, so a block names a person as everybody may see them. */
async function readBlocks(db: Db, blockerId: string, blockedId?: string): Promise<View[]> {
  let query = db
    .selectFrom('person_blocks as block')
    .innerJoin('users as person', 'person.id', 'block.blocked_id')
    .select(['person.id', 'person.firstname', 'person.lastname', 'block.created_at'])
    .where('block.blocker_id', '=', blockerId)
    .orderBy('block.created_at', 'desc')
    .orderBy('person.id')
  if (blockedId !== undefined) query = query.where('person.id', '=', blockedId)
  const rows = await query.execute()
  return rows.map((row) => ({
    userId: row.id,
    name: publicName(row.firstname, row.lastname),
    at: row.created_at.toISOString(),
  }))
}
