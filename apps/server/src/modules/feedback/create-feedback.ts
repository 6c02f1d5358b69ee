import { type RouteParsed, type createFeedback as route, SPOKEN_SUBJECTS } from '@verstat/contract'
import type { Selectable } from 'kysely'
import { AppError, invalid } from '../../platform/http/app-error.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { enforceLimit, networkOf } from '../accounts/index.ts'
import { keepReportedMessage } from '../messages/index.ts'
import { FEEDBACK_LIMITS, REPORT_LIMITS } from './feedback.limits.ts'
import type { FeedbackTable } from './feedback.tables.ts'
import type { FeedbackContext, Tx } from './feedback-context.ts'
import { sendCopies } from './feedback-copies.ts'
import { findReportable } from './find-reported.ts'
import { isPlausibleTicket } from './form-ticket.ts'

type Input = RouteParsed<typeof route>

/**
 * Stores a message and e-mails copies to staff. A message that looks like spam is stored as `suspect` without copies,
 * so that no real message is lost. Its sender gets the usual response, so that bots learn nothing. Refuses a question, an
 * offer or a message that the sender may not read, at its field. Throws `challenge_required`, `challenge_failed` and
 * `rate_limited`.
 */
export async function createFeedback(ctx: FeedbackContext, input: Input): Promise<{ number: number }> {
  await checkSubject(ctx, input)
  const isProven = await countMessage(ctx, input)
  const isImplausible =
    input.ticket !== undefined && !isPlausibleTicket(ctx.accounts.secret, input.ticket, ctx.now())
  const suspect = Boolean(input.website) || (!isProven && isImplausible)
  return ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('feedback')
      .values({
        id: uuidV7(ctx.now()),
        topic: input.topic,
        name: input.name,
        email: input.email,
        message: input.message,
        subject_type: input.subject?.type ?? null,
        subject_id: input.subject?.id ?? null,
        reason: input.reason ?? null,
        user_id: ctx.actor?.userId ?? null,
        locale: ctx.locale,
        ip: ctx.ip,
        unproven: !isProven,
        suspect,
        created_at: ctx.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!suspect) await sendCopies(ctx, tx, row satisfies Selectable<FeedbackTable>)
    await keepSubject(ctx, tx, input)
    return { number: row.number }
  })
}

/** Listings are not checked, because a page that was reported may be gone. */
async function checkSubject(ctx: FeedbackContext, { subject }: Input): Promise<void> {
  const type = SPOKEN_SUBJECTS.find((each) => each === subject?.type)
  if (!subject || !type) return
  if (!(await findReportable(ctx, { type, id: subject.id }))) {
    throw invalid({ path: 'subject.id', code: 'unknown_reference' })
  }
}

/** A conversation is locked after everything else. */
async function keepSubject(ctx: FeedbackContext, tx: Tx, { topic, subject }: Input): Promise<void> {
  if (topic !== 'report' || subject?.type !== 'message') return
  await keepReportedMessage(tx, { id: subject.id, now: ctx.now() })
}

/** Counts the message against the limits. Returns whether the sender solved a proof-of-work challenge. */
async function countMessage(ctx: FeedbackContext, input: Input): Promise<boolean> {
  const limits = input.topic === 'report' ? REPORT_LIMITS : FEEDBACK_LIMITS
  await enforceLimit(ctx, limits.address, input.email.toLowerCase())
  if (ctx.challenge !== undefined) {
    await enforceLimit(ctx, limits.proven, networkOf(ctx))
    await ctx.accounts.challenges.redeem(ctx.challenge)
    return true
  }
  const waitMs = await ctx.accounts.limiter.consume(limits.unproven, networkOf(ctx))
  if (waitMs > 0) throw new AppError('challenge_required', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  return false
}
