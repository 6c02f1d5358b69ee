import type { RouteParsed, getUserById as route, User, UserCard } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { maySeeWhole } from '../accounts.policy.ts'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import * as users from '../user.repository.ts'
import { viewOwnUser, viewUserCard } from '../user.view.ts'

export async function getUser(ctx: AccountsContext): Promise<z.input<typeof User>> {
  return viewOwnUser(ctx, await users.getOwn(ctx.db, signedIn(ctx).userId))
}

/**
 * Returns all fields to the user and to staff, and only the public card to others. For others, a user who has asked
 * for deletion is `not_found`.
 */
export async function getUserById(
  ctx: AccountsContext,
  { id }: RouteParsed<typeof route>,
): Promise<z.input<typeof User> | z.input<typeof UserCard>> {
  const row = await users.find(ctx.db, id)
  if (!row) throw new AppError('not_found')
  if (maySeeWhole(ctx.actor, id, ctx.accounts.isOpen)) return viewOwnUser(ctx, row)
  if (row.erase_at) throw new AppError('not_found')
  const { hooks } = ctx.accounts
  const avatar = row.avatar_id === null ? null : await hooks.avatar.find(ctx.db, row.avatar_id)
  return viewUserCard(row, await hooks.countListings(ctx.db, id), avatar)
}
