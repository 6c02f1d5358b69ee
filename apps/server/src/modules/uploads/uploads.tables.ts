import type { DrawingFacts, FileAccess, ReadingState } from '@verstat/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type UploadsTables = { uploads: UploadTable }

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type UploadKind = 'image' | 'file'

export type UploadTable = {
  id: string
  kind: UploadKind
  name: string
  mime: string
  size: number
  access: Generated<FileAccess>
  /** Whether `access` is `public`. The database derives it. */
  is_public: GeneratedAlways<boolean>
  /** Whether the content was read, and what was found. Only documents are read. */
  reading: Generated<ReadingState>
  facts: ColumnType<DrawingFacts | null, string | null | undefined, string | null>
  has_view: Generated<boolean>
  /** Since when a process has been reading the file. */
  reading_since: Nullable<Date>
  reading_attempts: Generated<number>
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
