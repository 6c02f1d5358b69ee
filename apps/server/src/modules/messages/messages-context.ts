import type { Kysely, Transaction } from 'kysely'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables, JoinedOrderHooks } from '../directory/index.ts'
import type { NoticesTables } from '../notices/index.ts'
import type { JoinedOfferHooks, OffersTables } from '../offers/index.ts'
import type { UploadsTables } from '../uploads/index.ts'
import type { MessagesTables } from './messages.tables.ts'

export type AllTables = MessagesTables &
  OffersTables &
  DirectoryTables &
  UploadsTables &
  NoticesTables &
  AccountsTables

export type Db = Kysely<AllTables>
export type Tx = Transaction<AllTables>

export type MessagesContext = Pick<AccountsContext, 'now' | 'locale' | 'actor' | 'ip' | 'accounts'> & {
  readonly db: Db
  readonly orderHooks: JoinedOrderHooks
  readonly offerHooks: JoinedOfferHooks
  /** The code of a link in an e-mail. Only the calls with `answerCode` may use it. */
  readonly answerCode?: string | undefined
}

/** What the work of the clock needs. */
export type ClockContext = Pick<MessagesContext, 'db' | 'now' | 'accounts'>
