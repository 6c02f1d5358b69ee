import type { Attachment, ClaimProblem, Picture } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Kysely, Transaction } from 'kysely'
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

/** What the calls of this module need. */
export type AccountsContext = {
  readonly db: Db
  readonly now: () => Date
  /** The language of the call. */
  readonly locale: LocaleCode
  /** Null for visitors. */
  readonly actor: Actor | null
  readonly ip: string
  readonly userAgent: string
  /** What was sent in `X-Challenge`. */
  readonly challenge?: string | undefined
  readonly accounts: AccountsServices
}

/** What the module is given once, for the life of the process. */
export type AccountsServices = {
  readonly limiter: RateLimiter
  readonly hasher: PasswordHasher
  readonly secret: SecretKey
  readonly challenges: Challenges
  readonly letters: LetterServices
  /** What the directory and its operator are called, in every language. */
  readonly placeNames: () => readonly string[]
  readonly hooks: JoinedHooks
  /** Others than this machine can reach the install, so staff need a second factor. */
  readonly isOpen: boolean
}

export type LetterServices = {
  /** Scheme and host of the links in letters. */
  readonly origin: string
  readonly brand: (locale: LocaleCode) => string
  readonly translate: Translate
}

export type ClaimTokens = {
  readonly orderToken?: string | undefined
  readonly producerToken?: string | undefined
}

export type Claims = {
  readonly claimed: { readonly orders: string[]; readonly producers: string[] }
  readonly claimErrors: { readonly path: 'orderToken' | 'producerToken'; readonly code: ClaimProblem }[]
}

/** What modules to the right do for a user, within the transaction of this module. Each adds its own when it starts. */
export type AccountHooks = {
  /** Attaches listings that were placed without an account. A wrong token is told, never thrown. */
  readonly claim: (
    tx: Tx,
    claim: ClaimTokens & { readonly userId: string; readonly ip: string },
  ) => Promise<Claims>
  /** Which version of the terms holds now, the operator's own words included. */
  readonly termsVersion: (tx: Tx) => Promise<string>
  /** The address of a user has just been verified. */
  readonly verified: (tx: Tx, verified: { readonly userId: string; readonly ip: string }) => Promise<void>
  /** Listings of a user that strangers can see. */
  readonly countListings: (db: Db, userId: string) => Promise<{ orders: number; producers: number }>
  /** Takes everything of a user out of sight: they ask to be erased, or staff block them. */
  readonly pause: (
    tx: Tx,
    paused: { readonly userId: string; readonly actorId: string; readonly ip: string },
  ) => Promise<void>
  readonly avatar: AvatarHooks
  readonly erase: (tx: Tx, userId: string) => Promise<void>
  /** Everything stored about a user, by what it is about. */
  readonly export: (db: Db, userId: string) => Promise<Record<string, Record<string, unknown>[]>>
}

export type JoinedHooks = AccountHooks & {
  /** Takes in what one module does. */
  readonly add: (part: Partial<AccountHooks>) => void
}

/** Pictures of people, which are stored files like those of listings. */
export type AvatarHooks = {
  readonly find: (db: Db, id: string) => Promise<z.input<typeof Picture> | null>
  /** What is wrong with a picture somebody wants to have; told at `avatar`. */
  readonly check: (db: Db, wish: AvatarWish) => Promise<readonly FieldProblem[]>
  /** Takes the place of the one that was. Throws what `check` tells. */
  readonly replace: (tx: Tx, wish: AvatarWish & { readonly now: Date }) => Promise<void>
}

export type AvatarWish = {
  readonly userId: string
  /** Null removes the picture. */
  readonly next: Attachment | null
  /** The id of the one of now. */
  readonly previous: string | null
}

/** The user of a call that only signed-in users may make. */
export function signedIn(ctx: Pick<AccountsContext, 'actor'>): Actor {
  if (!ctx.actor) throw new AppError('unauthenticated')
  return ctx.actor
}
