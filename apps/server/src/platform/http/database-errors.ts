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
 * Classes 08 (connection), 53 (resources), 57P (operator intervention: shutdown, crash recovery) and 40 (deadlock or
 * serialization failure, rolled back).
 */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P0[1-3]|40P01|40001)/
/** Errors of `pg` without a code: a socket that closed under a query, or an exhausted pool. */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** True when the database, not the query, is at fault, so that the caller may retry soon. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (CONNECTION_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code)) return true
  return UNAVAILABLE_MESSAGE.test(error.message)
}
