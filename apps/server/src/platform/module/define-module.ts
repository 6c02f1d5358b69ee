import type { AuditAction, Settings } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Binding } from '../http/binding.ts'
import type { Actor, Caller } from '../http/caller.ts'
import type { Translate } from '../http/error-response.ts'
import type { StoreAnswer } from '../http/input/idempotency.ts'
import type { Metric } from '../http/metrics.ts'
import type { MorePaths } from '../http/openapi/openapi.ts'
import type { ScheduledJob } from '../jobs/schedule.ts'
import type { Task } from '../jobs/worker.ts'
import type { Providers } from '../payments/payment-provider.ts'
import type { Seller } from '../payments/seller.ts'
import type { PersonLog } from '../people/person-log.ts'
import type { RealtimeTokenService } from '../realtime/realtime-tokens.ts'
import type { Limit } from '../security/rate-limiter.ts'
import type { SecretKey } from '../security/secret-key.ts'
import type { Cached } from '../settings/cached-value.ts'
import type { FormPost } from '../web/form-posts.ts'
import type { InstallOptions } from './install-options.ts'

/**
 * What every module may use while the process runs. `Tables` are the tables of the module itself and of the
 * modules before it.
 */
export type Platform<Tables> = {
  readonly options: InstallOptions
  readonly db: Kysely<Tables>
  /** The connection pool that `db` uses. It is for frequent queries that are raw SQL with a prepared statement. */
  readonly pool: Pool
  readonly now: () => Date
  /** Of which people something has changed that this process may have cached. */
  readonly people: PersonLog
  readonly log: FastifyBaseLogger
  readonly translate: Translate
  readonly secret: SecretKey
  readonly settings: Cached<Settings>
  readonly brand: (locale: LocaleCode) => string
  /** The accent colour on a light background, for e-mails and drawn pictures. */
  readonly accent: () => string
  readonly providers: Providers
  /** The seller of purchases that begin now. Null when the install takes no real money. */
  readonly seller: () => Seller | null
  /** Null when realtime is off. */
  readonly realtime: RealtimeTokenService | null
  /** The URL to which browsers connect for realtime. Undefined when realtime is off. */
  readonly realtimeAddress: string | undefined
  readonly clearPageCache: () => void
}

export type CallContext<Tables> = Pick<Platform<Tables>, 'db' | 'pool' | 'now' | 'realtime'> &
  Pick<Caller, 'locale' | 'signal' | 'ip' | 'userAgent' | 'challenge' | 'listingToken' | 'answerCode'> & {
    readonly actor: Actor | null
    /** Set only for calls with an `Idempotency-Key`; see `StoreAnswer`. */
    readonly storeAnswer?: StoreAnswer | undefined
  }

/**
 * Everything that one module of the server contributes. The fields of this type are the same in every
 * process. `start` creates what needs a database or a secret, from the platform and from the services of the
 * modules before this one.
 */
export type Module<Tables, Dependencies, Services, Context> = {
  readonly name: string
  readonly tables: Owned<Tables>
  readonly audit: readonly AuditAction[]
  readonly limits: readonly Limit[]
  readonly routes: readonly Binding<Context>[]
  /** Forms that work without JavaScript: a browser posts them to the URL of their page. */
  readonly forms?: readonly FormPost[]
  /** API operations that are not in the contract, for the OpenAPI document. */
  readonly morePaths?: MorePaths
  readonly start: (dependencies: Dependencies) => Started<Services> | Promise<Started<Services>>
}

export type Started<Services> = {
  /** The services of this module. Handlers of this module and of later modules find them in their context. */
  readonly services: Services
  /** Adds HTTP routes that are not in the contract, such as files, payment callbacks and feeds. */
  readonly register?: (http: FastifyInstance) => void | Promise<void>
  readonly jobs?: Readonly<Record<string, Task>>
  readonly schedule?: readonly ScheduledJob[]
  readonly loops?: readonly LoopDefinition[]
  /**
   * Functions that reload caches in this process. The keys are the names that change notifications contain.
   */
  readonly reloaders?: Readonly<Record<string, () => Promise<void>>>
  readonly metrics?: () => Promise<readonly Metric[]>
  readonly stop?: () => Promise<void>
}

/**
 * Work that every process repeats, with a pause after each run. Use it only for work that must happen within
 * seconds, or that concerns the process itself. All other repeated work belongs in `schedule`.
 */
export type LoopDefinition = {
  readonly name: string
  /**
   * Whether processes with the role `serve` do the work too: it concerns their memory or folder, or visitors would see
   * something outdated while no other process does it.
   */
  readonly runsEverywhere?: boolean
  readonly pauseMs: number
  readonly delayMs?: number
  /** The signal is aborted when the process stops. Only work that takes long needs it. */
  readonly run: (stopping: AbortSignal) => Promise<void>
}

declare const OWNED: unique symbol
/** The tables that a module owns. The type exists for the compiler only. */
export type Owned<Tables> = { readonly [OWNED]?: Tables }

export function tables<Tables>(): Owned<Tables> {
  return {}
}

/**
 * Lets the compiler infer the types of a module. `composeModules` checks them against the modules before this
 * one.
 */
export function defineModule<Tables, Dependencies, Services, Context>(
  module: Module<Tables, Dependencies, Services, Context>,
): Module<Tables, Dependencies, Services, Context> {
  return module
}
