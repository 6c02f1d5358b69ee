import { kyivDay, kyivDayEnd, kyivDayStart } from '@verstat/i18n'
import { sql } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Db, Tx } from '../offers-context.ts'

const DAY_MS = 86_400_000
/** Offers that one account sends in a day (Kyiv), and in a day of the first week after its first publication. */
const A_DAY = 20
const A_DAY_OF_FIRST_WEEK = 5

/** Returns how many offers the user may still send today. The rows themselves are counted, in every process alike. */
export async function offersLeftToday(db: Db, userId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ sent: number; first: Date | null }>`
    select (select count(*)::int from offers
             where owner_id = ${userId} and created_at >= ${kyivDayStart(kyivDay(now))}) as sent,
        (select min(published_at) from producers where owner_id = ${userId}) as first`.execute(db)
  const { sent = 0, first = null } = rows[0] ?? {}
  const isNew = first === null || now.getTime() - first.getTime() < 7 * DAY_MS
  return Math.max(0, (isNew ? A_DAY_OF_FIRST_WEEK : A_DAY) - sent)
}

/** Throws `rate_limited` when the user has sent the offers of a day. The caller has locked the user. */
export async function checkDailyLimit(tx: Tx, userId: string, now: Date): Promise<void> {
  if ((await offersLeftToday(tx, userId, now)) > 0) return
  const leftMs = kyivDayEnd(kyivDay(now)).getTime() - now.getTime()
  throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(leftMs / 1000) })
}
