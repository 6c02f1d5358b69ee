import type { ListingKind } from '@verstat/contract'
import type { ColumnType, Generated } from 'kysely'
import type { Nullable, OfListing } from './column-types.ts'

/** Rows of this table are only inserted, never changed. */
export type StatusLogTable = OfListing & {
  id: Generated<number>
  from_status: Nullable<string>
  to_status: string
  actor_id: Nullable<string>
  reason: Nullable<string>
  at: Date
}

export type RevisionTable = OfListing & {
  id: string
  changes: ColumnType<Record<string, unknown>, string, string>
  submitted_at: Date
  rejected_at: Nullable<Date>
  rejected_by: Nullable<string>
  reason: Nullable<string>
}

export type ReplacedTextTable = OfListing & {
  id: Generated<number>
  changes: ColumnType<Record<string, unknown>, string, never>
  replaced: ColumnType<Record<string, unknown>, string, never>
  submitted_at: Date
  approved_at: Date
  approved_by: string
  version: number
}

export type RevisionFileTable = { revision_id: string; upload_id: string }

export type ListingTokenTable = OfListing & {
  token_hash: Buffer
  purpose: 'claim' | 'manage' | 'renew'
  draft_id: Nullable<string>
  created_at: Date
  expires_at: Date
  used_at: Nullable<Date>
}

export type FormDraftTable = {
  id: string
  kind: ListingKind
  fields: ColumnType<Record<string, unknown>, string, string>
  step: Nullable<string>
  email: Nullable<string>
  owner_id: Nullable<string>
  created_at: Date
  updated_at: Date
}
