import type {
  Observation,
  PaymentProvider,
  RawCallback,
} from '../../../../platform/payments/payment-provider.ts'
import type { JobContext } from '../../billing-context.ts'
import { applyObservation } from '../settling/apply-observation.ts'
import { findAttempt } from '../transaction.repository.ts'

const PURPOSE = 'provider event'

/** Stores a provider event. Returns the event's id, or null if the same event was already stored. */
export async function storeEvent(
  { db, now, billing }: JobContext,
  provider: PaymentProvider,
  event: { readonly dedupeKey: string; readonly observation: Observation },
  raw: RawCallback,
): Promise<number | null> {
  const body = JSON.stringify(
    {
      observation: event.observation,
      raw: Buffer.from(raw.bytes).toString('base64'),
    },
    bigintsAsText,
  )
  const row = await db
    .insertInto('provider_events')
    .values({
      provider: provider.id,
      dedupe_key: event.dedupeKey,
      sealed: billing.secret.seal(PURPOSE, body, `${provider.id} ${event.dedupeKey}`),
      received_at: now(),
    })
    .onConflict((conflict) => conflict.constraint('provider_events_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Applies a stored event only once, even when several processes try. */
export async function applyEvent(ctx: JobContext, id: number): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const event = await tx
      .selectFrom('provider_events')
      .selectAll()
      .where('id', '=', id)
      .where('applied_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!event) return
    const observation = openEvent(ctx, event)
    const result = await applyObservation(ctx, tx, event.provider, observation)
    const attempt = await findAttempt(tx, event.provider, observation)
    await tx
      .updateTable('provider_events')
      .set({ applied_at: ctx.now(), result, attempt_id: attempt?.id ?? null })
      .where('id', '=', id)
      .execute()
  })
}

type StoredEvent = { readonly provider: string; readonly dedupe_key: string; readonly sealed: Buffer }

/** Decrypts a stored event. The event may contain a card token. */
export function openEvent({ billing }: JobContext, event: StoredEvent): Observation {
  return readObservation(billing.secret.open(PURPOSE, event.sealed, `${event.provider} ${event.dedupe_key}`))
}

/** After this many failed tries, which take about five minutes, staff see the event in the panel. */
export const STUCK_TRIES = 5

const FIRST_PAUSE_MS = 10_000
const LONGEST_PAUSE_MS = 3_600_000
/** The counter stops at this number, but the tries continue. */
const MOST_TRIES = 1_000
const BATCH = 50

/**
 * Applies stored events that could not be applied earlier, because the process failed or was killed. Retries with
 * exponential backoff, so that one failing event does not delay the others.
 */
export async function applyWaitingEvents(ctx: JobContext): Promise<void> {
  const waiting = await ctx.db
    .selectFrom('provider_events')
    .select(['id', 'tries'])
    .where('applied_at', 'is', null)
    .where('try_at', '<=', ctx.now())
    .orderBy('try_at')
    .orderBy('id')
    .limit(BATCH)
    .execute()
  for (const { id, tries } of waiting) {
    try {
      await applyEvent(ctx, id)
    } catch (err) {
      ctx.billing.log.error({ err, event: id, tries }, 'an event of a provider could not be applied')
      await postpone(ctx, id, tries)
    }
  }
}

async function postpone({ db, now }: JobContext, id: number, tries: number): Promise<void> {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** tries, LONGEST_PAUSE_MS)
  await db
    .updateTable('provider_events')
    .set({ tries: Math.min(tries + 1, MOST_TRIES), try_at: new Date(now().getTime() + pauseMs) })
    .where('id', '=', id)
    .execute()
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? { bigint: String(value) } : value
}

function readObservation(body: string): Observation {
  const { observation }: { readonly observation: Observation } = JSON.parse(body, (key, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'bigint' in value) return BigInt(String(value.bigint))
    return key === 'occurredAt' ? new Date(String(value)) : value
  })
  return observation
}
