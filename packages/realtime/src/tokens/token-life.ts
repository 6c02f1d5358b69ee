/** Returns the time in Unix milliseconds at which the rights of a token end; 0 means never. */
export function endOf({ exp, expire_at: expireAt }: { exp?: number; expire_at?: number }): number {
  return (expireAt ?? exp ?? 0) * 1000
}

/**
 * Returns the fields of a reply that tell the client how long its rights last, in whole seconds and at least one.
 * Returns no fields when the rights never end.
 */
export function lifeFields(expiresAt: number, now: number): { expires?: true; ttl?: number } {
  return expiresAt === 0 ? {} : { expires: true, ttl: Math.max(1, Math.floor((expiresAt - now) / 1000)) }
}
