import type { LocaleCode } from '@verstat/i18n'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../platform/http/caller.ts'
import type { Translate } from '../../platform/http/error-response.ts'
import type { Providers } from '../../platform/payments/payment-provider.ts'
import type { Seller } from '../../platform/payments/seller.ts'
import type { RealtimeTokens } from '../../platform/realtime/realtime-tokens.ts'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import type { Cached } from '../../platform/settings/cached-value.ts'
import type { AccountsServices, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { BillingTables } from './billing.tables.ts'
import type { Offer } from './plans/read-offer.ts'

type Tables = BillingTables & DirectoryTables & AccountsTables
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

export type BillingContext = JobContext & {
  readonly realtime: RealtimeTokens | null
  /** Null for visitors. */
  readonly actor: Actor | null
  readonly ip: string
  readonly locale: LocaleCode
}

/** For rate-limited calls. */
export type CountedBillingContext = BillingContext & { readonly accounts: AccountsServices }

/** For staff calls that re-authenticate. */
export type PanelBillingContext = CountedBillingContext

/** For callbacks and jobs, which have no caller. */
export type JobContext = {
  readonly db: Db
  readonly now: () => Date
  readonly billing: BillingServices
}

/** Created once per process. */
export type BillingServices = {
  /** A cached copy of the plans and boosts. Purchases read the database row instead. */
  readonly offer: Cached<Offer>
  readonly providers: Providers
  /** Null when no real money is taken. */
  readonly seller: Seller | null
  /** Encrypts card tokens and provider events. */
  readonly secret: SecretKey
  /** Scheme and host of callback and return URLs. */
  readonly origin: string
  readonly brand: (locale: LocaleCode) => string
  readonly translate: Translate
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
