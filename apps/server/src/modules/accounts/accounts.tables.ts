import type { Role } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { ColumnType, Generated } from 'kysely'

export type AccountsTables = {
  users: UserTable
  sessions: SessionTable
  user_codes: UserCodeTable
  second_factors: SecondFactorTable
  recovery_codes: RecoveryCodeTable
  audit: AuditTable
  staff_notes: StaffNoteTable
  person_blocks: PersonBlockTable
}

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export type UserTable = {
  id: string
  email: string
  email_verified_at: Nullable<Date>
  new_email: Nullable<string>
  password_hash: string
  firstname: string
  lastname: string
  phone: Nullable<string>
  locale: LocaleCode
  avatar_id: Nullable<string>
  company_name: Nullable<string>
  edrpou: Nullable<string>
  rnokpp: Nullable<string>
  role: Generated<Role>
  notify_listings: Generated<boolean>
  notify_leads: Generated<boolean>
  notify_offers: Generated<boolean>
  notify_deals: Generated<boolean>
  notify_messages: Generated<boolean>
  email_message_texts: Generated<boolean>
  show_read_marks: Generated<boolean>
  notify_reminders: Generated<boolean>
  notify_news: Generated<boolean>
  terms_version: Nullable<string>
  terms_accepted_at: Nullable<Date>
  /** The latest version of the terms that the user was notified about. */
  terms_told: Nullable<string>
  erase_at: Nullable<Date>
  blocked_at: Nullable<Date>
  blocked_reason: Nullable<string>
  version: Generated<number>
  demo: Generated<boolean>
  created_at: Date
  updated_at: Date
}

/** `blocker_id` takes no messages, offers and requests from `blocked_id`. */
export type PersonBlockTable = {
  blocker_id: string
  blocked_id: string
  created_at: Date
}

export type SessionTable = {
  id: string
  user_id: string
  token_hash: Buffer
  ip: string
  user_agent: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
}

export type CodeKind = 'verify' | 'reset'

export type UserCodeTable = {
  id: string
  user_id: string
  kind: CodeKind
  code_hash: Buffer
  email: string
  created_at: Date
  expires_at: Date
  used_at: Nullable<Date>
}

export type SecondFactorTable = {
  user_id: string
  sealed_secret: Buffer
  confirmed_at: Nullable<Date>
  last_step: Generated<number>
  created_at: Date
}

export type RecoveryCodeTable = { user_id: string; code_hash: Buffer; used_at: Nullable<Date> }

export type StaffNoteTable = {
  id: string
  user_id: string
  author_id: Nullable<string>
  body: string
  created_at: Date
}

/** Audit rows are only inserted, never changed or deleted. */
export type AuditTable = {
  id: Generated<number>
  at: Date
  actor_id: Nullable<string>
  subject_id: Nullable<string>
  action: string
  /** The database generates this column from the part of `action` before the dot. */
  area: ColumnType<string, never, never>
  ip: Nullable<string>
  details: ColumnType<Record<string, unknown>, string | undefined, never>
}
