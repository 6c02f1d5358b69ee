import type { IncomingMessage } from 'node:http'

/** Lets in who is no browser, pages of the same host, and pages of the origins named; `*` names all. */
export function originCheck(allowed: readonly string[]): (request: IncomingMessage) => boolean {
  return ({ headers }) => {
    const { origin, host } = headers
    if (origin === undefined || allowed.includes('*') || allowed.includes(origin)) return true
    return URL.canParse(origin) && new URL(origin).host === host
  }
}
