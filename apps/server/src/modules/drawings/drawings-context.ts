import type { Settings } from '@verstat/contract'
import type { Kysely, Transaction } from 'kysely'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { NoticesTables } from '../notices/index.ts'
import type { OffersTables } from '../offers/index.ts'
import type { UploadsContext, UploadsTables } from '../uploads/index.ts'
import type { DrawingsTables } from './drawings.tables.ts'

export type AllTables = DrawingsTables &
  OffersTables &
  DirectoryTables &
  UploadsTables &
  NoticesTables &
  AccountsTables

export type Db = Kysely<AllTables>
export type Tx = Transaction<AllTables>

export type DrawingsContext = Pick<AccountsContext, 'now' | 'locale' | 'actor' | 'ip' | 'accounts'> & {
  readonly db: Db
}

/** What sending the content of a closed file needs. */
export type SendingContext = {
  readonly db: Db
  readonly now: () => Date
  readonly secret: AccountsContext['accounts']['secret']
  readonly uploads: UploadsContext['uploads']
  readonly settings: () => Pick<Settings, 'watermarkFiles'>
}
