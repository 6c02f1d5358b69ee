const KEY = 'wanted-contact'

/** Remembers the requested contact across sign-in, so that the visitor need not ask again. */
export function rememberWantedContact(listingId: string): void {
  try {
    sessionStorage.setItem(KEY, listingId)
  } catch {
    // Storage is blocked: the visitor has to press the button again.
  }
}

/** Whether the visitor signed in for this contact. Returns true only once. */
export function consumeWantedContact(listingId: string): boolean {
  try {
    const isWanted = sessionStorage.getItem(KEY) === listingId
    if (isWanted) sessionStorage.removeItem(KEY)
    return isWanted
  } catch {
    // Storage is blocked: nothing was saved.
    return false
  }
}
