import type { LeadState } from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Nullable, OfListing } from '../listing/column-types.ts'

export type LeadTable = OfListing & {
  id: Generated<string>
  /** Keyed hash of the person, so that each person counts once per listing. */
  person: Buffer
  user_id: Nullable<string>
  message: Nullable<string>
  at: Date
}

export type LeadNoteTable = {
  lead_id: string
  user_id: string
  state: Generated<LeadState>
  note: ColumnType<string, string | undefined, string>
  updated_at: Date
}
