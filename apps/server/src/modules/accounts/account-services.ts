import type { Platform } from '../../platform/module/define-module.ts'
import { type ChallengeTables, createChallenges } from '../../platform/security/challenge.ts'
import { createPasswordHasher } from '../../platform/security/password-hash.ts'
import { createMemoryRateLimiter } from '../../platform/security/rate-limiter.ts'
import { joinAccountHooks } from './account-hooks.ts'
import type { AccountsServices } from './accounts-context.ts'
import { siteNames } from './password/site-names.ts'

export function createAccountServices(platform: Platform<ChallengeTables>): AccountsServices {
  const { db, secret, now, brand, accent, translate, settings, seller, options } = platform
  return {
    limiter: createMemoryRateLimiter(now),
    hasher: createPasswordHasher(options.passwordCost),
    secret,
    challenges: createChallenges({ db, secret, now }),
    mail: { origin: options.origin, brand, accent, translate, secret },
    siteNames: () => siteNames(settings.current(), { brand: options.brand, seller: seller() }),
    hooks: joinAccountHooks(),
    isOpen: options.isOpen ?? false,
  }
}
