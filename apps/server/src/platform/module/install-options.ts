import type { FastifyBaseLogger } from 'fastify'
import type { PaymentConfig } from '../config/payment-config.ts'
import type { RealtimeConfig } from '../config/realtime-config.ts'
import type { Providers } from '../payments/payment-provider.ts'
import type { PasswordCost } from '../security/password-hash.ts'
import type { Renderer } from '../web/renderer.ts'

export type InstallOptions = {
  readonly log: FastifyBaseLogger
  readonly dataDir: string
  /** The operator's name of the site; null means ours, in each language. */
  readonly brand: string | null
  readonly origin: string
  readonly apiBase: string
  readonly gtmId?: string | null
  /** Memory for the page cache; default 64 MiB. */
  readonly pageCacheBytes?: number
  readonly cdnTtlSeconds?: number
  /** After a page reloads because a deploy replaced its code, seconds during which it does not reload again. */
  readonly reloadGuardSeconds?: number
  /** Without a mail server e-mails are stored and shown at /dev/mail. */
  readonly smtp?: { readonly url: string; readonly from: string } | null
  readonly feedbackEmail?: string | null
  /** Key for signing and encryption; default the one of the data folder. */
  readonly secretKey?: string | null
  readonly storageUrl?: string | null
  readonly payments?: PaymentConfig
  /** Notifies open pages of changes; without it events stay in the outbox. */
  readonly realtime?: RealtimeConfig
  /** Replaces the configured providers, for tests. */
  readonly providers?: Providers
  readonly isOpen?: boolean
  /** Reverse proxies whose headers are trusted; default only this machine. */
  readonly trustedProxies?: readonly string[]
  /** Whether no other process uses this database. */
  readonly isAlone?: boolean
  /** Cheaper password hashes, for tests only. */
  readonly passwordCost?: PasswordCost
  /** Serves sources with hot reload instead of the built app, and checks answers against the contract. */
  readonly development?: boolean
  readonly checkOutput?: boolean
  /** Replaces the web app, for tests of the server alone. */
  readonly renderer?: Renderer
  readonly now?: () => Date
  /** Replaces the network to payment providers, for tests only. */
  readonly fetch?: typeof fetch
}
