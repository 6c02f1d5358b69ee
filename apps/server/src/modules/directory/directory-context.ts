import type { LocaleCode } from '@verstat/i18n'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Actor } from '../../platform/http/caller.ts'
import type { KeepAnswer } from '../../platform/http/input/idempotency.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { Dictionaries } from './dictionaries/dictionary-snapshot.ts'
import type { DirectoryTables } from './directory.tables.ts'

/** What the reads of this module need. */
export type DirectoryContext = {
  readonly db: Db
  /** The pool under `db`, for the hot statements that are prepared by name. */
  readonly pool: Pool
  readonly now: () => Date
  readonly locale: LocaleCode
  readonly dictionaries: Dictionaries
  /** Aborts when the caller goes away; long reads stop in the database then. */
  readonly signal?: AbortSignal
}

/** What the calls of signed-in owners need. */
export type OwnerContext = DirectoryContext & { readonly actor: Actor | null }

export type Db = Kysely<DirectoryTables>
export type Tx = Transaction<DirectoryTables>

/** What the calls that change listings need. */
export type WriteContext = DirectoryContext &
  Omit<AccountsContext, 'db'> & {
    /** Of `X-Listing-Token`. */
    readonly listingToken?: string | undefined
    /** Of calls with an `Idempotency-Key`: keeps the answer in the transaction of what it tells. */
    readonly keepAnswer?: KeepAnswer | undefined
  }
