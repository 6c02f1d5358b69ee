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
 * SQLSTATE codes of temporary failures: class 08 (connection), class 53 (insufficient resources), 57P01–57P03
 * (shutdown and crash recovery), 40P01 (deadlock) and 40001 (serialization failure). After a deadlock or
 * serialization failure, PostgreSQL has rolled back the transaction.
 */
const UNAVAILABLE_SQLSTATE = /^(08|53|57P0[1-3]|40P01|40001)/
/**
 * Messages of `pg` errors that have no code: a connection closed during a query, or the pool is exhausted.
 */
const UNAVAILABLE_MESSAGE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

/** Returns true if the database is unavailable, and false if the query is wrong. If true, the caller may retry soon. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (CONNECTION_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code)) return true
  return UNAVAILABLE_MESSAGE.test(error.message)
}
