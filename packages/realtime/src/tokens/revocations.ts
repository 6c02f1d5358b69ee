import type { NodeContext } from '../node-context.ts'
import type { ConnectionClaims } from './tokens.ts'

/** Whether a token was issued before the tokens of its user were revoked. */
export function isRevoked(
  { revokedAt }: Pick<NodeContext, 'revokedAt'>,
  { sub, iat = 0 }: Pick<ConnectionClaims, 'sub' | 'iat'>,
): boolean {
  const at = revokedAt(sub)
  return at !== undefined && iat * 1000 <= at
}

/** Longer than the lifetime of any token. Older revocations are no longer needed. */
const REMEMBERED_MS = 3_600_000

export function createRevocations(now: () => number) {
  const byUser = new Map<string, number>()
  return {
    add(user: string, at: number): void {
      byUser.set(user, Math.max(at, byUser.get(user) ?? 0))
    },
    of: (user: string): number | undefined => byUser.get(user),
    forgetOld(): void {
      for (const [user, at] of byUser) if (at < now() - REMEMBERED_MS) byUser.delete(user)
    },
  }
}
