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
  /** Null for files of visitors and for demo files. */
  owner_id: Nullable<string>
  /** A hash of the token that proves that a visitor uploaded the file. */
  token_hash: Nullable<Buffer>
  /** A hash of the original file. */
  sha256: Nullable<Buffer>
  /** Null while the file is in use. */
  orphan_since: Nullable<Date>
  demo: Generated<boolean>
  created_at: Generated<Date>
}
