import {
  type Conversation,
  type ConversationLine,
  type ConversationSide,
  type ConversationSummary,
  type LocalizedText,
  UNANSWERED_MAX,
} from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { findOfferedOrder, isSealed, localized } from '../../directory/index.ts'
import { findOfferAndDeal, listOfferSteps } from '../../offers/index.ts'
import type { Db, MessagesContext } from '../messages-context.ts'
import { findClose } from '../writing/closing.ts'
import * as conversations from '../writing/conversation.repository.ts'
import { countUnanswered } from '../writing/message.repository.ts'

/** Longest text of the last message in a list. */
const EXCERPT_MAX = 300

export type SummaryRow = {
  readonly id: string
  readonly side: ConversationSide
  readonly last_at: Date
  readonly other_id: string | null
  readonly other_name: string | null
  readonly producer_id: string | null
  readonly producer_slug: string | null
  readonly producer_name: string | null
  readonly order_id: string | null
  readonly order_slug: string | null
  readonly title_uk: string | null
  readonly title_en: string | null
  readonly unread: number
  readonly last_from: ConversationSide | null
  readonly last_line: ConversationLine | null
  readonly last_text: string | null
  readonly last_sent: Date | null
}

/**
 * SQL for what a list shows of conversations. `chosen` selects their `id` and the `side` of the reader. Names of people
 * who are leaving are hidden, and so are lines about offers that are still sealed for the customer.
 */
export function summaries(chosen: RawBuilder<unknown>, now: Date): RawBuilder<SummaryRow> {
  return sql<SummaryRow>`
    select c.id, chosen.side, c.last_at, other.id as other_id,
        case when other.erase_at is null then other.firstname || ' ' || other.lastname end as other_name,
        p.id as producer_id, p.slug as producer_slug, p.name as producer_name,
        o.id as order_id, o.slug as order_slug, o.title_uk, o.title_en,
        case when chosen.side = 'customer' and c.supplier_last > c.customer_read
               or chosen.side = 'producer' and c.customer_last > c.supplier_read
          then (select count(*)::int from messages m
                 where m.conversation_id = c.id and m.side <> chosen.side and m.taken_back_at is null
                   and m.seq > case chosen.side when 'customer' then c.customer_read else c.supplier_read end)
          else 0 end as unread,
        last.side as last_from, last.line as last_line, last.text as last_text, last.created_at as last_sent
      from (${chosen}) chosen
      join conversations c on c.id = chosen.id
      left join users other
        on other.id = case chosen.side when 'customer' then c.supplier_id else c.customer_id end
      left join producers p on p.id = c.producer_id
      left join orders o on o.id = c.order_id
      left join lateral (
        select m.side, m.line, left(m.text, ${EXCERPT_MAX}) as text, m.created_at from messages m
         where m.conversation_id = c.id
           and (m.part = 0 or chosen.side = 'producer' or o.offers_open is distinct from 'atDeadline'
             or o.expires_at <= ${now})
         order by m.seq desc, m.part desc limit 1) last on true
     order by c.last_at desc, c.id desc`
}

export function viewSummary(row: SummaryRow): z.input<typeof ConversationSummary> {
  const title: LocalizedText = localized(row.title_uk, row.title_en)
  const isWithProducer = row.side === 'customer'
  return {
    id: row.id,
    side: row.side,
    other: {
      userId: row.other_id,
      name: row.other_name,
      producer:
        isWithProducer && row.producer_id !== null
          ? { id: row.producer_id, slug: row.producer_slug ?? '', name: row.producer_name ?? '' }
          : null,
    },
    order: row.order_id === null ? null : { id: row.order_id, slug: row.order_slug ?? '', title },
    unread: row.unread,
    last:
      row.last_sent === null
        ? null
        : {
            from: row.last_from,
            line: row.last_line,
            text: row.last_text ?? '',
            at: row.last_sent.toISOString(),
          },
  }
}

/** Renders a conversation for one of its sides. Throws `not_found` for everybody else. */
export async function viewConversation(
  ctx: Pick<MessagesContext, 'now'> & { readonly db: Db },
  id: string,
  userId: string,
): Promise<z.input<typeof Conversation>> {
  const { db } = ctx
  const talk = await conversations.find(db, id)
  const side = talk && conversations.sideOf(talk, userId)
  if (!talk || !side) throw new AppError('not_found')
  const other = conversations.stateOf(talk, conversations.otherSide(side))
  const [{ rows }, isHidden, closed, unanswered, showsReading] = await Promise.all([
    summaries(sql`select ${id}::uuid as id, ${side}::text as side`, ctx.now()).execute(db),
    hidesOffers(ctx, talk, side),
    findClose(db, talk, side),
    countUnanswered(db, id, side),
    showsReadMarks(db, other.userId),
  ])
  const [row] = rows
  if (!row) throw new AppError('not_found')
  const { order_id: orderId, producer_id: producerId } = talk
  const about =
    orderId === null || producerId === null || isHidden
      ? { offerId: null, dealId: null, closedReason: null }
      : await findOfferAndDeal(onTables(db), { orderId, producerId })
  const { offerId } = about
  return {
    ...viewSummary(row),
    ...about,
    steps: offerId === null ? [] : await listOfferSteps(onTables(db), { offerId, side }, ctx.now()),
    readSeq: conversations.stateOf(talk, side).read,
    otherReadSeq: showsReading ? other.read : null,
    lastSeq: talk.last_seq,
    closed,
    left: Math.max(0, UNANSWERED_MAX - unanswered),
  }
}

/**
 * Whether this side may not know of offers yet: the customer before the opening. A condition of every reading, so that
 * nothing has to run at that moment.
 */
export async function hidesOffers(
  { db, now }: Pick<MessagesContext, 'now'> & { readonly db: Db },
  { order_id }: Pick<conversations.ConversationRow, 'order_id'>,
  side: ConversationSide,
): Promise<boolean> {
  if (side !== 'customer' || order_id === null) return false
  const order = await findOfferedOrder(onTables(db), order_id, now())
  return order !== undefined && isSealed(order, now())
}

async function showsReadMarks(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return false
  const row = await db
    .selectFrom('users')
    .select('show_read_marks')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.show_read_marks ?? false
}
