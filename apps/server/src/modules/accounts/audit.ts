import type { Db, Tx } from './accounts-context.ts'

export type AuditAction =
  | 'user.registered'
  | 'user.email_verified'
  | 'user.email_changed'
  | 'user.password_changed'
  | 'user.password_reset'
  | 'user.role_changed'
  | 'user.second_factor_enabled'
  | 'user.second_factor_disabled'
  | 'user.recovery_codes_renewed'
  | 'user.recovery_code_used'
  | 'user.deletion_requested'
  | 'user.deletion_taken_back'
  | 'user.erased'
  | 'sign_in.limited'
  | 'user.blocked'
  | 'user.unblocked'
  | 'settings.changed'
  | 'category.created'
  | 'category.edited'
  | 'category.placed'
  | 'category.merged'
  | 'text.saved'
  | 'synonyms.changed'
  | 'inbox.handled'
  | 'inbox.reopened'
  | 'inbox.answered'
  | 'subscription.changed'
  | 'subscription.cancelled'
  | 'plan.created'
  | 'plan.boost_created'
  | 'plan.edited'
  | 'plan.boost_edited'
  | 'payment.granted'
  | 'payment.changed'
  | 'payment.doubted'
  | 'payment.refund_requested'
  | 'payment.refund_succeeded'
  | 'payment.refund_failed'
  | 'payment.refund_cancelled'
  | 'payment.receipt_noted'
  | 'payment.receipt_assigned'
  | 'payment.receipt_returned'
  | 'payment.sum_accepted'
  | 'payment.case_closed'
  | 'payment.event_put_aside'
  | 'listing.created'
  | 'listing.edited'
  | 'listing.status_changed'
  | 'listing.renewed'
  | 'listing.restored'
  | 'listing.claimed'
  | 'listing.revision_submitted'
  | 'listing.revision_withdrawn'
  | 'listing.revision_approved'
  | 'listing.revision_rejected'
  | 'listing.revision_reopened'
  | 'listing.approval_undone'
  | 'listing.verified'
  | 'listing.verification_ended'

/** Writes one row in the transaction of what it tells. `details` hold no address, name or secret. */
export async function audit(
  tx: Db | Tx,
  entry: {
    readonly at: Date
    readonly action: AuditAction
    readonly actorId?: string | null
    readonly subjectId?: string | null
    readonly ip?: string
    readonly details?: Readonly<Record<string, unknown>>
  },
): Promise<void> {
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
