import type { RouteOutput, RouteParsed, listConversations as route } from '@verstat/contract'
import { type RawBuilder, sql } from 'kysely'
import { signedIn } from '../../accounts/index.ts'
import type { MessagesContext } from '../messages-context.ts'
import * as conversations from '../writing/conversation.repository.ts'
import { summaries, viewSummary } from './conversation.view.ts'

/** Words of a search beyond these are ignored. */
const WORDS_MAX = 8

type Input = RouteParsed<typeof route>

/** Returns the conversations of the caller, the latest message or line first. */
export async function listConversations(
  ctx: MessagesContext,
  input: Input,
): Promise<RouteOutput<typeof route>> {
  const { userId } = signedIn(ctx)
  const { limit } = input
  const [{ rows }, unread] = await Promise.all([
    summaries(chosenConversations(userId, input), ctx.now()).execute(ctx.db),
    conversations.countUnread(ctx.db, userId),
  ])
  // Rows of the same instant are on the same page, because `before` names an instant.
  const edge = rows[limit - 1]?.last_at
  const shown = edge === undefined ? rows : rows.filter(({ last_at }) => last_at >= edge)
  return {
    items: shown.map(viewSummary),
    next: rows.length > limit && edge !== undefined ? edge.toISOString() : null,
    unread,
  }
}

/** The conversations of a page and one more, by the index of each side. */
function chosenConversations(userId: string, input: Input): RawBuilder<unknown> {
  return sql`
    select id, side from (
      (${ofSide('customer', userId, input)}) union all (${ofSide('producer', userId, input)})) own
     order by last_at desc fetch first ${sql.lit(input.limit + 1)} rows with ties`
}

function ofSide(
  side: 'customer' | 'producer',
  userId: string,
  { unread, producerId, orderId, before, query = '', limit }: Input,
): RawBuilder<unknown> {
  const [own, other] = side === 'customer' ? ['customer', 'supplier'] : ['supplier', 'customer']
  const column = (name: string) => sql.ref(`c.${name}`)
  const words = query.split(/\s+/).slice(0, WORDS_MAX)
  const conditions = [
    sql`${column(`${own}_id`)} = ${userId}`,
    ...(unread ? [sql`${column(`${other}_last`)} > ${column(`${own}_read`)}`] : []),
    ...(producerId === undefined ? [] : [sql`c.producer_id = ${producerId}`]),
    ...(orderId === undefined ? [] : [sql`c.order_id = ${orderId}`]),
    ...(before === undefined ? [] : [sql`c.last_at < ${new Date(before)}`]),
    ...words.filter(Boolean).map((word) => contains(word, side)),
  ]
  return sql`
    select c.id, ${sql.lit(side)} as side, c.last_at from conversations c
     where ${sql.join(conditions, sql` and `)}
     order by c.last_at desc fetch first ${sql.lit(limit + 1)} rows with ties`
}

/**
 * SQL for a conversation in which a word occurs: in a message, in the title of the order, or in a name of the other side.
 * The messages are a scalar subquery, because for `exists` the planner would scan the messages of everybody.
 */
function contains(word: string, side: 'customer' | 'producer'): RawBuilder<boolean> {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`
  const producer = sql`c.producer_name ilike ${pattern}
    or exists (select from producers p where p.id = c.producer_id and p.name ilike ${pattern})`
  return sql<boolean>`(
    c.order_title ->> 'uk' ilike ${pattern} or c.order_title ->> 'en' ilike ${pattern}
    or ${side === 'customer' ? producer : sql`false`}
    or exists (select from orders o where o.id = c.order_id
                 and (o.title_uk ilike ${pattern} or o.title_en ilike ${pattern}))
    or exists (select from users u
                where u.id = ${sql.ref(side === 'customer' ? 'c.supplier_id' : 'c.customer_id')}
                  and u.erase_at is null and (u.firstname ilike ${pattern} or u.lastname ilike ${pattern}))
    or coalesce((select true from messages m where m.conversation_id = c.id and m.text ilike ${pattern} limit 1), false))`
}
