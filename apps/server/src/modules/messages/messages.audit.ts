import type { MESSAGE_ACTIONS } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { type AccountsTables, type Audit, writeAudit } from '../accounts/index.ts'
import type { MessagesContext, Tx } from './messages-context.ts'

const audit: Audit<(typeof MESSAGE_ACTIONS)[number]> = writeAudit

/** The audit never contains a text of the two sides. */
export async function auditMessages(
  ctx: Pick<MessagesContext, 'now' | 'ip'> & { readonly actor: { readonly userId: string } | null },
  tx: Tx,
  action: (typeof MESSAGE_ACTIONS)[number],
  subjectId: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await audit(onTables<AccountsTables>(tx), {
    at: ctx.now(),
    action,
    actorId: ctx.actor?.userId ?? null,
    subjectId,
    ip: ctx.ip,
    details,
  })
}
