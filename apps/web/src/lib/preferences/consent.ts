/** Increase it when the meaning of the consent changes: every user is asked again. */
const CONSENT_VERSION = 1
const COOKIE = 'consent'
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60

export type ConsentChoice = 'granted' | 'denied'

/** The cookie's value: version, choice and time in seconds, `1.granted.1763760000`. */
export function consentValue(choice: ConsentChoice, at: Date): string {
  return `${CONSENT_VERSION}.${choice}.${Math.floor(at.getTime() / 1_000)}`
}

/** The choice stored in the cookies; undefined when there is none or its version is another. */
export function readConsent(cookies: string): ConsentChoice | undefined {
  const [, version, choice] = /(?:^|;\s*)consent=(\d+)\.(granted|denied)\.\d+(?:;|$)/.exec(cookies) ?? []
  if (Number(version) !== CONSENT_VERSION) return undefined
  return choice === 'granted' || choice === 'denied' ? choice : undefined
}

export function storeConsent(choice: ConsentChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${COOKIE}=${consentValue(choice, new Date())}; Max-Age=${HALF_A_YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

const listeners = new Set<() => void>()
let isAsked = false

/** Shows the consent question again, whatever was chosen before. */
export function askForConsent(): void {
  isAsked = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Also calls the listener for a request made before it subscribed. Returns a function that unsubscribes. */
export function onConsentAsked(listener: () => void): () => void {
  listeners.add(listener)
  if (isAsked) listener()
  isAsked = false
  return () => {
    listeners.delete(listener)
  }
}
