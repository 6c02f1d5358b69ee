import type { FastifyBaseLogger } from 'fastify'
import type { PaymentConfig } from '../config/payment-config.ts'
import type { RealtimeConfig } from '../config/realtime-config.ts'
import type { Providers } from '../payments/payment-provider.ts'
import type { PasswordCost } from '../security/password-hash.ts'
import type { Renderer } from '../web/renderer.ts'

/** What one install is told when it starts, besides its database. */
export type InstallOptions = {
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** The operator's name of the directory; null: ours, in each language. */
  readonly brand: string | null
  /** Scheme and host under which people reach the site. */
  readonly origin: string
  readonly apiBase: string
  /** The tag manager's container that pages may load; none by default. */
  readonly gtmId?: string | null
  /** Memory for the page cache; default 64 MiB. */
  readonly pageCacheBytes?: number
  /** Seconds for which a shared cache in front may keep a page; none by default. */
  readonly cdnTtlSeconds?: number
  /** Seconds after a reload for a lost part of the app during which pages do not reload again. */
  readonly reloadGuardSeconds?: number
  /** Where e-mails go; without a mail server they are kept and shown at /dev/mail. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  /** Who gets copies of feedback; default every admin. */
  readonly feedbackEmail?: string | null
  /** What the install signs and seals with; default the secret of the data folder. */
  readonly secretKey?: string | null
  /** The bucket that uploads are stored in; default the data folder. */
  readonly storageUrl?: string | null
  /** Who takes payments; nobody by default. */
  readonly payments?: PaymentConfig
  /** What notifies open pages of changes; without it events wait. */
  readonly realtime?: RealtimeConfig
  /** Others than the configured ones; for tests. */
  readonly providers?: Providers
  /** Others than this machine can reach the install. */
  readonly isOpen?: boolean
  /** Reverse proxies that are believed; default only this machine. */
  readonly trustedProxies?: readonly string[]
  /** No other process works on this database. */
  readonly isAlone?: boolean
  /** Cheaper password hashes, for tests alone. */
  readonly passwordCost?: PasswordCost
  /** Sources with hot updates instead of the built web app; answers are also checked against the contract. */
  readonly development?: boolean
  readonly checkOutput?: boolean
  /** Another web app than the one of this repository; for tests of the server alone. */
  readonly renderer?: Renderer
  readonly now?: () => Date
  /** Another way out to payment providers than the network, for tests alone. */
  readonly fetch?: typeof fetch
}
