import type { FEEDBACK_SUBJECTS, FeedbackTopic, REPORT_REASONS } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'

export type FeedbackTables = { feedback: FeedbackTable; feedback_answers: FeedbackAnswerTable }

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type FeedbackTable = {
  id: string
  number: Generated<number>
  topic: FeedbackTopic
  name: string
  email: string
  message: string
  subject_type: Nullable<(typeof FEEDBACK_SUBJECTS)[number]>
  subject_id: Nullable<string>
  reason: Nullable<(typeof REPORT_REASONS)[number]>
  user_id: Nullable<string>
  locale: LocaleCode
  ip: string
  unproven: boolean
  suspect: boolean
  created_at: Date
  handled_at: Nullable<Date>
  handled_by: Nullable<string>
}

export type FeedbackAnswerTable = {
  id: string
  feedback_id: string
  author_id: Nullable<string>
  message: string
  created_at: Date
}
