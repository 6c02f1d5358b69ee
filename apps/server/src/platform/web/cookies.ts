import type { IncomingHttpHeaders } from 'node:http'

export function cookieValue(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=')
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim()
  }
  return undefined
}

/** Whether the request has neither a session cookie nor a token header. */
export function isAnonymous({ headers }: { readonly headers: IncomingHttpHeaders }): boolean {
  if (headers.authorization !== undefined) return false
  return headers.cookie === undefined || cookieValue(headers.cookie, 'token') === undefined
}
