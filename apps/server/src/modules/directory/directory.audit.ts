import type { LISTING_ACTIONS, ListingKind } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { type AccountsTables, type Audit, writeAudit } from '../accounts/index.ts'
import type { Tx } from './directory-context.ts'

type Action = (typeof LISTING_ACTIONS)[number]
type Ctx = {
  readonly now: () => Date
  readonly ip: string
  readonly actor: { readonly userId: string } | null
}

const audit: Audit<Action> = writeAudit

export async function auditListing(
  ctx: Ctx,
  tx: Tx,
  { kind, id }: { readonly kind: ListingKind; readonly id: string },
  action: Action,
  details: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  await audit(onTables<AccountsTables>(tx), {
    at: ctx.now(),
    action,
    actorId: ctx.actor?.userId ?? null,
    subjectId: id,
    ip: ctx.ip,
    details: { kind, ...details },
  })
}
