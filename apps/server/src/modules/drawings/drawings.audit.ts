import type { DRAWING_ACTIONS } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { type AccountsTables, type Audit, writeAudit } from '../accounts/index.ts'
import type { DrawingsContext, Tx } from './drawings-context.ts'

const audit: Audit<(typeof DRAWING_ACTIONS)[number]> = writeAudit

/** The details never contain the name of a file. */
export async function auditDrawings(
  ctx: Pick<DrawingsContext, 'now' | 'ip' | 'actor'>,
  tx: Tx,
  action: (typeof DRAWING_ACTIONS)[number],
  subjectId: string | null,
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
