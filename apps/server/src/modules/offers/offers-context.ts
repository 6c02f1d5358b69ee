import type { Kysely, Transaction } from 'kysely'
import type { StoreAnswer } from '../../platform/http/input/idempotency.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { Dictionaries, DirectoryTables, JoinedOrderHooks, WriteContext } from '../directory/index.ts'
import type { NoticesTables } from '../notices/index.ts'
import type { UploadsTables } from '../uploads/index.ts'
import type { JoinedOfferHooks } from './offer-hooks.ts'
import type { OffersTables } from './offers.tables.ts'

type Tables = OffersTables & DirectoryTables & UploadsTables & NoticesTables & AccountsTables

export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type OffersContext = Pick<AccountsContext, 'now' | 'locale' | 'actor' | 'ip' | 'accounts'> & {
  readonly db: Db
  readonly dictionaries: Dictionaries
  readonly orderHooks: JoinedOrderHooks
  readonly offerHooks: JoinedOfferHooks
  readonly storeAnswer?: StoreAnswer | undefined
}

/** What a call needs that also places an order. */
export type PlacingContext = OffersContext & Omit<WriteContext, 'db'>

/** What a change needs, whoever makes it: a caller, another module's transaction or the clock. */
export type ChangeContext = Pick<OffersContext, 'now' | 'ip' | 'accounts' | 'offerHooks'> & {
  readonly actor: { readonly userId: string } | null
}
