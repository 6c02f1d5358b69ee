import { readCookie } from './read-cookie.ts'

const NAME = 'token'
/** As long as a session lives without being used. */
const LIFETIME_SECONDS = 30 * 86_400

/** The token of this browser's session. Scripts read it, because calls carry it in a header and never as a cookie. */
export function readToken(): string | undefined {
  return readCookie(NAME)
}

/** Keeps a token, or keeps it for longer. Where cookies are blocked nothing happens. */
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
