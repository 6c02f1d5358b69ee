import type { QuestionHide } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { OrderQuestionTable } from '../offers.tables.ts'
import type { Db, Tx } from '../offers-context.ts'

export type QuestionRow = Selectable<OrderQuestionTable> & { readonly producer_name: string | null }

/** Questions to an order, oldest first. */
export async function list(db: Db, orderId: string): Promise<QuestionRow[]> {
  return db
    .selectFrom('order_questions as question')
    .leftJoin('producers as producer', 'producer.id', 'question.producer_id')
    .selectAll('question')
    .select('producer.name as producer_name')
    .where('question.order_id', '=', orderId)
    .orderBy('question.created_at')
    .orderBy('question.id')
    .execute()
}

/** Questions of a user, latest first. `before` is the id of the last one that was read. */
export async function listOfAsker(db: Db, userId: string, before: string | undefined, limit: number) {
  return db
    .selectFrom('order_questions')
    .select(['id', 'order_id', 'text', 'created_at', 'answer', 'answered_at', 'hidden_code'])
    .where('asker_id', '=', userId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function find(db: Db, id: string): Promise<QuestionRow | undefined> {
  return db
    .selectFrom('order_questions as question')
    .leftJoin('producers as producer', 'producer.id', 'question.producer_id')
    .selectAll('question')
    .select('producer.name as producer_name')
    .where('question.id', '=', id)
    .executeTakeFirst()
}

/** Questions of a user to an order that are neither answered nor hidden. */
export async function countOpen(db: Db, orderId: string, userId: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_questions')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('order_id', '=', orderId)
    .where('asker_id', '=', userId)
    .where('answer', 'is', null)
    .where('hidden_code', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** How many questions to an order are answered. */
export async function countAnswered(db: Db, orderId: string): Promise<number> {
  const { n } = await db
    .selectFrom('order_questions')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('order_id', '=', orderId)
    .where('answer', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(n)
}

type Change =
  | { readonly answer: string; readonly answered_at: Date }
  | { readonly addenda: readonly { readonly text: string; readonly at: string }[] }
  | { readonly hidden_code: QuestionHide }

export async function update(tx: Tx, id: string, change: Change): Promise<void> {
  const columns = 'addenda' in change ? { addenda: JSON.stringify(change.addenda) } : change
  await tx.updateTable('order_questions').set(columns).where('id', '=', id).execute()
}

/** People with an open offer or a question to the order, without its owner. */
export async function listListeners(tx: Tx, orderId: string, ownerId: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('offers')
    .select('owner_id as id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['sent', 'shortlisted', 'accepted'])
    .union(tx.selectFrom('order_questions').select('asker_id as id').where('order_id', '=', orderId))
    .execute()
  return rows.flatMap(({ id }) => (id === null || id === ownerId ? [] : [id])).toSorted()
}
