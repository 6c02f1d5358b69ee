import type { ConversationLine, ConversationSide, LocalizedText } from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'

export type MessagesTables = {
  conversations: ConversationTable
  messages: MessageTable
  message_files: MessageFileTable
  answer_codes: AnswerCodeTable
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type ConversationTable = {
  id: string
  about_order: boolean
  order_id: Nullable<string>
  order_title: ColumnType<LocalizedText, string, string>
  producer_id: Nullable<string>
  producer_name: string
  customer_id: Nullable<string>
  supplier_id: Nullable<string>
  begun_by: ConversationSide
  last_seq: Generated<number>
  customer_last: Generated<number>
  supplier_last: Generated<number>
  customer_read: Generated<number>
  supplier_read: Generated<number>
  last_at: Date
  customer_mail_at: Nullable<Date>
  supplier_mail_at: Nullable<Date>
  customer_mailed_at: Nullable<Date>
  supplier_mailed_at: Nullable<Date>
  had_deal: Generated<boolean>
  created_at: Date
}

export type MessageTable = {
  id: string
  conversation_id: string
  seq: number
  /** 0 for a message. The lines after it count from 1. */
  part: Generated<number>
  side: Nullable<ConversationSide>
  sender_id: Nullable<string>
  line: Nullable<ConversationLine>
  text: Generated<string>
  edited_at: Nullable<Date>
  taken_back_at: Nullable<Date>
  reported_at: Nullable<Date>
  created_at: Date
}

export type AnswerCodeTable = {
  code_hash: Buffer
  conversation_id: string
  user_id: string
  sent: Generated<number>
  created_at: Date
}

export type MessageFileTable = { message_id: string; upload_id: string; position: number }
