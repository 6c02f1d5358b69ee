import { addDays, kyivDay, kyivDayEnd } from '@verstat/i18n'
import type { Random } from '../random.ts'
import type { DemoProducerDates } from './demo-producer.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const OLDEST_DAYS = 430

/**
 * Chooses when the producer joined, was verified and was updated, and until when the promotion is paid. All dates
 * depend on `now`.
 */
export function chooseDates(random: Random, now: Date, isVerified: boolean): DemoProducerDates {
  const age = 2 * HOUR_MS + random.next() ** 2 * OLDEST_DAYS * DAY_MS
  const createdAt = now.getTime() - age
  const publishedAt = createdAt + Math.min(age / 2, random.next() * 30 * HOUR_MS)
  const updatedAt = publishedAt + Math.sqrt(random.next()) * (now.getTime() - publishedAt)
  return {
    createdAt: new Date(createdAt),
    publishedAt: new Date(publishedAt),
    updatedAt: new Date(updatedAt),
    ...chooseVerification(random, publishedAt, now, isVerified),
    ...choosePromotion(random, now),
  }
}

function chooseVerification(random: Random, publishedAt: number, now: Date, isVerified: boolean) {
  if (!isVerified) return { verifiedAt: null, verifiedUntil: null }
  const yearAgo = now.getTime() - 340 * DAY_MS
  const from = Math.max(publishedAt, yearAgo)
  const verifiedAt = new Date(from + random.next() * (now.getTime() - from))
  return { verifiedAt, verifiedUntil: kyivDayEnd(addDays(kyivDay(verifiedAt), 365)) }
}

function choosePromotion(random: Random, now: Date) {
  const paid = random.weighted(PROMOTIONS)
  const days = random.int(1, 28)
  if (paid === null) return { topUntil: null, highlightUntil: null, homeUntil: null }
  const until = kyivDayEnd(addDays(kyivDay(now), days))
  return {
    topUntil: paid === 'top' || paid === 'topAndHome' ? until : null,
    highlightUntil: paid === 'home' ? null : until,
    homeUntil: paid === 'home' || paid === 'topAndHome' ? until : null,
  }
}

const PROMOTIONS = [
  [null, 91],
  ['top', 2.2],
  ['topAndHome', 1.8],
  ['highlight', 3],
  ['home', 2],
] as const
