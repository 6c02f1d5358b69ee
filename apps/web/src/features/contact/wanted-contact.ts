const KEY = 'wanted-contact'

/** Keeps over signing in that somebody wanted this contact, so that they need not ask twice. */
export function keepWantedContact(listingId: string): void {
  try {
    sessionStorage.setItem(KEY, listingId)
  } catch {
    // Storage is blocked: they will press the button once more.
  }
}

/** Whether it was this contact that somebody went to sign in for; answers yes once. */
export function takeWantedContact(listingId: string): boolean {
  try {
    const isWanted = sessionStorage.getItem(KEY) === listingId
    if (isWanted) sessionStorage.removeItem(KEY)
    return isWanted
  } catch {
    // Storage is blocked: nothing was kept.
    return false
  }
}
