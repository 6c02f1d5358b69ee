import type { AuditAction } from '@verstat/contract'
import type { Db, Tx } from './accounts-context.ts'

export type AuditEntry<Action extends AuditAction> = {
  readonly at: Date
  readonly action: Action
  readonly actorId?: string | null
  readonly subjectId?: string | null
  readonly ip?: string
  /** Must not contain addresses, names or secrets. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** The audit function of one module, restricted to its own actions. */
export type Audit<Action extends AuditAction> = (tx: Db | Tx, entry: AuditEntry<Action>) => Promise<void>

/** Writes one audit row in the transaction of the audited change. */
export async function writeAudit(tx: Db | Tx, entry: AuditEntry<AuditAction>): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: entry.at,
      action: entry.action,
      actor_id: entry.actorId ?? null,
      subject_id: entry.subjectId ?? null,
      ip: entry.ip || null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute()
}

/** The fields of an audit entry about an action in the current request. */
export function actedBy(ctx: { readonly now: () => Date; readonly ip: string }, actorId: string | null) {
  return { at: ctx.now(), actorId, ip: ctx.ip }
}
