/** Raised when what is agreed to changes: everybody is then asked anew. */
const CONSENT_VERSION = 1
const COOKIE = 'consent'
const HALF_A_YEAR_SECONDS = 182 * 24 * 60 * 60

export type ConsentChoice = 'granted' | 'denied'

/** The value of the cookie that keeps a choice: version, choice and the second it was made, `1.granted.1763760000`. */
export function consentValue(choice: ConsentChoice, at: Date): string {
  return `${CONSENT_VERSION}.${choice}.${Math.floor(at.getTime() / 1_000)}`
}

/** The choice that a page's cookies hold; undefined when there is none or when it was about something else. */
export function readConsent(cookies: string): ConsentChoice | undefined {
  const [, version, choice] = /(?:^|;\s*)consent=(\d+)\.(granted|denied)\.\d+(?:;|$)/.exec(cookies) ?? []
  if (Number(version) !== CONSENT_VERSION) return undefined
  return choice === 'granted' || choice === 'denied' ? choice : undefined
}

/** Keeps the choice of this browser for half a year. */
export function storeConsent(choice: ConsentChoice): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${COOKIE}=${consentValue(choice, new Date())}; Max-Age=${HALF_A_YEAR_SECONDS}; Path=/; SameSite=Lax${secure}`
}

const listeners = new Set<() => void>()
let isAsked = false

/** Asks again, whatever was chosen before. */
export function askForConsent(): void {
  isAsked = listeners.size === 0
  for (const listener of listeners) listener()
}

/** Told when somebody wants to choose again, also when that was before anybody listened. Answers how to stop. */
export function onConsentAsked(listener: () => void): () => void {
  listeners.add(listener)
  if (isAsked) listener()
  isAsked = false
  return () => {
    listeners.delete(listener)
  }
}
