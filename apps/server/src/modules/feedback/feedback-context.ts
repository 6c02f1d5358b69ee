import type { Kysely, Transaction } from 'kysely'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { MessagesTables } from '../messages/index.ts'
import type { OffersTables } from '../offers/index.ts'
import type { FeedbackTables } from './feedback.tables.ts'

type Tables = AccountsTables & DirectoryTables & OffersTables & MessagesTables & FeedbackTables
export type Tx = Transaction<Tables>

export type FeedbackContext = Omit<AccountsContext, 'db'> & {
  readonly db: Kysely<Tables>
  readonly feedback: {
    /** The e-mail address that gets copies of messages. If null, every admin gets a copy. */
    readonly copyTo: string | null
  }
}
