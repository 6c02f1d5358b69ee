const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
])
/**
 * Classes 08 (connection), 53 (resources), 57P (operator intervention: shutdown, crash recovery), and 40 when two waited
 * for each other and this one was undone.
 */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P0[1-3]|40P01|40001)/
/** What `pg` says in words only, when a socket closes under a query or the pool cannot hand one out. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True when the database, not the query, is at fault: the caller may try again soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (CONNECTION_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code)) return true
  return UNAVAILABLE_MESSAGE.test(error.message)
}
