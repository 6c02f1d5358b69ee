import type { Kysely } from 'kysely'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { FeedbackTables } from './feedback.tables.ts'

export type FeedbackContext = Omit<AccountsContext, 'db'> & {
  readonly db: Kysely<AccountsTables & DirectoryTables & FeedbackTables>
  readonly feedback: {
    /** The e-mail address that gets copies of messages. If null, every admin gets a copy. */
    readonly copyTo: string | null
  }
}
