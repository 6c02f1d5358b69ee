import type { GrantState } from '@verstat/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type DrawingsTables = {
  file_grants: FileGrantTable
  nda_texts: NdaTextTable
  nda_acceptances: NdaAcceptanceTable
  order_ndas: OrderNdaTable
  file_opens: FileOpenTable
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type FileGrantTable = {
  order_id: string
  producer_id: string
  state: GrantState
  state_at: Date
  asked_by: Nullable<string>
  asked_at: Nullable<Date>
  asks: Generated<number>
  note: Generated<string>
  /** Set until the owner grants: a new request does not undo a refusal. */
  revoked_at: Nullable<Date>
  version: Generated<number>
}

export type NdaTextTable = {
  version: number
  uk: string
  en: string
  hash: string
  edited_by: Nullable<string>
  created_at: Date
}

export type NdaAcceptanceTable = {
  id: string
  order_id: Nullable<string>
  user_id: Nullable<string>
  producer_id: Nullable<string>
  producer_name: string
  company_name: Nullable<string>
  company_code: Nullable<string>
  /** The version of the site's text. Null for the owner's own document, which `own_number` and `own_name` name. */
  version: Nullable<number>
  own_number: Nullable<number>
  own_name: Nullable<string>
  text_hash: string
  accepted_at: Date
}

/** The owner's own agreement of an order. */
export type OrderNdaTable = {
  order_id: string
  number: number
  upload_id: string
  hash: string
  created_at: Date
  /** Null while it is in force. */
  retired_at: Nullable<Date>
}

export type FileOpenTable = {
  id: GeneratedAlways<string>
  order_id: string
  upload_id: string
  file_name: string
  user_id: Nullable<string>
  producer_id: Nullable<string>
  producer_name: Generated<string>
  is_staff: Generated<boolean>
  how: 'file' | 'archive' | 'preview'
  opened_at: Date
}
