import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig } from 'pg'
import type { PaymentConfig } from '../config/payment-config.ts'
import type { RealtimeConfig } from '../config/realtime-config.ts'
import type { SearchConfig } from '../config/search-config.ts'
import type { Providers } from '../payments/payment-provider.ts'
import type { PasswordCost } from '../security/password-hash.ts'
import type { Tracing } from '../tracing/tracing.ts'
import type { Renderer } from '../web/renderer.ts'

/** What a process of an install does. */
export type Role = 'all' | 'serve' | 'work'

export type InstallOptions = {
  /** The default is `all`. */
  readonly role?: Role
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** The operator's name for the site. Null means our own name, in each language. */
  readonly brand: string | null
  readonly origin: string
  readonly apiBase: string
  readonly gtmId?: string | null
  /** Memory for the page cache; default 64 MiB. */
  readonly pageCacheBytes?: number
  readonly cdnTtlSeconds?: number
  /**
   * An open page reloads itself when a deploy has replaced its code. After such a reload, the page does not reload
   * itself again for this number of seconds.
   */
  readonly reloadGuardSeconds?: number
  /** The mail server. Without a mail server, e-mails are stored and shown at /dev/mail. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  readonly feedbackEmail?: string | null
  /** The key for signing and encryption. The default is the key in the data folder. */
  readonly secretKey?: string | null
  readonly storageUrl?: string | null
  readonly payments?: PaymentConfig
  /**
   * The realtime engine, which notifies open pages of changes. Without an engine, events stay in the outbox
   * table.
   */
  readonly realtime?: RealtimeConfig
  /** The OpenSearch that answers searches. Without it, PostgreSQL answers them. */
  readonly search?: SearchConfig | null
  /** The traces of this process. Without it, nothing is traced. */
  readonly tracing?: Tracing | null
  /** Replaces the configured payment providers in tests. */
  readonly providers?: Providers
  readonly isOpen?: boolean
  /** Reverse proxies whose headers are trusted; by default only this machine. */
  readonly trustedProxies?: readonly string[]
  /** Connections to read replicas of the database. */
  readonly replicas?: readonly ClientConfig[]
  /** Whether no other process uses this database. */
  readonly isAlone?: boolean
  /** Makes password hashes cheaper in tests. */
  readonly passwordCost?: PasswordCost
  /** Whether to serve the web app from its sources with hot reload, instead of the built app. */
  readonly development?: boolean
  readonly checkOutput?: boolean
  /** Replaces the web app in tests of the server alone. */
  readonly renderer?: Renderer
  readonly now?: () => Date
  /** Replaces the network to the payment providers in tests. */
  readonly fetch?: typeof fetch
}
