import type { IncomingMessage } from 'node:http'

/** Allows non-browsers, pages of the same host, and pages of the allowed origins; `*` allows all. */
export function originCheck(allowed: readonly string[]): (request: IncomingMessage) => boolean {
  return ({ headers }) => {
    const { origin, host } = headers
    if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
