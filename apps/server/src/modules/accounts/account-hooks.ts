import type { AccountHooks, JoinedHooks } from './accounts-context.ts'

/** Joins the hooks of all modules. A hook that returns a value must come from exactly one module. */
export function joinAccountHooks(): JoinedHooks {
  const parts: Partial<AccountHooks>[] = []
  return {
    add(part) {
      parts.push(part)
    },
    claim: (tx, claim) => only(parts, 'claim')(tx, claim),
    termsVersion: (tx) => only(parts, 'termsVersion')(tx),
    countListings: (db, userId) => only(parts, 'countListings')(db, userId),
    unreadNotices: (userId) => only(parts, 'unreadNotices')(userId),
    unreadConversations: (userId) => only(parts, 'unreadConversations')(userId),
    ownsListings: (userId) => only(parts, 'ownsListings')(userId),
    avatar: {
      find: (db, id) => only(parts, 'avatar').find(db, id),
      check: (db, change) => only(parts, 'avatar').check(db, change),
      replace: (tx, change) => only(parts, 'avatar').replace(tx, change),
    },
    async verified(tx, verified) {
      for (const part of parts) await part.verified?.(tx, verified)
    },
    async pause(tx, paused) {
      for (const part of parts) await part.pause?.(tx, paused)
    },
    async endLinks(tx, userId) {
      for (const part of parts) await part.endLinks?.(tx, userId)
    },
    // Runs the last module first, because the rows of a later module may refer to rows of an earlier module.
    async erase(tx, userId) {
      for (const part of parts.toReversed()) await part.erase?.(tx, userId)
    },
    async export(db, userId) {
      const all = {}
      for (const part of parts) Object.assign(all, await part.export?.(db, userId))
      return all
    },
  }
}

function only<Name extends keyof AccountHooks>(
  parts: readonly Partial<AccountHooks>[],
  name: Name,
): AccountHooks[Name] {
  const [hook, ...more] = parts.flatMap(({ [name]: each }) => each ?? [])
  if (!hook || more.length > 0)
    throw new Error(`${hook ? 'Several modules have' : 'No module has'} the hook ${name}`)
  return hook
}
