import type { LocaleCode } from '@verstat/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../platform/http/caller.ts'
import type { Translate } from '../../platform/http/error-response.ts'
import type { Providers } from '../../platform/payments/payment-provider.ts'
import type { Seller } from '../../platform/payments/seller.ts'
import type { RealtimeTokens } from '../../platform/realtime/realtime-tokens.ts'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import type { Remembered } from '../../platform/settings/remember.ts'
import type { AccountsServices, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { BillingTables } from './billing.tables.ts'
import type { Offer } from './plans/read-offer.ts'

type Tables = BillingTables & DirectoryTables & AccountsTables
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** What the calls of this module need. */
export type BillingContext = Desk & {
  readonly realtime: RealtimeTokens | null
  /** Null for visitors. */
  readonly actor: Actor | null
  readonly ip: string
  readonly locale: LocaleCode
}

/** What calls need that are counted. */
export type CountedBillingContext = BillingContext & { readonly accounts: AccountsServices }

/** What the calls of staff need: they show again that it is them. */
export type PanelBillingContext = CountedBillingContext

/** What is needed where nobody calls: callbacks and jobs. */
export type Desk = {
  readonly db: Db
  readonly now: () => Date
  readonly billing: BillingServices
}

/** What the module is given once, for the life of the process. */
export type BillingServices = {
  /** What is sold, as every process remembers it. A purchase reads the row itself. */
  readonly offer: Remembered<Offer>
  readonly providers: Providers
  /** Whom the money goes to; null where none moves. */
  readonly seller: Seller | null
  /** Seals tokens of cards and what providers tell. */
  readonly secret: SecretKey
  /** Scheme and host of the addresses that providers call and come back to. */
  readonly origin: string
  readonly brand: (locale: LocaleCode) => string
  readonly translate: Translate
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
