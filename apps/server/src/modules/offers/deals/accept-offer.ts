import { CONFIRM_DAYS, type DealSnapshot, offerSums } from '@verstat/contract'
import { transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { sequentialUuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { awardOrder, type OfferedOrder } from '../../directory/index.ts'
import { auditOffers } from '../offers.audit.ts'
import { notify } from '../offers.notices.ts'
import type { DealParty } from '../offers.tables.ts'
import type { OffersContext, Tx } from '../offers-context.ts'
import { tellHappening } from '../tell-happening.ts'
import * as offers from '../writing/offer.repository.ts'
import { type LockedOffer, refuse } from '../writing/with-offer.ts'
import * as deals from './deal.repository.ts'
import { settleDeal } from './settle-deals.ts'

const DAY_MS = 86_400_000

/**
 * Accepts a locked offer that the customer may accept: makes the deal, awards the order, and gives the producer seven
 * days to confirm. The other offers stay as they are until then. Throws `offer_outdated`. Returns the id of the deal.
 */
export async function acceptOffer(
  ctx: OffersContext,
  tx: Tx,
  { offer, order }: LockedOffer,
): Promise<string> {
  const now = ctx.now()
  if (offer.based_on_terms < order.termsVersion) throw new AppError('offer_outdated')
  const open = await deals.findOpen(tx, order.id)
  // What the clock has ended is stored first, so that there is room for the new deal.
  if (open && !(await settleDeal(ctx, tx, open.id))) throw refuse(offer, order, 'customer', now)
  const { customer, supplier } = await readParties(tx, order, offer)
  const id = sequentialUuidV7(now)
  const lapsesAt = new Date(now.getTime() + CONFIRM_DAYS * DAY_MS)
  await tx
    .insertInto('deals')
    .values({
      id,
      order_id: order.id,
      offer_id: offer.id,
      revision: offer.revision,
      customer_id: order.ownerId,
      supplier_id: offer.owner_id,
      producer_id: offer.producer_id,
      snapshot: JSON.stringify(await snapshotOf(tx, order, offer)),
      parties: JSON.stringify({ customer, supplier }),
      status: 'awaiting',
      status_at: now,
      lapses_at: lapsesAt,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await deals.log(tx, id, { from: null, to: 'awaiting', by: 'customer', at: now })
  await offers.update(
    tx,
    offer,
    {
      status: 'accepted',
      status_at: now,
      prior_status: offer.status === 'shortlisted' ? 'shortlisted' : 'sent',
      seen_at: offer.seen_at ?? now,
    },
    now,
  )
  await awardOrder(ctx, transactionOnTables(tx), order, { dealId: id, lapsesAt })
  await auditOffers(ctx, tx, 'deal.status_changed', id, { to: 'awaiting', offerId: offer.id })
  await tellHappening(ctx, tx, offer, 'offer.accepted')
  if (offer.owner_id !== null) {
    await notify(tx, ctx, {
      userId: offer.owner_id,
      type: 'deal.awaiting',
      ref: { kind: 'deal', id },
      data: { slug: order.slug, title: order.title },
    })
  }
  return id
}

/** What was agreed, as it stands at the acceptance. */
async function snapshotOf(tx: Tx, order: OfferedOrder, offer: offers.OfferRow): Promise<DealSnapshot> {
  const { terms } = offer
  const quantity = order.quantity ?? terms.quantity
  const { sums, code } = offerSums(terms, quantity, terms.quantity)
  const isKnown = code === null
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
    net: isKnown ? (sums?.net ?? null) : null,
    gross: isKnown ? (sums?.gross ?? null) : null,
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
  offer: offers.OfferRow,
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
