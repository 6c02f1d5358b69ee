import type { Attachment, ClaimProblem, Picture } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { z } from 'zod/mini'
import { AppError, type FieldProblem } from '../../platform/http/app-error.ts'
import type { Actor } from '../../platform/http/caller.ts'
import type { Translate } from '../../platform/http/error-response.ts'
import type { Challenges } from '../../platform/security/challenge.ts'
import type { PasswordHasher } from '../../platform/security/password-hash.ts'
import type { RateLimiter } from '../../platform/security/rate-limiter.ts'
import type { SecretKey } from '../../platform/security/secret-key.ts'
import type { AccountsTables } from './accounts.tables.ts'

export type Db = Kysely<AccountsTables>
export type Tx = Transaction<AccountsTables>

export type AccountsContext = {
  readonly db: Db
  readonly now: () => Date
  readonly locale: LocaleCode
  /** The actor is null for visitors. */
  readonly actor: Actor | null
  readonly ip: string
  readonly userAgent: string
  readonly challenge?: string | undefined
  readonly accounts: AccountsServices
}

/** The services are created once per process. */
export type AccountsServices = {
  readonly limiter: RateLimiter
  readonly hasher: PasswordHasher
  readonly secret: SecretKey
  readonly challenges: Challenges
  readonly mail: MailServices
  /** Passwords must not contain these names of the site, its operator and its seller. */
  readonly siteNames: () => readonly string[]
  readonly hooks: JoinedHooks
  /** True when other machines can reach the installation. Staff then need a second factor. */
  readonly isOpen: boolean
}

export type MailServices = {
  /** The origin is the scheme and host of links in e-mails. */
  readonly origin: string
  readonly brand: (locale: LocaleCode) => string
  readonly accent: () => string
  readonly translate: Translate
  /** Signs the links that turn e-mails off. */
  readonly secret: SecretKey
}

export type ClaimTokens = {
  readonly orderToken?: string | undefined
  readonly producerToken?: string | undefined
}

export type Claims = {
  readonly claimed: { readonly orders: string[]; readonly producers: string[] }
  readonly claimErrors: { readonly path: 'orderToken' | 'producerToken'; readonly code: ClaimProblem }[]
}

export type OwnsListings = { readonly orders: boolean; readonly producers: boolean }

/**
 * Work that later modules do for a user inside a transaction of this module. Each module adds its hooks when the
 * server starts.
 */
export type AccountHooks = {
  /**
   * Makes the user the owner of listings that were created without an account. Wrong tokens are returned as errors,
   * not thrown.
   */
  readonly claim: (
    tx: Tx,
    claim: ClaimTokens & { readonly userId: string; readonly ip: string },
  ) => Promise<Claims>
  /** Returns the current version of the terms. The version includes the operator's edits of the text. */
  readonly termsVersion: (tx: Tx) => Promise<string>
  /** Called right after a user has verified an e-mail address. */
  readonly verified: (tx: Tx, verified: { readonly userId: string; readonly ip: string }) => Promise<void>
  readonly countListings: (db: Db, userId: string) => Promise<{ orders: number; producers: number }>
  /**
   * Returns an SQL expression for the number of notices that the user has not read. It becomes part of a query that
   * every page of a signed-in user makes anyway.
   */
  readonly unreadNotices: (userId: string) => RawBuilder<number>
  /** The same for the conversations in which something is unread. */
  readonly unreadConversations: (userId: string) => RawBuilder<number>
  /** The same for whether the user has orders and producers, deleted ones left out. */
  readonly ownsListings: (userId: string) => RawBuilder<OwnsListings>
  /** Hides all public content of a user who was blocked or has asked for deletion. */
  readonly pause: (
    tx: Tx,
    paused: { readonly userId: string; readonly actorId: string; readonly ip: string },
  ) => Promise<void>
  /**
   * Ends what e-mailed links can do for a user without the password. Called when the password or the address has
   * changed, and when the user is blocked or leaves.
   */
  readonly endLinks: (tx: Tx, userId: string) => Promise<void>
  readonly avatar: AvatarHooks
  readonly erase: (tx: Tx, userId: string) => Promise<void>
  /** Returns all stored data about a user, grouped by topic. */
  readonly export: (db: Db, userId: string) => Promise<Record<string, Record<string, unknown>[]>>
}

export type JoinedHooks = AccountHooks & {
  readonly add: (part: Partial<AccountHooks>) => void
}

/** The uploads module provides these hooks, because it stores the avatars. */
export type AvatarHooks = {
  readonly find: (db: Db, id: string) => Promise<z.input<typeof Picture> | null>
  /** Returns the problems of the new avatar. Their field path is `avatar`. */
  readonly check: (db: Db, change: AvatarChange) => Promise<readonly FieldProblem[]>
  /** Replaces or removes the avatar. Throws the same problems that `check` returns. */
  readonly replace: (tx: Tx, change: AvatarChange & { readonly now: Date }) => Promise<void>
}

export type AvatarChange = {
  readonly userId: string
  /** Null removes the avatar. */
  readonly next: Attachment | null
  readonly previous: string | null
}

/** Returns the signed-in user. Throws `unauthenticated` for visitors. */
export function signedIn(ctx: Pick<AccountsContext, 'actor'>): Actor {
  if (!ctx.actor) throw new AppError('unauthenticated')
  return ctx.actor
}
