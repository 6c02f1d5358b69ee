import { VALID_DAYS_DEFAULT } from '@verstat/contract'
import { type OfferSubject, usualTerms } from '@verstat/demo'
import { kyivDay } from '@verstat/i18n'
import type { DemoMaker, DemoMarketOrder } from '../modules/directory/index.ts'
import type { DemoOffer } from '../modules/offers/index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Orders of the demo customer that are older than this stay without offers, so that everything in them can be edited. */
const CUSTOMER_DAYS = 60
/** Days for which an order that awaits offers must be open yet. */
const LEFT_DAYS = 10

export type MarketPeople = {
  readonly now: Date
  /** The demo customer. */
  readonly customerId: string
  /** The demo producer. */
  readonly supplierId: string
  readonly orders: readonly DemoMarketOrder[]
  readonly makers: readonly DemoMaker[]
  /** Demo users who can become owners of producers without an account. */
  readonly spareOwners: readonly string[]
}

/** A producer with its account. */
export type Seller = { readonly producerId: string; readonly ownerId: string }

type Wanted = {
  /** The owner of the order. Without it, any demo buyer. */
  readonly isOf?: string
  readonly is: 'published' | 'awarded' | 'completed'
  /** How many days ago the order must have been published. */
  readonly ageDays?: number
  /** How many days ago the order must still have been open. Without it, the order is open for some days yet. */
  readonly openDays?: number
}

export type Market = ReturnType<typeof openMarket>

/** Hands out orders, each once, and producers that do such work. */
export function openMarket({ now, customerId, supplierId, orders, makers, spareOwners }: MarketPeople) {
  const left = new Set(orders)
  const owners = new Map(makers.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [[id, ownerId]])))
  const spare = spareOwners.filter((id) => id !== customerId && id !== supplierId)
  const newOwners: Seller[] = []
  const own = makers.find(({ ownerId }) => ownerId === supplierId)
  let count = 0
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const isPublished = (
    { status, ownerId, publishedAt, expiresAt }: DemoMarketOrder,
    since: number,
    until: number,
  ) =>
    status === 'published' &&
    publishedAt < ago(since) &&
    (ownerId !== customerId || publishedAt > ago(CUSTOMER_DAYS)) &&
    expiresAt > ago(until)
  const isTrade = ({ rootId }: DemoMarketOrder) => own?.rootIds.includes(rootId) ?? false

  /** Producers without an account get one, since somebody sends the offer. */
  function sellerOf(maker: DemoMaker): Seller | undefined {
    const known = owners.get(maker.id)
    if (known !== undefined) return { producerId: maker.id, ownerId: known }
    const ownerId = spare.shift()
    if (ownerId === undefined) return undefined
    const seller = { producerId: maker.id, ownerId }
    owners.set(maker.id, ownerId)
    newOwners.push(seller)
    return seller
  }

  function subject({ quantity, budgetMinor, sampleRequired }: DemoMarketOrder, sentAt: Date): OfferSubject {
    const last = new Date(sentAt.getTime() + VALID_DAYS_DEFAULT * DAY_MS)
    return { quantity, budgetMinor, sampleRequired, validUntil: kyivDay(last) }
  }

  return {
    now,
    ago,
    newOwners,
    subject,
    /** The demo producer, if there is one. */
    supplier: own ? [{ producerId: own.id, ownerId: supplierId }] : [],
    takeOrder({ isOf, is, ageDays = 0, openDays = -LEFT_DAYS }: Wanted): DemoMarketOrder | undefined {
      const isOwners = ({ ownerId }: DemoMarketOrder) =>
        isOf === undefined ? ownerId !== customerId && ownerId !== supplierId : ownerId === isOf
      const fit = [...left].filter(
        (order) =>
          isOwners(order) &&
          (is === 'published' ? isPublished(order, ageDays, openDays) : order.status === is),
      )
      // What the demo producer offers should be its trade.
      const order = (isOf === undefined ? fit.find(isTrade) : undefined) ?? fit[0]
      if (order) left.delete(order)
      return order
    },
    /** Different producers with different owners, those with the trade of the order first. */
    sellersFor({ ownerId, rootId, categoryId }: DemoMarketOrder, wanted: number): Seller[] {
      const rank = ({ categoryIds, rootIds }: DemoMaker) =>
        Number(!categoryIds.includes(categoryId)) + Number(!rootIds.includes(rootId))
      const sellers = new Map<string, Seller>()
      const ranked = makers.toSorted((one, other) => rank(one) - rank(other))
      for (const maker of ranked) {
        if (sellers.size === wanted) break
        if (maker.ownerId === ownerId || maker.ownerId === supplierId) continue
        const seller = sellerOf(maker)
        if (seller && seller.ownerId !== ownerId) sellers.set(seller.ownerId, seller)
      }
      return [...sellers.values()]
    },
    offer(order: DemoMarketOrder, seller: Seller, sentAt: Date): DemoOffer {
      const seenMs = Math.min(sentAt.getTime() + (2 + (count % 7) * 5) * HOUR_MS, now.getTime())
      return {
        orderId: order.id,
        ...seller,
        terms: usualTerms(count++, subject(order, sentAt)),
        sentAt,
        seenAt: new Date(seenMs),
        outcome: { status: 'sent' },
      }
    },
  }
}
