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
import type { ScheduledJob, Task } from '../jobs/worker.ts'
import type { Providers } from '../payments/payment-provider.ts'
import type { RealtimeTokenService } from '../realtime/realtime-tokens.ts'
import type { Limit } from '../security/rate-limiter.ts'
import type { SecretKey } from '../security/secret-key.ts'
import type { Cached } from '../settings/cached-value.ts'
import type { FormPost } from '../web/form-posts.ts'
import type { InstallOptions } from './install-options.ts'

/** What every module may use while the process runs. `Tables` are its own and those of modules to its left. */
export type Platform<Tables> = {
  readonly options: InstallOptions
  readonly db: Kysely<Tables>
  /** The pool under `db`, for hot statements prepared by name. */
  readonly pool: Pool
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly translate: Translate
  readonly secret: SecretKey
  readonly settings: Cached<Settings>
  /** Name of the site in a language. */
  readonly brand: (locale: LocaleCode) => string
  readonly providers: Providers
  /** Null when realtime is off. */
  readonly realtime: RealtimeTokenService | null
  /** URL that browsers connect to for realtime; undefined when realtime is off. */
  readonly realtimeAddress: string | undefined
  readonly clearPageCache: () => void
}

export type CallContext<Tables> = Pick<Platform<Tables>, 'db' | 'pool' | 'now' | 'realtime'> &
  Pick<Caller, 'locale' | 'signal' | 'ip' | 'userAgent' | 'challenge' | 'listingToken'> & {
    readonly actor: Actor | null
    /** Set for idempotent calls, see `Idempotency`. */
    readonly storeAnswer?: StoreAnswer | undefined
  }

/**
 * Everything that one module of the server contributes. Lists that are the same in every process are fields here; what
 * needs a database or a secret is created by `start`, from the platform and the services of modules to its left.
 */
export type Module<Tables, Dependencies, Services, Context> = {
  readonly name: string
  readonly tables: Owned<Tables>
  readonly audit: readonly AuditAction[]
  readonly limits: readonly Limit[]
  readonly routes: readonly Binding<Context>[]
  /** Form posts of pages, for browsers without JavaScript. */
  readonly forms?: readonly FormPost[]
  /** API operations outside the contract, for the OpenAPI document. */
  readonly morePaths?: MorePaths
  readonly start: (dependencies: Dependencies) => Started<Services> | Promise<Started<Services>>
}

export type Started<Services> = {
  /** Available in the context of its own handlers and of modules to its right. */
  readonly services: Services
  /** Adds routes outside the API: files, callbacks, feeds. */
  readonly register?: (http: FastifyInstance) => void | Promise<void>
  /** Handlers of jobs enqueued with a change, by job name. */
  readonly jobs?: Readonly<Record<string, Task>>
  readonly schedule?: readonly ScheduledJob[]
  readonly loops?: readonly LoopDefinition[]
  /** Reload functions of in-process caches, by the name under which changes are notified. */
  readonly reloaders?: Readonly<Record<string, () => Promise<void>>>
  readonly metrics?: () => Promise<readonly Metric[]>
  readonly stop?: () => Promise<void>
}

/**
 * Work that every process repeats with a pause after each run: only what must happen within seconds, or belongs to the
 * process itself. Everything else goes on the schedule.
 */
export type LoopDefinition = {
  readonly name: string
  readonly pauseMs: number
  readonly delayMs?: number
  readonly run: () => Promise<void>
}

declare const OWNED: unique symbol
/** The tables that a module owns; exists for the compiler only. */
export type Owned<Tables> = { readonly [OWNED]?: Tables }

export function tables<Tables>(): Owned<Tables> {
  return {}
}

/** Infers the types of a module's parts; `composeModules` checks them against the modules to its left. */
export function defineModule<Tables, Dependencies, Services, Context>(
  module: Module<Tables, Dependencies, Services, Context>,
): Module<Tables, Dependencies, Services, Context> {
  return module
}
