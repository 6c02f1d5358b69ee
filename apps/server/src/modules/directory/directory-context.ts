import type { LocaleCode } from '@verstat/i18n'
import type { Kysely, Transaction } from 'kysely'
import type { Pool } from 'pg'
import type { Actor } from '../../platform/http/caller.ts'
import type { StoreAnswer } from '../../platform/http/input/idempotency.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { Dictionaries } from './dictionaries/dictionary-snapshot.ts'
import type { DirectoryTables } from './directory.tables.ts'
import type { JoinedOrderHooks } from './orders/offers/order-hooks.ts'

export type DirectoryContext = {
  readonly db: Db
  /** The pool that `db` uses. Frequent statements run on the pool directly, because they are prepared by name. */
  readonly pool: Pool
  readonly now: () => Date
  readonly locale: LocaleCode
  readonly dictionaries: Dictionaries
  /** Aborted when the client disconnects, which also cancels running queries. */
  readonly signal?: AbortSignal
}

export type OwnerContext = DirectoryContext & {
  readonly actor: Actor | null
  readonly orderHooks: JoinedOrderHooks
}

export type Db = Kysely<DirectoryTables>
export type Tx = Transaction<DirectoryTables>

export type WriteContext = DirectoryContext &
  Omit<AccountsContext, 'db'> & {
    readonly orderHooks: JoinedOrderHooks
    /** Value of the header `X-Listing-Token`, which gives access to a listing without an owner. */
    readonly listingToken?: string | undefined
    /** Present when the request has an `Idempotency-Key`. Stores the answer in the same transaction as the change. */
    readonly storeAnswer?: StoreAnswer | undefined
  }
