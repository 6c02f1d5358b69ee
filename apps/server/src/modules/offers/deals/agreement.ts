import { type DealSnapshot, type NotComparable, type OfferSums, offerSums } from '@verstat/contract'
import type { Insertable } from 'kysely'
import type { OfferedOrder } from '../../directory/index.ts'
import type { DealParty, DealTable } from '../offers.tables.ts'
import type { Tx } from '../offers-context.ts'
import type { OfferRow } from '../writing/offer.repository.ts'

type Agreement = Pick<
  Insertable<DealTable>,
  | 'order_id'
  | 'offer_id'
  | 'revision'
  | 'customer_id'
  | 'supplier_id'
  | 'producer_id'
  | 'snapshot'
  | 'parties'
>

/** The columns of a deal that say who agreed on what. */
export async function agreementOf(tx: Tx, order: OfferedOrder, offer: OfferRow): Promise<Agreement> {
  return {
    order_id: order.id,
    offer_id: offer.id,
    revision: offer.revision,
    customer_id: order.ownerId,
    supplier_id: offer.owner_id,
    producer_id: offer.producer_id,
    snapshot: JSON.stringify(await snapshotOf(tx, order, offer)),
    parties: JSON.stringify(await readParties(tx, order, offer)),
  }
}

/** The quantity that a deal would record, and its sums if all is known. */
export function agreedSums(
  { quantity: ofOrder }: Pick<OfferedOrder, 'quantity'>,
  terms: OfferRow['terms'],
): {
  readonly quantity: number | null
  readonly code: NotComparable | null
  readonly sums: OfferSums | null
} {
  const quantity = ofOrder ?? terms.quantity
  const { sums, code } = offerSums(terms, quantity, terms.quantity)
  return { quantity, code, sums: code === null ? sums : null }
}

/** What was agreed, as it stands at the acceptance. */
async function snapshotOf(tx: Tx, order: OfferedOrder, offer: OfferRow): Promise<DealSnapshot> {
  const { terms } = offer
  const { quantity, sums } = agreedSums(order, terms)
  return {
    order: {
      title: order.title,
      description: order.description,
      quantity: order.quantity,
      quantityNote: order.quantityNote ?? {},
      unit: order.unit,
      neededBy: order.neededBy,
      termsVersion: order.termsVersion,
    },
    offer: { number: Number(offer.number), revision: offer.revision, terms },
    currency: order.currency,
    quantity,
    net: sums?.net ?? null,
    gross: sums?.gross ?? null,
    files: await listHashes(tx, order.id, offer.id),
  }
}

/** The hashes prove later which files both had in front of them. */
async function listHashes(tx: Tx, orderId: string, offerId: string): Promise<DealSnapshot['files']> {
  const ofOrder = await tx
    .selectFrom('order_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select(['upload.name', 'upload.sha256'])
    .where('file.order_id', '=', orderId)
    .orderBy('file.position')
    .execute()
  const ofOffer = await tx
    .selectFrom('offer_files as file')
    .innerJoin('uploads as upload', 'upload.id', 'file.upload_id')
    .select(['upload.name', 'upload.sha256'])
    .where('file.offer_id', '=', offerId)
    .orderBy('file.position')
    .execute()
  const view = (of: 'order' | 'offer') => (row: { name: string; sha256: Buffer | null }) => ({
    name: row.name,
    of,
    sha256: row.sha256?.toString('hex') ?? null,
  })
  return [...ofOrder.map(view('order')), ...ofOffer.map(view('offer'))]
}

async function readParties(
  tx: Tx,
  order: OfferedOrder,
  offer: OfferRow,
): Promise<{ customer: DealParty; supplier: DealParty }> {
  const customer = await findPerson(tx, order.ownerId)
  const supplier = await findPerson(tx, offer.owner_id)
  const producer =
    offer.producer_id === null
      ? undefined
      : await tx
          .selectFrom('producers')
          .select(['name', 'email', 'phones'])
          .where('id', '=', offer.producer_id)
          .executeTakeFirst()
  return {
    customer: {
      ...customer,
      name: order.contact.name ?? customer.name,
      email: order.contact.email ?? customer.email,
      phone: order.contact.phone ?? customer.phone,
    },
    supplier: {
      ...supplier,
      name: producer ? [producer.name, supplier.name].filter(Boolean).join(', ') : supplier.name,
      email: producer?.email ?? supplier.email,
      phone: producer?.phones[0] ?? supplier.phone,
    },
  }
}

async function findPerson(tx: Tx, id: string | null): Promise<DealParty> {
  const row =
    id === null
      ? undefined
      : await tx
          .selectFrom('users')
          .select(['id', 'firstname', 'lastname', 'email', 'phone'])
          .where('id', '=', id)
          .executeTakeFirst()
  if (!row) return { userId: null, name: null, email: null, phone: null }
  return {
    userId: row.id,
    name: `${row.firstname} ${row.lastname}`.trim(),
    email: row.email,
    phone: row.phone,
  }
}
