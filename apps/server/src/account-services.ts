import type { LocaleCode } from '@verstat/i18n'
import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { AccountHooks, AccountsServices, AvatarHooks, AvatarWish } from './modules/accounts/index.ts'
import { exportPurchases, stopCharging } from './modules/billing/index.ts'
import {
  claimListings,
  countPublicListings,
  eraseOwnedListings,
  exportOwnedListings,
  pauseOwnedListings,
  submitWaiting,
} from './modules/directory/index.ts'
import { eraseFeedback, exportFeedback } from './modules/feedback/index.ts'
import { readTermsVersion } from './modules/seo/index.ts'
import {
  type Attaching,
  attachUploads,
  eraseUploads,
  exportUploads,
  findAvatar,
  releaseUploads,
  uploadProblems,
} from './modules/uploads/index.ts'
import { onTables, transactionOnTables } from './platform/db/on-tables.ts'
import type { Translate } from './platform/http/error-response.ts'
import { createChallenges } from './platform/security/challenge.ts'
import { createPasswordHasher, type PasswordCost } from './platform/security/password-hash.ts'
import { createMemoryRateLimiter } from './platform/security/rate-limiter.ts'
import { createSecretKey } from './platform/security/secret-key.ts'

export type AccountOptions = {
  readonly db: Kysely<Database>
  readonly secret: string
  readonly now: () => Date
  readonly origin: string
  readonly brand: (locale: LocaleCode) => string
  readonly placeNames: () => readonly string[]
  readonly translate: Translate
  readonly isOpen: boolean
  /** Cheaper hashes, for tests alone. */
  readonly passwordCost?: PasswordCost | undefined
}

/** What accounts are given for the life of the process. */
export function createAccountServices(options: AccountOptions): AccountsServices {
  const { db, now, origin, brand, placeNames, translate, isOpen, passwordCost } = options
  const secret = createSecretKey(options.secret)
  const services: AccountsServices = {
    limiter: createMemoryRateLimiter(now),
    hasher: createPasswordHasher(passwordCost),
    secret,
    challenges: createChallenges({ db, secret, now }),
    letters: { origin, brand, translate },
    placeNames,
    hooks: {
      ...HOOKS,
      claim: (tx, { ip, ...claim }) =>
        claimListings(writer(claim.userId, ip), transactionOnTables<Database>(tx), claim),
      verified: (tx, { userId, ip }) =>
        submitWaiting(writer(userId, ip), transactionOnTables<Database>(tx), userId),
      async pause(tx, { userId, actorId, ip }) {
        await pauseOwnedListings(writer(actorId, ip), transactionOnTables<Database>(tx), userId)
        await stopCharging({ db: onTables(tx), now, ip, actorId }, userId)
      },
    },
    isOpen,
  }
  const writer = (userId: string, ip: string) => ({ now, ip, accounts: services, actor: { userId } })
  return services
}

const AVATARS: AvatarHooks = {
  find: (db, id) => findAvatar(onTables<Database>(db), id),
  check: (db, wish) => uploadProblems(onTables<Database>(db), attachingAvatar(wish)),
  async replace(tx, wish) {
    await attachUploads(onTables<Database>(tx), attachingAvatar(wish))
    const isKept = wish.previous === null || wish.previous === wish.next?.uploadId
    if (!isKept) await releaseUploads(onTables<Database>(tx), [wish.previous], wish.now)
  },
}

const HOOKS: Omit<AccountHooks, 'claim' | 'verified' | 'pause'> = {
  termsVersion: (tx) => readTermsVersion(onTables<Database>(tx)),
  countListings: (db, userId) => countPublicListings(onTables<Database>(db), userId),
  avatar: AVATARS,
  async erase(tx, userId) {
    await eraseOwnedListings(onTables<Database>(tx), userId)
    await eraseFeedback(onTables<Database>(tx), userId)
    // After the listings, whose pictures nothing holds any more now.
    const user = await tx.selectFrom('users').select('avatar_id').where('id', '=', userId).executeTakeFirst()
    await eraseUploads(onTables<Database>(tx), userId, user?.avatar_id ? [user.avatar_id] : [])
  },
  async export(db, userId) {
    return {
      ...(await exportOwnedListings(onTables<Database>(db), userId)),
      uploads: await exportUploads(onTables<Database>(db), userId),
      feedback: await exportFeedback(onTables<Database>(db), userId),
      ...(await exportPurchases(db, userId)),
    }
  },
}

function attachingAvatar({ userId, next, previous }: AvatarWish): Attaching {
  return {
    // Everybody sees an avatar: choosing a private picture as one opens it.
    uses: next === null ? [] : [{ ...next, kind: 'image', path: 'avatar', isPublic: true }],
    previously: previous === null ? [] : [previous],
    actorUserId: userId,
  }
}
