import { kyivDay, kyivTime } from '@verstat/i18n'
import { sql } from 'kysely'
import type { Observation, PaymentProvider } from '../../../../platform/payments/payment-provider.ts'
import type { JobContext } from '../../billing-context.ts'
import type { AttemptFacts } from '../settling/attempt-facts.ts'
import { recordCall } from '../settling/attempts.ts'
import { findAttempt } from '../transaction.repository.ts'
import { applyEvent, storeEvent } from './provider-inbox.ts'
import { queryProvider } from './reconcile.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** By this hour in Kyiv, the providers' statements of the previous day are complete. */
const FROM_HOUR = 5
/**
 * The statement is compared for payments made 4 days to 1 day ago. Newer payments may still change, so a difference
 * would not be an error.
 */
const WINDOW_DAYS = { from: 4, to: 1 }
const LEASE_MS = 15 * 60_000

/**
 * Once a day, compares the statement of each provider with our payment records. When a payment differs, queries the
 * provider. Staff must decide about a difference that remains, and about a payment that is missing in the statement or
 * in our records.
 */
export async function checkStatements(ctx: JobContext): Promise<void> {
  if (kyivTime(ctx.now()).hour < FROM_HOUR) return
  for (const provider of ctx.billing.providers.all()) {
    if (!provider.statement || !(await claimCheck(ctx, provider.id))) continue
    try {
      await check(ctx, provider)
    } catch (err) {
      ctx.billing.log.error({ err, provider: provider.id }, 'a statement could not be compared')
    }
  }
}

/**
 * Claims today's check for one process. The claim expires after `LEASE_MS`, because the process may die during the
 * check.
 */
async function claimCheck({ db, now }: JobContext, provider: string): Promise<boolean> {
  const at = now()
  const { rows } = await sql`
    insert into statement_checks (provider, day, started_at) values (${provider}, ${kyivDay(at)}, ${at})
    on conflict (provider, day) do update set started_at = ${at}
      where statement_checks.finished_at is null
        and statement_checks.started_at <= ${new Date(at.getTime() - LEASE_MS)}
    returning provider`.execute(db)
  return rows.length > 0
}

async function check(ctx: JobContext, provider: PaymentProvider): Promise<void> {
  const now = ctx.now()
  const from = new Date(now.getTime() - WINDOW_DAYS.from * DAY_MS)
  const to = new Date(now.getTime() - WINDOW_DAYS.to * DAY_MS)
  // Payments may complete after `to`, so the statement is read up to the present moment.
  const stated = await provider.statement?.(from, now)
  if (stated?.kind !== 'stated') {
    ctx.billing.log.warn({ provider: provider.id, why: stated?.why }, 'a statement could not be read')
    return
  }
  const listed = new Set<string>()
  let differences = 0
  for (const row of stated.rows) {
    const found = await findAttempt(ctx.db, provider.id, row)
    if (found) listed.add(found.id)
    if (found ? await settleDifference(ctx, found.id, row) : await storeUnmatched(ctx, provider, row)) {
      differences += 1
    }
  }
  for (const attempt of await findPaid(ctx, provider.id, from, to)) {
    if (listed.has(attempt.id)) continue
    differences += 1
    await flagUnlisted(ctx, attempt)
  }
  if (differences > 0) ctx.billing.log.warn({ provider: provider.id, differences }, 'a statement differs')
  await ctx.db
    .updateTable('statement_checks')
    .set({ finished_at: now, listed: stated.rows.length, differences })
    .where('provider', '=', provider.id)
    .where('day', '=', kyivDay(now))
    .execute()
}

/**
 * Returns true when a row of the statement differs from our record. Queries the provider first. If the difference
 * remains, marks the payment for staff.
 */
async function settleDifference(ctx: JobContext, attemptId: string, row: Observation): Promise<boolean> {
  const before = await readAttempt(ctx, attemptId)
  if (!differs(before.facts, row)) return false
  await queryProvider(ctx, before)
  const after = await readAttempt(ctx, attemptId)
  if (differs(after.facts, row)) await flagUnlisted(ctx, after)
  return true
}

const PAID: readonly string[] = [
  'succeeded',
  'partially_refunded',
  'refund_pending',
  'refunded',
  'chargeback',
]

/** Compares the received and refunded amounts. For an unpaid attempt, a different status is not a difference. */
function differs(facts: AttemptFacts, { status, amount, refunded = 0n }: Observation): boolean {
  const isPaid = facts.paid !== null || facts.wrongMinor > 0
  if (isPaid !== PAID.includes(status)) return true
  if (!isPaid) return false
  const came = facts.paid?.amountMinor ?? facts.wrongMinor
  return (amount !== undefined && BigInt(came) !== amount) || BigInt(facts.refundedMinor) < refunded
}

type Checked = Awaited<ReturnType<typeof readAttempt>>

function readAttempt({ db }: JobContext, id: string) {
  return db
    .selectFrom('attempts')
    .select(['id', 'transaction_id', 'provider', 'reference', 'provider_ref', 'created_at', 'facts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

function findPaid({ db }: JobContext, provider: string, from: Date, to: Date): Promise<Checked[]> {
  return db
    .selectFrom('attempts')
    .select(['id', 'transaction_id', 'provider', 'reference', 'provider_ref', 'created_at', 'facts'])
    .where('provider', '=', provider)
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .where('status', 'in', ['succeeded', 'partially_refunded', 'refunded'])
    .execute()
}

function flagUnlisted(ctx: JobContext, { id, transaction_id }: Checked): Promise<void> {
  return recordCall(ctx, transaction_id, id, (facts) => ({ ...facts, isUnlisted: true }))
}

/**
 * Stores a received payment that is missing in our records as an event without a match. Repeated calls store the
 * payment only once.
 */
async function storeUnmatched(
  ctx: JobContext,
  provider: PaymentProvider,
  row: Observation,
): Promise<boolean> {
  if (!PAID.includes(row.status)) return false
  const { reference = '', providerRef = '', status, amount = 0n, refunded = 0n } = row
  const dedupeKey = ['statement', reference, providerRef, status, amount, refunded].join('|')
  const id = await storeEvent(
    ctx,
    provider,
    { dedupeKey, observation: row },
    { bytes: new Uint8Array(), headers: {} },
  )
  if (id !== null) await applyEvent(ctx, id)
  return id !== null
}
