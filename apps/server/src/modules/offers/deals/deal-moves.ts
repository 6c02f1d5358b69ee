import { DEAL_RETURNS_MAX, type DealSide, type DealStatus } from '@verstat/contract'

export type MovingDeal = {
  readonly status: DealStatus
  readonly lapses_at: Date
  readonly completes_at: Date | null
  readonly returned: number
}

export type DealMove = {
  readonly from: readonly DealStatus[]
  readonly to: DealStatus
  readonly who: readonly DealSide[]
  /** Whether the other side must be told why. */
  readonly needsNote?: true
  readonly when?: (deal: MovingDeal) => boolean
}

const BOTH = ['customer', 'producer'] as const

/** All changes of a deal's status that its sides can make. The clock lapses and completes deals. */
export const DEAL_MOVES: readonly DealMove[] = [
  { from: ['awaiting'], to: 'active', who: ['producer'] },
  { from: ['awaiting'], to: 'declined', who: ['producer'], needsNote: true },
  { from: ['awaiting'], to: 'cancelled', who: ['customer'], needsNote: true },
  { from: ['active'], to: 'delivered', who: ['producer'] },
  { from: ['active', 'delivered'], to: 'completed', who: ['customer'] },
  {
    from: ['delivered'],
    to: 'active',
    who: ['customer'],
    needsNote: true,
    when: ({ returned }) => returned < DEAL_RETURNS_MAX,
  },
  { from: ['active', 'delivered'], to: 'cancelled', who: BOTH, needsNote: true },
]

/** The status as the API shows it: what the clock has ended is over before a job has stored it. */
export function dealStatus({ status, lapses_at, completes_at }: MovingDeal, now: Date): DealStatus {
  if (status === 'awaiting' && lapses_at <= now) return 'lapsed'
  return status === 'delivered' && completes_at !== null && completes_at <= now ? 'completed' : status
}

export function findDealMove(
  deal: MovingDeal,
  to: DealStatus,
  side: DealSide,
  now: Date,
): DealMove | undefined {
  return possibleMoves(deal, side, now).find((move) => move.to === to)
}

export function allowedDealMoves(deal: MovingDeal, side: DealSide, now: Date): DealStatus[] {
  return possibleMoves(deal, side, now).map(({ to }) => to)
}

function possibleMoves(deal: MovingDeal, side: DealSide, now: Date): readonly DealMove[] {
  const status = dealStatus(deal, now)
  return DEAL_MOVES.filter(
    ({ from, who, when }) => who.includes(side) && from.includes(status) && (when?.(deal) ?? true),
  )
}
