import type { ColumnType, Generated } from 'kysely'

/** The tables this module owns, as rows of the query builder. */
export type UploadsTables = { uploads: UploadTable }

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type UploadKind = 'image' | 'file'

export type UploadTable = {
  id: string
  kind: UploadKind
  name: string
  mime: string
  size: number
  is_public: Generated<boolean>
  width: Nullable<number>
  height: Nullable<number>
  widths: Generated<number[]>
  placeholder: Nullable<string>
  /** Who stored it; null for visitors, and for the demo. */
  owner_id: Nullable<string>
  /** Of the token of a visitor. */
  token_hash: Nullable<Buffer>
  /** Of the file as it came. */
  sha256: Nullable<Buffer>
  /** Since when nothing holds it; null while something does. */
  orphan_since: Nullable<Date>
  demo: Generated<boolean>
  created_at: Generated<Date>
}
