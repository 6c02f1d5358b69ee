import type { Kysely } from 'kysely'
import type { AccountsContext, AccountsTables, MailServices } from '../accounts/index.ts'
import type { JoinedNoticeKinds } from './notice-kind.ts'
import type { NoticesTables } from './notices.tables.ts'

export type Db = Kysely<NoticesTables & AccountsTables>

export type NoticesContext = Pick<AccountsContext, 'now' | 'locale' | 'actor' | 'accounts'> & {
  readonly db: Db
  readonly notices: NoticeServices
}

/** The services are created once per process. */
export type NoticeServices = {
  readonly kinds: JoinedNoticeKinds
}

/** What `notify` needs. Calls and jobs of all modules have it. */
export type NotifyContext = {
  readonly now: () => Date
  readonly accounts: { readonly mail: MailServices }
}
