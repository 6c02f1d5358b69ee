import { type LocalizedText, REPORTED_TEXT_MAX } from '@verstat/contract'
import { onTables } from '../../../platform/db/on-tables.ts'
import { findOfferedOrder, isSealed } from '../../directory/index.ts'
import type { Db } from '../offers-context.ts'
import * as questions from '../questions/question.repository.ts'
import { viewQuestion } from '../questions/question.view.ts'
import * as offers from '../writing/offer.repository.ts'
import { maySeeOrder } from '../writing/offering.ts'
import { sideOf } from '../writing/with-offer.ts'

/** What a reader may report, and where they read it. */
export type Reportable = {
  readonly text: string | null
  readonly number: number | null
  readonly title: LocalizedText | null
  readonly path: string
}

type Given = { readonly id: string; readonly userId: string | null; readonly now: Date }

/** Returns a question to whom its order shows it. */
export async function findReportableQuestion(
  db: Db,
  { id, userId, now }: Given,
): Promise<Reportable | undefined> {
  const row = await questions.find(db, id)
  const order = row && (await findOfferedOrder(onTables(db), row.order_id, now))
  if (!row || !order || !(await maySeeOrder(db, order, userId, now))) return undefined
  const reader = { userId, isOwner: userId !== null && order.ownerId === userId }
  const question = viewQuestion(row, reader)
  return (
    (question && {
      text: question.text.slice(0, REPORTED_TEXT_MAX),
      number: null,
      title: order.title,
      path: `/orders/${order.slug}#questions`,
    }) ??
    undefined
  )
}

/** Returns an offer to its two sides. For the customer it does not exist before the opening. */
export async function findReportableOffer(
  db: Db,
  { id, userId, now }: Given,
): Promise<Reportable | undefined> {
  const offer = userId === null ? undefined : await offers.find(db, id)
  const order = offer && (await findOfferedOrder(onTables(db), offer.order_id, now))
  const side = offer && order && userId !== null && sideOf({ offer, order }, userId)
  if (!offer || !order || !side || (side === 'customer' && isSealed(order, now))) return undefined
  return {
    text: null,
    number: Number(offer.number),
    title: order.title,
    path: side === 'producer' ? `/user/offers/${offer.id}` : `/user/advertisment/offers/${order.slug}`,
  }
}

/** What staff see of reported questions and offers, by id. An offer is opened for a written reason only. */
export async function readReportedOffers(
  db: Db,
  ids: { readonly questions: readonly string[]; readonly offers: readonly string[] },
): Promise<ReadonlyMap<string, { readonly orderId: string; readonly text: string | null }>> {
  const found = new Map<string, { readonly orderId: string; readonly text: string | null }>()
  if (ids.questions.length > 0) {
    const rows = db.selectFrom('order_questions').select(['id', 'order_id', 'text'])
    for (const { id, order_id: orderId, text } of await rows.where('id', 'in', ids.questions).execute()) {
      found.set(id, { orderId, text: text.slice(0, REPORTED_TEXT_MAX) })
    }
  }
  if (ids.offers.length > 0) {
    const rows = db.selectFrom('offers').select(['id', 'order_id'])
    for (const { id, order_id: orderId } of await rows.where('id', 'in', ids.offers).execute()) {
      found.set(id, { orderId, text: null })
    }
  }
  return found
}
