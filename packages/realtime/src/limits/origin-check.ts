import type { IncomingMessage } from 'node:http'

/**
 * Creates a check that accepts requests of programs other than browsers, of pages of the same host, and of
 * pages of the allowed origins. `*` allows all origins.
 */
export function originCheck(allowed: readonly string[]): (request: IncomingMessage) => boolean {
  return ({ headers }) => {
    const { origin, host } = headers
    if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
