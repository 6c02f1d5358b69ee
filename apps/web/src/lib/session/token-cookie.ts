import { readCookie } from './read-cookie.ts'

const NAME = 'token'
const LIFETIME_SECONDS = 30 * 86_400

/**
 * Returns the token of the session. Scripts must be able to read the cookie, because API calls send the token in a
 * header. The API accepts the cookie only for files that pages link to, which change nothing.
 */
export function readToken(): string | undefined {
  return readCookie(NAME)
}

/** Stores the token, or extends the lifetime of the stored token. Does nothing when the browser blocks cookies. */
export function writeToken(token: string): void {
  setCookie(token, LIFETIME_SECONDS)
}

export function dropToken(): void {
  setCookie('', 0)
}

function setCookie(value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser
  document.cookie = `${NAME}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
