import type { Random } from '../random.ts'
import type { DemoOrder, DemoOrderDates } from './demo-order.ts'
import type { OrderCalendar } from './order-calendar.ts'

/** The stage of an order. `renewed` means that the order was published long ago and accepts offers again. */
export type OrderStage = 'live' | 'renewed' | 'expired' | 'paused' | 'awarded' | 'completed'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const LONGEST_TERM = 90

export function chooseStage(random: Random): OrderStage {
  return random.weighted(STAGES)
}

const STAGES: readonly (readonly [OrderStage, number])[] = [
  ['live', 86],
  ['renewed', 2],
  ['expired', 6],
  ['paused', 2],
  ['awarded', 2],
  ['completed', 2],
]

export function statusOf(stage: OrderStage): DemoOrder['status'] {
  return stage === 'live' || stage === 'renewed' || stage === 'expired' ? 'published' : stage
}

/**
 * Chooses when the order was created, published and bumped, and the last day for offers. A bump moves an order up in
 * lists.
 */
export function chooseDates(random: Random, stage: OrderStage, calendar: OrderCalendar): DemoOrderDates {
  const nowMs = calendar.now.getTime()
  const { age, left } = chooseTerm(random, stage)
  const publishedMs = workingMoment(random, calendar.startOf(-age), nowMs)
  const expiresMs = calendar.startOf(left + 1)
  const isRaised = age > 3 && random.chance(0.2)
  const raisedByMs = isRaised ? Math.floor(random.next() * (Math.min(nowMs, expiresMs) - publishedMs)) : 0
  const isListed = stage === 'live' || stage === 'renewed'
  return {
    createdAt: new Date(publishedMs - random.int(10, 2 * 24 * 60) * 60_000),
    publishedAt: new Date(publishedMs),
    bumpedAt: new Date(publishedMs + raisedByMs),
    offersUntil: calendar.day(left),
    expiresAt: new Date(expiresMs),
    neededBy: random.chance(0.6) ? calendar.day(left + random.int(14, 120)) : null,
    ...(isListed ? choosePromotion(random, nowMs) : NO_PROMOTION),
  }
}

function chooseTerm(random: Random, stage: OrderStage): { readonly age: number; readonly left: number } {
  if (stage === 'renewed') return { age: random.int(91, 365), left: random.int(1, 30) }
  if (stage === 'live') {
    const left = random.int(...random.weighted(DAYS_LEFT))
    const age = Math.min(LONGEST_TERM - left, chooseAge(random))
    return { age, left: Math.max(left, 1 - age) }
  }
  const term = random.pick(TERMS)
  if (stage === 'paused') return { age: random.int(1, term - 5), left: random.int(3, 5) }
  const since = stage === 'expired' ? random.int(1, 40) : random.int(1, 60)
  return { age: term + since, left: -since }
}

const TERMS = [14, 21, 30, 30, 45, 60] as const

const DAYS_LEFT: readonly (readonly [range: readonly [number, number], weight: number])[] = [
  [[0, 2], 6],
  [[3, 14], 40],
  [[15, 45], 42],
  [[46, 75], 12],
]

function chooseAge(random: Random): number {
  return random.chance(0.75) ? Math.min(85, Math.floor(-Math.log(1 - random.next()) * 15)) : random.int(0, 85)
}

/** Returns an instant that is mostly between nine and eighteen o'clock in Kyiv and never later than now. */
function workingMoment(random: Random, dayStartMs: number, nowMs: number): number {
  const hour = random.chance(0.85) ? 9 + random.next() * 9 : 7 + random.next() * 16
  const at = dayStartMs + Math.floor(hour * HOUR_MS)
  return at <= nowMs ? at : nowMs - random.int(60_000, 9 * HOUR_MS)
}

const NO_PROMOTION = { topUntil: null, highlightUntil: null, homeUntil: null }

function choosePromotion(
  random: Random,
  nowMs: number,
): Pick<DemoOrderDates, 'topUntil' | 'highlightUntil' | 'homeUntil'> {
  const until = (share: number, days: number) =>
    random.chance(share) ? new Date(nowMs + HOUR_MS + Math.floor(random.next() * days * DAY_MS)) : null
  const topUntil = until(0.045, 29)
  return { topUntil, highlightUntil: topUntil ?? until(0.05, 29), homeUntil: until(topUntil ? 0.5 : 0.01, 7) }
}
