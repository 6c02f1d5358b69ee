import { resolve } from 'node:path'
import type { Role } from '../module/install-options.ts'
import { makeTracingConfig, type TracingConfig } from '../tracing/tracing-config.ts'
import { isLoopback } from './loopback.ts'
import type { Env } from './options.ts'
import { makePaymentConfig, type PaymentConfig } from './payment-config.ts'
import { makeRealtimeConfig, type RealtimeConfig } from './realtime-config.ts'
import { makeSearchConfig, type SearchConfig } from './search-config.ts'

/** All settings of the app. Tests build their own `Config` instead of setting environment variables. */
export type Config = {
  readonly port: number
  /**
   * Whether the operator set PORT. If not, and the default port is taken, the server uses the next free port.
   */
  readonly isPortExplicit: boolean
  readonly host: string
  /** Addresses and networks of reverse proxies. The word `loopback` means this machine. */
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  /** Origin of the site without a trailing slash. Null means the address that the server listens on. */
  readonly publicUrl: string | null
  /** Null means that the app starts its embedded database. */
  readonly databaseUrl: string | null
  /** URLs of read replicas. */
  readonly replicaUrls: readonly string[]
  /** Null means that uploads are stored in the data folder. */
  readonly storageUrl: string | null
  readonly role: Role
  readonly seed: 'demo' | 'none'
  /** Null means that the API has the same origin as the pages. */
  readonly apiBase: string | null
  readonly realtime: RealtimeConfig
  /** Null means that PostgreSQL answers all searches. */
  readonly search: SearchConfig | null
  readonly cdnTtlSeconds: number
  readonly pageCacheBytes: number
  readonly gtmId: string | null
  readonly reloadGuardSeconds: number
  /** The operator's name for the site, the same in both languages. Null means our own name. */
  readonly brandName: string | null
  /** Null means that e-mails are not sent, but stored and shown at /dev/mail. */
  readonly smtpUrl: string | null
  /** Sender of every e-mail. Null means `no-reply@` at the site's host. */
  readonly mailFrom: string | null
  /** Recipient of copies of user feedback. Null means every admin. */
  readonly feedbackEmail: string | null
  readonly payments: PaymentConfig
  /** Null means the secret key that is generated in the data folder. */
  readonly secretKey: string | null
  readonly logLevel: Env['values']['LOG_LEVEL']
  /** Null means that no traces are made. */
  readonly tracing: TracingConfig | null
  readonly isDemoAllowed: boolean
  readonly isOpen: boolean
}

export const PROJECT_DIR = resolve(import.meta.dirname, '../../../../..')

export function makeConfig({ values, explicit }: Env): Config {
  return Object.freeze({
    port: values.PORT,
    isPortExplicit: explicit.has('PORT'),
    host: values.HOST,
    trustedProxies: values.TRUSTED_PROXIES,
    dataDir: resolve(PROJECT_DIR, values.DATA_DIR),
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    replicaUrls: values.DATABASE_REPLICA_URL,
    storageUrl: values.STORAGE_URL,
    role: values.ROLE,
    seed: values.SEED,
    apiBase: values.API_BASE,
    realtime: makeRealtimeConfig(values),
    search: makeSearchConfig(values),
    cdnTtlSeconds: values.CDN_TTL,
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    gtmId: values.GTM_ID,
    reloadGuardSeconds: values.RELOAD_GUARD_SECONDS,
    brandName: values.BRAND_NAME,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    feedbackEmail: values.FEEDBACK_EMAIL,
    payments: makePaymentConfig(values),
    secretKey: values.SECRET_KEY,
    logLevel: values.LOG_LEVEL,
    tracing: makeTracingConfig(values),
    isDemoAllowed: values.ALLOW_DEMO,
    isOpen:
      !isLoopback(values.HOST) ||
      (values.PUBLIC_URL !== null && !isLoopback(new URL(values.PUBLIC_URL).hostname)),
  })
}
