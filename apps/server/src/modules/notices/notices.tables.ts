import type { ColumnType } from 'kysely'

export type NoticesTables = { notices: NoticeTable }

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type NoticeTable = {
  id: string
  user_id: string
  type: string
  ref_kind: string
  ref_id: Nullable<string>
  /** The other person whom the text names. */
  person_id: Nullable<string>
  data: ColumnType<Readonly<Record<string, unknown>>, string, never>
  read_at: Nullable<Date>
  created_at: Date
}
