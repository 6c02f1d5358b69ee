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
  /** The actor is null for visitors. */
  readonly actor: Actor | null
  readonly ip: string
  readonly locale: LocaleCode
}

/** The context of calls that are rate-limited. */
export type CountedBillingContext = BillingContext & { readonly accounts: AccountsServices }

/** The context of staff calls that ask for the password and second factor again. */
export type PanelBillingContext = CountedBillingContext

/** The context of provider callbacks and jobs, which have no signed-in caller. */
export type JobContext = {
  readonly db: Db
  readonly now: () => Date
  readonly billing: BillingServices
}

/** The services are created once per process. */
export type BillingServices = {
  /** A cached copy of the plans and boosts. Purchases read the database row instead of this copy. */
  readonly offer: Cached<Offer>
  readonly providers: Providers
  /** The seller of purchases that begin now. Null when the installation takes no real money. */
  readonly seller: () => Seller | null
  /** The seller in the configuration. It sold all purchases that were made before sellers were stored with them. */
  readonly configuredSeller: Seller | null
  /** This key encrypts card tokens and stored provider events. */
  readonly secret: SecretKey
  /** The origin is the scheme and host of callback URLs and return URLs. */
  readonly origin: string
  readonly brand: (locale: LocaleCode) => string
  readonly accent: () => string
  readonly translate: Translate
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}
