import type { OFFER_ACTIONS } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { type AccountsTables, type Audit, writeAudit } from '../accounts/index.ts'
import type { ChangeContext, Tx } from './offers-context.ts'

const audit: Audit<(typeof OFFER_ACTIONS)[number]> = writeAudit

/** The details never contain a price or a text of the parties. */
export async function auditOffers(
  ctx: ChangeContext,
  tx: Tx,
  action: (typeof OFFER_ACTIONS)[number],
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
