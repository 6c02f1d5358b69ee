import type { Feedback, LocalizedText } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { onTables } from '../../platform/db/on-tables.ts'
import { readTitles } from '../directory/index.ts'
import { readReportedMessages } from '../messages/index.ts'
import { readReportedOffers } from '../offers/index.ts'
import type { FeedbackTable } from './feedback.tables.ts'
import type { FeedbackContext } from './feedback-context.ts'

type Row = Selectable<FeedbackTable>

export async function viewFeedback(
  db: FeedbackContext['db'],
  rows: readonly Row[],
): Promise<z.input<typeof Feedback>[]> {
  const answers = await answersTo(
    db,
    rows.map(({ id }) => id),
  )
  const about = (type: Row['subject_type']) =>
    rows.flatMap((row) => (row.subject_type === type && row.subject_id !== null ? [row.subject_id] : []))
  const spoken = new Map([
    ...(await readReportedOffers(onTables(db), { questions: about('question'), offers: about('offer') })),
    ...(await readReportedMessages(onTables(db), about('message'))),
  ])
  const titles = await readTitles(db, {
    orders: [...about('order'), ...[...spoken.values()].flatMap(({ orderId }) => orderId ?? [])],
    producers: about('producer'),
  })
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    topic: row.topic,
    name: row.name,
    email: row.email,
    message: row.message,
    subject: viewSubject(row, spoken, titles),
    reason: row.reason,
    userId: row.user_id,
    unproven: row.unproven,
    suspect: row.suspect,
    createdAt: row.created_at.toISOString(),
    handledAt: row.handled_at?.toISOString() ?? null,
    answers: answers
      .filter((answer) => answer.feedback_id === row.id)
      .map(({ message, firstname, lastname, created_at }) => ({
        message,
        author: firstname === null ? null : `${firstname} ${lastname}`,
        createdAt: created_at.toISOString(),
      })),
  }))
}

type Spoken = { readonly orderId: string | null; readonly text?: string | null }

function viewSubject(
  { subject_type: type, subject_id: id }: Row,
  spoken: ReadonlyMap<string, Spoken>,
  titles: ReadonlyMap<string, LocalizedText>,
): z.input<typeof Feedback>['subject'] {
  if (type === null || id === null) return null
  const said = spoken.get(id)
  const isListing = type === 'order' || type === 'producer'
  return {
    type,
    id,
    title: titles.get(isListing ? id : (said?.orderId ?? '')) ?? null,
    orderId: said?.orderId ?? null,
    text: said?.text ?? null,
    isGone: !(isListing ? titles.has(id) : said),
  }
}

async function answersTo(db: FeedbackContext['db'], ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('feedback_answers as a')
    .leftJoin('users as u', 'u.id', 'a.author_id')
    .select(['a.feedback_id', 'a.message', 'a.created_at', 'u.firstname', 'u.lastname'])
    .where('a.feedback_id', 'in', ids)
    .orderBy('a.id')
    .execute()
}
