import type {
  blockUser as blockRoute,
  listUsers as listRoute,
  PanelUser,
  PanelUserRow,
  RouteParsed,
  setUserRole as roleRoute,
} from '@verstat/contract'
import { RIGHTS_OF_ROLE } from '@verstat/contract'
import type { z } from 'zod/mini'
import * as accounts from '../accounts/index.ts'
import type { PanelContext } from './panel-context.ts'

type Target = { readonly id: string }

export async function listUsers(
  ctx: PanelContext,
  input: RouteParsed<typeof listRoute>,
): Promise<z.input<(typeof listRoute)['output']>> {
  accounts.requireRight(ctx, 'view')
  const rows = await accounts.findUsers(ctx.db, input)
  const items = rows.slice(0, input.limit)
  return {
    items: items.map(viewUserRow),
    next: rows.length > items.length ? (items.at(-1)?.id ?? null) : null,
  }
}

export async function getPanelUser(ctx: PanelContext, { id }: Target): Promise<z.input<typeof PanelUser>> {
  accounts.requireRight(ctx, 'view')
  return view(ctx, id)
}

export async function setUserRole(ctx: PanelContext, input: RouteParsed<typeof roleRoute>) {
  accounts.requireRight(ctx, 'users')
  await accounts.setUserRole(ctx, input)
  return view(ctx, input.id)
}

export async function blockUser(ctx: PanelContext, input: RouteParsed<typeof blockRoute>) {
  accounts.requireRight(ctx, 'users')
  await accounts.blockUser(ctx, input)
  return view(ctx, input.id)
}

export async function unblockUser(ctx: PanelContext, input: Target) {
  accounts.requireRight(ctx, 'users')
  await accounts.unblockUser(ctx, input)
  return view(ctx, input.id)
}

type Found = Awaited<ReturnType<typeof accounts.findUsers>>[number]

export function viewUserRow(row: Found): z.input<typeof PanelUserRow> {
  return {
    id: row.id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    role: row.role,
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    blockedAt: row.blocked_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

async function view(ctx: PanelContext, id: string): Promise<z.input<typeof PanelUser>> {
  const { user, hasSecondFactor, sessions, listings } = await accounts.getUserForStaff(ctx, id)
  return {
    ...viewUserRow(user),
    phone: user.phone,
    locale: user.locale,
    companyName: user.company_name,
    companyCode: user.edrpou,
    secondFactor: hasSecondFactor,
    blockedReason: user.blocked_reason,
    eraseAt: user.erase_at?.toISOString() ?? null,
    sessions: { count: sessions.count, lastSeenAt: sessions.lastSeenAt?.toISOString() ?? null },
    listings: { orders: listings.orders, producers: listings.producers },
    allowed: allowedFor(ctx, user),
    version: user.version,
  }
}

/**
 * Returns what the caller may do with a user. The page only shows these actions; each call checks the right again.
 */
function allowedFor({ actor }: PanelContext, user: Pick<Found, 'id' | 'role' | 'blocked_at'>) {
  if (!actor || !RIGHTS_OF_ROLE[actor.role].includes('users') || actor.userId === user.id) return []
  if (user.blocked_at) return ['unblock' as const]
  return user.role === 'user' ? (['role', 'block'] as const).slice() : ['role' as const]
}
