import type { OfferTerms } from '@verstat/contract'
import { producerRow } from '../modules/directory/directory.testing.ts'
import { offerTerms } from '../modules/offers/offers.testing.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'
import type { TestSite } from '../test-site.testing.ts'

type Market = { readonly offer: string; readonly deal: string; readonly maker: string }

/**
 * Inserts an outdated offer of a user to an order, with a producer of the user who is invited, and a deal between the
 * user and the order's owner.
 */
export async function insertMarket(
  { database: { db }, clock }: TestSite,
  orderId: string,
  customerId: string,
  supplierId: string,
): Promise<Market> {
  const now = clock.now
  const producer = producerRow({ owner_id: supplierId })
  await db.insertInto('producers').values(producer).execute()
  const { currency, vat, delivery, price, ...terms } = offerTerms()
  const stored: OfferTerms = {
    ...terms,
    price: { ...price, setupMinor: 0 },
    quantity: 10,
    unit: 'pcs',
    currency: 'UAH',
    vat: { mode: 'none', rate: null },
    delivery: { mode: 'pickup', amountMinor: null },
    sample: null,
    validUntil: '2099-01-01',
    deviations: null,
    warrantyMonths: 0,
    comment: '',
  }
  const offer = uuidV7(now)
  await db
    .insertInto('offers')
    .values({
      id: offer,
      order_id: orderId,
      producer_id: producer.id,
      owner_id: supplierId,
      status: 'sent',
      status_at: now,
      based_on_terms: 0,
      terms: JSON.stringify(stored),
      expires_at: new Date(now.getTime() + 20 * 86_400_000),
      created_at: now,
      updated_at: now,
    })
    .execute()
  const deal = uuidV7(now)
  await db
    .insertInto('deals')
    .values({
      id: deal,
      offer_id: offer,
      revision: 1,
      customer_id: customerId,
      supplier_id: supplierId,
      producer_id: producer.id,
      snapshot: JSON.stringify({
        order: {
          title: { uk: 'Пошиття курток' },
          description: {},
          quantity: 10,
          quantityNote: {},
          unit: 'pcs',
          neededBy: null,
          termsVersion: 1,
        },
        offer: { number: 1, revision: 1, terms: stored },
        currency: 'UAH',
        quantity: 10,
        net: 100_000,
        gross: 100_000,
        files: [],
      }),
      parties: JSON.stringify({ customer: null, supplier: null }),
      status: 'active',
      status_at: now,
      lapses_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return { offer, deal, maker: producer.id }
}

/** An invitation of the producer of `insertMarket` to another order, to which it has sent nothing. */
export async function insertInvitation(
  { database: { db }, clock }: TestSite,
  orderId: string,
  supplierId: string,
): Promise<void> {
  const producer = producerRow({ owner_id: supplierId })
  await db.insertInto('producers').values(producer).execute()
  await db
    .insertInto('order_invitations')
    .values({ order_id: orderId, producer_id: producer.id, created_at: clock.now })
    .execute()
}

/** A question about an order that waits for an answer. Returns its id. */
export async function insertQuestion(
  { database: { db }, clock }: TestSite,
  orderId: string,
  askerId: string,
): Promise<string> {
  const id = uuidV7(clock.now)
  await db
    .insertInto('order_questions')
    .values({
      id,
      order_id: orderId,
      asker_id: askerId,
      text: 'Чи є готові лекала?',
      created_at: clock.now,
    })
    .execute()
  return id
}

/** A conversation about an order with one message of the customer, and a producer of the other side. */
export async function insertTalk(
  { database: { db }, clock }: TestSite,
  orderId: string,
  customerId: string,
  supplierId: string,
): Promise<{ readonly conversation: string; readonly message: string }> {
  const now = clock.now
  const producer = producerRow({ owner_id: supplierId })
  await db.insertInto('producers').values(producer).execute()
  const conversation = uuidV7(now)
  await db
    .insertInto('conversations')
    .values({
      id: conversation,
      about_order: true,
      order_id: orderId,
      order_title: '{}',
      producer_id: producer.id,
      producer_name: producer.name,
      customer_id: customerId,
      supplier_id: supplierId,
      begun_by: 'customer',
      last_seq: 1,
      customer_last: 1,
      last_at: now,
      created_at: now,
    })
    .execute()
  const message = uuidV7(now)
  await db
    .insertInto('messages')
    .values({
      id: message,
      conversation_id: conversation,
      seq: 1,
      side: 'customer',
      sender_id: customerId,
      text: 'Чи візьметеся за цю партію?',
      created_at: now,
    })
    .execute()
  return { conversation, message }
}
