import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated, Kysely, Selectable, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Scenario, State } from './sandbox-scenarios.ts'

export type SandboxRequest = {
  readonly number: string
  readonly description: string
  readonly locale: LocaleCode
  readonly returnUrl: string
  readonly callbackUrl: string
  readonly saveCard: boolean
}

export type SandboxCard = { readonly tail: string; readonly token?: string }

type Json<T> = ColumnType<T, string, string>

export type SandboxTables = {
  sandbox_payments: {
    reference: string
    session: string
    kind: 'checkout' | 'charge'
    amount: ColumnType<string, string, never>
    request: ColumnType<SandboxRequest, string, never>
    states: Json<readonly State[]>
    scenario: Scenario | null
    card: Json<SandboxCard | null>
    created_at: Date
    expires_at: Date
  }
  sandbox_cards: {
    token: string
    scenario: Scenario
    tail: string
    charges: Generated<number>
    created_at: Date
  }
  sandbox_events: {
    id: string
    position: Generated<string>
    reference: string
    url: string
    body: string
    is_forged: boolean
    send_at: Date
    tries: Generated<number>
    done_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  }
  sandbox_clock: { is_only: Generated<boolean>; ahead_ms: string }
}

export type SandboxPayment = Selectable<SandboxTables['sandbox_payments']>
export type SandboxDb = Kysely<SandboxTables> | Transaction<SandboxTables>

export async function findPayment(
  db: SandboxDb,
  by: 'reference' | 'session',
  value: string,
): Promise<SandboxPayment | undefined> {
  return db.selectFrom('sandbox_payments').selectAll().where(by, '=', value).executeTakeFirst()
}

export async function lockPayment(
  tx: Transaction<SandboxTables>,
  by: 'reference' | 'session',
  value: string,
): Promise<SandboxPayment | undefined> {
  return tx.selectFrom('sandbox_payments').selectAll().where(by, '=', value).forUpdate().executeTakeFirst()
}

/**
 * Returns the latest planned state whose time has come. A payment without a decision expires with its
 * checkout.
 */
export function stateAt({ states, expires_at }: SandboxPayment, now: Date): State {
  const come = states.filter(({ at }) => Date.parse(at) <= now.getTime())
  const state = come.at(-1) ?? { at: expires_at.toISOString(), status: 'open' }
  const isWaiting = state.status === 'open' || state.status === 'requires_action'
  return isWaiting && expires_at <= now ? { at: expires_at.toISOString(), status: 'expired' } : state
}

const KEPT_DAYS = 90

/** Deletes payments that are so old that nobody looks at them any more. */
export async function sweepSandbox(db: SandboxDb, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000)
  await db.deleteFrom('sandbox_payments').where('created_at', '<', before).execute()
}

export type DueEvent = Selectable<SandboxTables['sandbox_events']>

const RETRY_SECONDS = [10, 60, 600, 3_600] as const

/**
 * Takes the events that are due. First schedules the next attempt of each event, so that no event is lost
 * when the sender dies.
 */
export async function claimEvents(db: SandboxDb, now: Date): Promise<readonly DueEvent[]> {
  const delays = sql.join(RETRY_SECONDS.map((seconds) => sql`${seconds}::int`))
  const { rows } = await sql<DueEvent>`
    update sandbox_events e
    set tries = e.tries + 1,
      send_at = ${now}::timestamptz + make_interval(secs => coalesce((array[${delays}])[e.tries + 1], 0)),
      done_at = case when e.tries >= ${RETRY_SECONDS.length} then ${now}::timestamptz end
    where e.id in (
      select id from sandbox_events where done_at is null and send_at <= ${now}
      order by send_at, position limit 20 for update skip locked)
    returning e.*`.execute(db)
  return rows
}

export async function markSent(db: SandboxDb, id: string, now: Date): Promise<void> {
  await db.updateTable('sandbox_events').set({ done_at: now }).where('id', '=', id).execute()
}
