import type { Kysely } from 'kysely'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { FeedbackTables } from './feedback.tables.ts'

export type FeedbackContext = Omit<AccountsContext, 'db'> & {
  readonly db: Kysely<AccountsTables & DirectoryTables & FeedbackTables>
  readonly feedback: {
    /** Recipient of copies; null: every admin. */
    readonly copyTo: string | null
  }
}
