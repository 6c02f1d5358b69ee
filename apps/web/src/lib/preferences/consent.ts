/** Increase this number when the meaning of the consent changes. Then every user is asked again. */
const CONSENT_VERSION = 1
const COOKIE = 'consent'
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60

export type ConsentChoice = 'granted' | 'denied'

/** Returns the value of the cookie: version, choice and time in seconds, such as `1.granted.1763760000`. */
export function consentValue(choice: ConsentChoice, at: Date): string {
  return `${CONSENT_VERSION}.${choice}.${Math.floor(at.getTime() / 1_000)}`
}

/**
 * Returns the choice stored in the cookies. Returns undefined when there is no choice, or when `CONSENT_VERSION` has
 * changed since the choice.
 */
export function readConsent(cookies: string): ConsentChoice | undefined {
  const [, version, choice] = /(?:^|;\s*)consent=(\d+)\.(granted|denied)\.\d+(?:;|$)/.exec(cookies) ?? []
  if (Number(version) !== CONSENT_VERSION) return undefined
  return choice === 'granted' || choice === 'denied' ? choice : undefined
}

export function storeConsent(choice: ConsentChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
  document.cookie = `${COOKIE}=${consentValue(choice, new Date())}; Max-Age=${HALF_A_YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

const listeners = new Set<() => void>()
let isAsked = false

/** Shows the consent question again, whatever the user chose before. */
export function askForConsent(): void {
  isAsked = listeners.size === 0
  for (const listener of listeners) listener()
}

/**
 * Calls the listener for each request to show the question, also for a request made before the listener was added.
 * Returns a function that removes the listener.
 */
export function onConsentAsked(listener: () => void): () => void {
  listeners.add(listener)
  if (isAsked) listener()
  isAsked = false
  return () => {
    listeners.delete(listener)
  }
}
