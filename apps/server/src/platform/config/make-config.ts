import { resolve } from 'node:path'
import type { Env } from './read-env.ts'

/** Everything the app may know about its install. Frozen; tests make one, they never set variables. */
export type Config = {
  readonly port: number
  /** Without it a taken port is replaced by the next free one. */
  readonly isPortExplicit: boolean
  readonly host: string
  /** Absolute. */
  readonly dataDir: string
  /** Origin without trailing slash; null means the address listened on. */
  readonly publicUrl: string | null
  /** null means the embedded database. */
  readonly databaseUrl: string | null
  readonly seed: 'demo' | 'none'
  /** null means the same origin. */
  readonly apiBase: string | null
  readonly realtimePublicUrl: string | null
  readonly cdnTtlSeconds: number
  readonly gtmId: string | null
  /** The operator's own name of the directory, the same in both languages. */
  readonly brandName: string | null
  readonly logLevel: Env['values']['LOG_LEVEL']
  readonly isDemoAllowed: boolean
  /** Others than this machine can reach the install. */
  readonly isOpen: boolean
}

/** The folder with package.json. */
export const PROJECT_DIR = resolve(import.meta.dirname, '../../../../..')

/** Turns parsed settings into the one object the app is given. */
export function makeConfig({ values, given }: Env): Config {
  return Object.freeze({
    port: values.PORT,
    isPortExplicit: given.has('PORT'),
    host: values.HOST,
    dataDir: resolve(PROJECT_DIR, values.DATA_DIR),
    publicUrl: values.PUBLIC_URL,
    databaseUrl: values.DATABASE_URL,
    seed: values.SEED,
    apiBase: values.API_BASE,
    realtimePublicUrl: values.REALTIME_PUBLIC_URL,
    cdnTtlSeconds: values.CDN_TTL,
    gtmId: values.GTM_ID,
    brandName: values.BRAND_NAME,
    logLevel: values.LOG_LEVEL,
    isDemoAllowed: values.ALLOW_DEMO,
    isOpen:
      !isLoopback(values.HOST) ||
      (values.PUBLIC_URL !== null && !isLoopback(new URL(values.PUBLIC_URL).hostname)),
  })
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
