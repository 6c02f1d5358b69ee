import type { AuditAction, Settings } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Pool } from 'pg'
import type { Binding } from '../http/binding.ts'
import type { Actor, Caller } from '../http/caller.ts'
import type { Translate } from '../http/error-response.ts'
import type { KeepAnswer } from '../http/input/idempotency.ts'
import type { Metric } from '../http/metrics.ts'
import type { MorePaths } from '../http/openapi/openapi.ts'
import type { ScheduledJob, Task } from '../jobs/worker.ts'
import type { Providers } from '../payments/payment-provider.ts'
import type { RealtimeDesk } from '../realtime/realtime-tokens.ts'
import type { Limit } from '../security/rate-limiter.ts'
import type { SecretKey } from '../security/secret-key.ts'
import type { Remembered } from '../settings/remember.ts'
import type { FormPost } from '../web/form-posts.ts'
import type { InstallOptions } from './install-options.ts'

/** What every module may use for the life of the process. `Tables` are its own and those of modules to its left. */
export type Platform<Tables> = {
  readonly options: InstallOptions
  readonly db: Kysely<Tables>
  /** The pool under `db`, for the hot statements that are prepared by name. */
  readonly pool: Pool
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly translate: Translate
  readonly secret: SecretKey
  readonly settings: Remembered<Settings>
  /** What the directory is called in a language. */
  readonly brand: (locale: LocaleCode) => string
  readonly providers: Providers
  /** Null while nobody is notified of changes. */
  readonly realtime: RealtimeDesk | null
  /** Where browsers connect for changes; undefined while they need not. */
  readonly realtimeAddress: string | undefined
  /** Empties the page cache of this process. */
  readonly dropPages: () => void
}

/** What every handler has besides the services of the modules. */
export type CallContext<Tables> = Pick<Platform<Tables>, 'db' | 'pool' | 'now' | 'realtime'> &
  Pick<Caller, 'locale' | 'signal' | 'ip' | 'userAgent' | 'challenge' | 'listingToken'> & {
    /** Null for visitors. */
    readonly actor: Actor | null
    /** Of calls that are answered once, see `Idempotency`. */
    readonly keepAnswer?: KeepAnswer | undefined
  }

/**
 * One module of the server: everything that it brings into the product. Lists that are the same in every process stand
 * here; what needs a database or a secret is made by `start`, from the platform and the services of modules to its left.
 */
export type Module<Tables, Given, Services, Context> = {
  readonly name: string
  readonly tables: Owned<Tables>
  /** What it writes into the audit. */
  readonly audit: readonly AuditAction[]
  readonly limits: readonly Limit[]
  readonly routes: readonly Binding<Context>[]
  /** Forms of pages that work without JavaScript. */
  readonly forms?: readonly FormPost[]
  /** Addresses of the API that no contract describes. */
  readonly morePaths?: MorePaths
  readonly start: (given: Given) => Started<Services> | Promise<Started<Services>>
}

/** What a module does in this process once it has started. */
export type Started<Services> = {
  /** What its own handlers and modules to its right find in their context. */
  readonly services: Services
  /** Adds addresses outside the API: files, callbacks, feeds. */
  readonly register?: (http: FastifyInstance) => void | Promise<void>
  /** Handlers of jobs that are enqueued with a change, by the name of the job. */
  readonly jobs?: Readonly<Record<string, Task>>
  readonly schedule?: readonly ScheduledJob[]
  readonly loops?: readonly LoopDefinition[]
  /** What the process remembers of the database, by the name that its changes are notified under. */
  readonly remembered?: Readonly<Record<string, () => Promise<void>>>
  readonly metrics?: () => Promise<readonly Metric[]>
  /** Finishes what is under way, after the last request. */
  readonly stop?: () => Promise<void>
}

/**
 * Work that every process repeats by itself, with a pause after each run: only what somebody awaits within seconds, or
 * what belongs to the process. Everything else is on the schedule.
 */
export type LoopDefinition = {
  readonly name: string
  readonly pauseMs: number
  /** How long the first run waits; default none. */
  readonly delayMs?: number
  readonly run: () => Promise<void>
}

declare const OWNED: unique symbol
/** The tables that a module owns: known to the compiler alone. */
export type Owned<Tables> = { readonly [OWNED]?: Tables }

export function tables<Tables>(): Owned<Tables> {
  return {}
}

/** Keeps the types that a module's parts have; `composeModules` checks them against what stands to its left. */
export function defineModule<Tables, Given, Services, Context>(
  module: Module<Tables, Given, Services, Context>,
): Module<Tables, Given, Services, Context> {
  return module
}
