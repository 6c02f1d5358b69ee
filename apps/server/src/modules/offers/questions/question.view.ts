import type { Question } from '@verstat/contract'
import type { z } from 'zod/mini'
import type { QuestionRow } from './question.repository.ts'

/** What a reader gets of a question. Null if it does not exist for the reader. */
export function viewQuestion(
  row: QuestionRow,
  reader: { readonly userId: string | null; readonly isOwner: boolean },
): z.input<typeof Question> | null {
  const isAsker = reader.userId !== null && row.asker_id === reader.userId
  const isSide = reader.isOwner || isAsker
  if (!isSide && row.answer === null) return null
  return {
    id: row.id,
    text: row.text,
    createdAt: row.created_at.toISOString(),
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    addenda: row.addenda,
    ...(isSide
      ? {
          asker:
            row.producer_name === null
              ? null
              : { producerId: row.producer_id, name: row.producer_name, isOwn: isAsker },
          hidden: row.hidden_code,
        }
      : {}),
  }
}
