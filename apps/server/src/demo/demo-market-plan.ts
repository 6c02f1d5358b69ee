import { OFFER_SHAPES, OFFER_TEXTS, type OfferShape, shapedTerms } from '@verstat/demo'
import type { DemoMarketOrder } from '../modules/directory/index.ts'
import type { DemoOffer, DemoStep } from '../modules/offers/index.ts'
import { dealSteps } from './demo-deal-steps.ts'
import { type Market, type MarketPeople, openMarket, type Seller } from './open-demo-market.ts'

const DAY_MS = 86_400_000
/** Days for which the sealed order must be sealed yet. */
const SEALED_DAYS = 2
/** Days from an offer to its acceptance. */
const DECIDING_DAYS = 5.7
/** Days from the acceptance to the last day of the order. */
const LAST_DAYS = 2.4

export type MarketPlan = {
  readonly offers: readonly DemoOffer[]
  /** The order that was changed after the first offers. */
  readonly changed: string | null
  readonly sealed: string | null
  readonly newOwners: readonly Seller[]
}

/** Chooses the orders and the producers, and invents the offers and deals. Listings that are missing are skipped. */
export function planDemoMarket(people: MarketPeople): MarketPlan {
  const market = openMarket(people)
  const { customerId } = people
  const comparison = market.takeOrder({ isOf: customerId, is: 'published', ageDays: 8 })
  const sealed = market.takeOrder({ isOf: customerId, is: 'published', ageDays: 8, openDays: -SEALED_DAYS })
  const offers = [
    ...(comparison ? comparedOffers(market, comparison) : []),
    ...(sealed ? sealedOffers(market, sealed) : []),
    ...customerDeals(market, customerId),
    ...supplierDeals(market),
    ...supplierOffers(market),
  ]
  return { offers, changed: comparison?.id ?? null, sealed: sealed?.id ?? null, newOwners: market.newOwners }
}

/** Days since each offer of the comparison was sent. The outdated one is from before the change of the order. */
const SENT_DAYS: Readonly<Record<OfferShape, number>> = {
  outdated: 7.3,
  steps: 4.6,
  lot: 3.8,
  sample: 2.4,
  deviating: 1.2,
}

function comparedOffers(market: Market, order: DemoMarketOrder): DemoOffer[] {
  const sellers = market.sellersFor(order, OFFER_SHAPES.length)
  return sellers.flatMap((seller, place) => {
    const shape = OFFER_SHAPES[place]
    return shape ? [comparedOffer(market, order, seller, shape)] : []
  })
}

function comparedOffer(market: Market, order: DemoMarketOrder, seller: Seller, shape: OfferShape): DemoOffer {
  const sentAt = market.ago(SENT_DAYS[shape])
  return {
    ...market.offer(order, seller, sentAt),
    terms: shapedTerms(shape, market.subject(order, sentAt)),
    outcome: shape === 'sample' ? { status: 'shortlisted', at: market.ago(0.9) } : { status: 'sent' },
    isOutdated: shape === 'outdated',
  }
}

/** The customer has read none of these offers, because they are sealed. */
function sealedOffers(market: Market, order: DemoMarketOrder): DemoOffer[] {
  return market
    .sellersFor(order, 3)
    .map((seller, place) => ({ ...market.offer(order, seller, market.ago(4 - place * 1.3)), seenAt: null }))
}

/** The customer's own deals, about orders that were awarded or completed before. */
function customerDeals(market: Market, customerId: string): DemoOffer[] {
  const courses = [
    ['active', 'awarded'],
    ['delivered', 'awarded'],
    ['completed', 'completed'],
  ] as const
  return courses.flatMap(([course, is]) => {
    const order = market.takeOrder({ isOf: customerId, is })
    if (!order) return []
    const acceptedAt = new Date(order.expiresAt.getTime() - LAST_DAYS * DAY_MS)
    return market
      .sellersFor(order, 1)
      .map((seller) => dealOffer(market, order, seller, dealSteps(course, acceptedAt, market.now)))
  })
}

function dealOffer(market: Market, order: DemoMarketOrder, seller: Seller, steps: readonly DemoStep[]) {
  const [first] = steps
  const sentAt = new Date((first?.at ?? market.now).getTime() - DECIDING_DAYS * DAY_MS)
  return {
    ...market.offer(order, seller, sentAt),
    outcome: { status: 'accepted', steps },
  } satisfies DemoOffer
}

/** Offers of the demo producer that have not become deals. */
function supplierOffers(market: Market): DemoOffer[] {
  const outcomes: readonly { readonly ageDays: number; readonly outcome: DemoOffer['outcome'] }[] = [
    { ageDays: 1.4, outcome: { status: 'sent' } },
    { ageDays: 4.4, outcome: { status: 'shortlisted', at: market.ago(2.2) } },
    {
      ageDays: 6.8,
      outcome: {
        status: 'declined',
        at: market.ago(3.9),
        reason: 'term',
        note: OFFER_TEXTS.notes.offerDeclined,
      },
    },
  ]
  return market.supplier.flatMap((seller) =>
    outcomes.flatMap(({ ageDays, outcome }): DemoOffer[] => {
      const order = market.takeOrder({ is: 'published', ageDays })
      return order ? [{ ...market.offer(order, seller, market.ago(ageDays)), outcome }] : []
    }),
  )
}

/** How many days ago the customers accepted the demo producer's offers. Longer deals need older orders. */
const SUPPLIER_DEALS = [
  { status: 'completed', days: 30, isAwarded: true },
  { status: 'active', days: 16, isAwarded: true },
  { status: 'cancelled', days: 13, isAwarded: false },
  { status: 'lapsed', days: 11, isAwarded: false },
  { status: 'declined', days: 8, isAwarded: false },
  { status: 'awaiting', days: 2, isAwarded: false },
] as const

/** The demo producer's deals with other customers, and an order that another producer has won. */
function supplierDeals(market: Market): DemoOffer[] {
  return market.supplier.flatMap((seller) => [
    ...lostOrder(market, seller),
    ...SUPPLIER_DEALS.flatMap(({ status, days, isAwarded }) => {
      const order = market.takeOrder({
        is: 'published',
        ageDays: days + DECIDING_DAYS,
        ...(isAwarded ? { openDays: days } : {}),
      })
      return order ? [dealOffer(market, order, seller, dealSteps(status, market.ago(days), market.now))] : []
    }),
  ])
}

function lostOrder(market: Market, seller: Seller): DemoOffer[] {
  const days = 10
  const order = market.takeOrder({ is: 'published', ageDays: days + DECIDING_DAYS + 1, openDays: days })
  const [winner] = order ? market.sellersFor(order, 1) : []
  if (!order || !winner) return []
  const steps = dealSteps('active', market.ago(days), market.now)
  const at = steps.at(-1)?.at ?? market.now
  return [
    dealOffer(market, order, winner, steps),
    {
      ...market.offer(order, seller, market.ago(days + DECIDING_DAYS + 0.6)),
      outcome: { status: 'closed', at, reason: 'awarded' },
    },
  ]
}
