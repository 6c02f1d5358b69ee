import type { AuditAction } from '@verstat/contract'
import type { Db, Tx } from './accounts-context.ts'

export type AuditEntry<Action extends AuditAction> = {
  readonly at: Date
  readonly action: Action
  readonly actorId?: string | null
  readonly subjectId?: string | null
  readonly ip?: string
  /** The details must not contain e-mail addresses, names or secrets. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** The type of a module's audit function. The function accepts only the actions of its own module. */
export type Audit<Action extends AuditAction> = (tx: Db | Tx, entry: AuditEntry<Action>) => Promise<void>

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

/** Returns the audit fields that say when, by whom and from which IP address an action was requested. */
export function actedBy(ctx: { readonly now: () => Date; readonly ip: string }, actorId: string | null) {
  return { at: ctx.now(), actorId, ip: ctx.ip }
}
