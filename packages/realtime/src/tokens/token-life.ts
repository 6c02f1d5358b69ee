/** Returns the time in Unix milliseconds at which the rights of a token end; 0 means never. */
export function endOf({ exp, expire_at: expireAt }: { exp?: number; expire_at?: number }): number {
  return (expireAt ?? exp ?? 0) * 1000
}

/** Returns the time until the expiry for a reply to a client, in whole seconds and at least one. */
export function lifeFields(expiresAt: number, now: number): { expires?: true; ttl?: number } {
  return expiresAt === 0 ? {} : { expires: true, ttl: Math.max(1, Math.floor((expiresAt - now) / 1000)) }
}
