import { QUESTIONS, TALKS, type TalkText } from '@verstat/demo'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { type DemoTalk, storeDemoMessages } from '../modules/messages/index.ts'
import { transactionOnTables } from '../platform/db/on-tables.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'

type Pair = {
  readonly order_id: string
  readonly producer_id: string
  readonly customer_id: string
  readonly supplier_id: string
}

type People = { readonly customerId: string; readonly supplierId: string }

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Stores conversations and questions beside the demo offers: the demo customer talks with two producers and has one
 * message unread, the demo producer talks with a customer.
 */
export async function storeDemoTalks(
  tx: Transaction<Database>,
  { customerId, supplierId, now }: People & { readonly now: Date },
): Promise<void> {
  const offered = await listPairs(tx, sql`o.owner_id = ${customerId} and o.offers_open = 'atOnce'`, 3)
  const own = await listPairs(tx, sql`f.owner_id = ${supplierId}`, 1)
  const pairs = [...offered.slice(0, 2), ...own]
  const talks = pairs.flatMap((pair, place): DemoTalk[] => {
    const texts = TALKS[place]
    return texts ? [talkOf(pair, texts, now, place)] : []
  })
  await storeDemoMessages(transactionOnTables(tx), talks)
  await storeQuestions(tx, offered, now)
}

/** Open offers with both people, those to the order with the most offers first. */
async function listPairs(
  tx: Transaction<Database>,
  condition: ReturnType<typeof sql<boolean>>,
  limit: number,
): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select f.order_id, f.producer_id, o.owner_id as customer_id, f.owner_id as supplier_id
      from offers f join orders o on o.id = f.order_id
     where ${condition} and f.status in ('sent', 'shortlisted') and o.status = 'published'
       and f.producer_id is not null and f.owner_id is not null and o.owner_id is not null
     order by count(*) over (partition by f.order_id) desc, f.order_id, f.id limit ${limit}`.execute(tx)
  return rows
}

/** The second conversation ended an hour ago with a message that the customer has not read. */
function talkOf(pair: Pair, texts: readonly TalkText[], now: Date, place: number): DemoTalk {
  const length = texts.reduce((sum, { after }) => sum + after, 0)
  const endsAt = now.getTime() - (place === 1 ? 1 : 26 + place) * HOUR_MS
  let at = endsAt - length * MINUTE_MS
  return {
    orderId: pair.order_id,
    producerId: pair.producer_id,
    customerId: pair.customer_id,
    supplierId: pair.supplier_id,
    messages: texts.map(({ from, text, after }) => {
      at += after * MINUTE_MS
      return { from, text, at: new Date(at) }
    }),
    ...(place === 1 ? { unreadBy: 'customer' as const } : {}),
  }
}

async function storeQuestions(tx: Transaction<Database>, pairs: readonly Pair[], now: Date): Promise<void> {
  const rows = pairs.flatMap((pair, place) => {
    const question = QUESTIONS[place]
    if (!question) return []
    const askedAt = new Date(now.getTime() - (40 - place * 12) * HOUR_MS)
    const answeredAt = question.answer === null ? null : new Date(askedAt.getTime() + 5 * HOUR_MS)
    return {
      id: uuidV7(askedAt),
      order_id: pair.order_id,
      producer_id: pair.producer_id,
      asker_id: pair.supplier_id,
      text: question.text,
      answer: question.answer,
      answered_at: answeredAt,
      created_at: askedAt,
    }
  })
  if (rows.length > 0) await tx.insertInto('order_questions').values(rows).execute()
}
