import { createOffer, type Offer, type RouteInput } from '@verstat/contract'
import type { TestSite } from '../../test-site.testing.ts'
import { orderRow, producerRow } from '../directory/directory.testing.ts'
import { type Person, verifiedUser } from '../directory/listing/writing/writing.testing.ts'

export type Terms = Omit<RouteInput<typeof createOffer>, 'id' | 'producerId'>

/** Valid terms for an order of 500 pieces: 100.00 for one, VAT included. */
export function offerTerms(overrides: Partial<Terms> = {}): Terms {
  return {
    price: { basis: 'unit', steps: [{ from: 1, amountMinor: 10_000, per: 1 }], setupMinor: 0 },
    currency: 'UAH',
    vat: { mode: 'included', rate: 20 },
    delivery: { mode: 'included' },
    leadDays: 14,
    leadFrom: 'acceptance',
    prepaymentPercent: 50,
    paymentDays: 5,
    meetsAll: true,
    ...overrides,
  }
}

export type Maker = Person & { readonly producerId: string }

/** A signed-in user with a published producer that has been online for a month. */
export async function newMaker(site: TestSite): Promise<Maker> {
  const person = await verifiedUser(site)
  const producer = producerRow({
    owner_id: person.id,
    published_at: new Date(site.clock.now.getTime() - 30 * 86_400_000),
  })
  await site.database.db.insertInto('producers').values(producer).execute()
  return { ...person, producerId: producer.id }
}

export type PlacedOrder = { readonly id: string; readonly slug: string; readonly buyer: Person }

/** A published order of 500 pieces. */
export async function newOrder(
  site: TestSite,
  overrides: Parameters<typeof orderRow>[0] = {},
  buyer?: Person,
): Promise<PlacedOrder> {
  const owner = buyer ?? (await verifiedUser(site))
  const order = orderRow({
    owner_id: owner.id,
    quantity: 500,
    unit: 'pcs',
    expires_at: new Date(site.clock.now.getTime() + 20 * 86_400_000),
    contact_name: 'Олена Замовниця',
    contact_email: 'zamovnytsia@example.com',
    ...overrides,
  })
  await site.database.db.insertInto('orders').values(order).execute()
  return { id: order.id, slug: order.slug, buyer: owner }
}

export async function sendOffer(
  { call }: TestSite,
  order: { readonly id: string },
  maker: Maker,
  overrides: Partial<Terms> = {},
): Promise<Offer> {
  const input = { id: order.id, producerId: maker.producerId, ...offerTerms(overrides) }
  return call(createOffer, input, maker)
}
