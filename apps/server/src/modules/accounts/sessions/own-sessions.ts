import type { endSession as endRoute, RouteParsed, Session } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import * as sessions from './session.repository.ts'

export async function signOut(ctx: AccountsContext): Promise<null> {
  const { userId, sessionId } = signedIn(ctx)
  await sessions.remove(ctx.db, userId, sessionId)
  return null
}

export async function listSessions(ctx: AccountsContext): Promise<{ items: z.input<typeof Session>[] }> {
  const { userId, sessionId } = signedIn(ctx)
  const rows = await sessions.list(ctx.db, userId, ctx.now())
  return {
    items: rows.map((row) => ({
      id: row.id,
      current: row.id === sessionId,
      userAgent: row.user_agent,
      ip: row.ip,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  }
}

/** Ends one of the caller's sessions. Throws `not_found` when the session does not belong to the caller. */
export async function endSession(ctx: AccountsContext, { id }: RouteParsed<typeof endRoute>): Promise<null> {
  if (!(await sessions.remove(ctx.db, signedIn(ctx).userId, id))) throw new AppError('not_found')
  return null
}
