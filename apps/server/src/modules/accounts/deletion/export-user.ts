import type { exportUser as route } from '@verstat/contract'
import type { z } from 'zod/mini'
import { type AccountsContext, signedIn } from '../accounts-context.ts'
import * as sessions from '../sessions/session.repository.ts'
import { listNotes } from '../staff/staff-notes.ts'
import * as users from '../user.repository.ts'
import { viewOwnUser } from '../user.view.ts'

/** Returns all stored data about the caller, without secrets and hashes of secrets. */
export async function exportUser(ctx: AccountsContext): Promise<z.input<(typeof route)['output']>> {
  const user = await users.getOwn(ctx.db, signedIn(ctx).userId)
  const history = await ctx.db
    .selectFrom('audit')
    .select(['at', 'action', 'ip', 'details'])
    .where('subject_id', '=', user.id)
    .orderBy('id')
    .execute()
  return {
    exportedAt: ctx.now().toISOString(),
    user: await viewOwnUser(ctx, user),
    data: {
      terms: user.terms_version
        ? [{ version: user.terms_version, acceptedAt: user.terms_accepted_at?.toISOString() }]
        : [],
      sessions: (await sessions.list(ctx.db, user.id, ctx.now())).map(plainRow),
      history: history.map(plainRow),
      staffNotes: (await listNotes(ctx.db, user.id)).map(({ body, createdAt }) =>
        plainRow({ body, createdAt }),
      ),
      ...(await ctx.accounts.hooks.export(ctx.db, user.id)),
    },
  }
}

function plainRow(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  )
}
