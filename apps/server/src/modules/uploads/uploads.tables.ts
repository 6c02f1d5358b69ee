import type { ColumnType, Generated } from 'kysely'

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
  /** Null for visitors and demo files. */
  owner_id: Nullable<string>
  /** Hash of a visitor's upload token. */
  token_hash: Nullable<Buffer>
  /** Hash of the original file. */
  sha256: Nullable<Buffer>
  /** Null while the file is in use. */
  orphan_since: Nullable<Date>
  demo: Generated<boolean>
  created_at: Generated<Date>
}
