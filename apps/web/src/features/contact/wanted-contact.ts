const KEY = 'wanted-contact'

/** Remembers which contact the visitor asked for before sign-in, so that the visitor need not ask again afterwards. */
export function rememberWantedContact(listingId: string): void {
  try {
    sessionStorage.setItem(KEY, listingId)
  } catch {
    // The browser blocks storage, so the visitor has to press the button again after sign-in.
  }
}

/** Returns true when the visitor signed in to contact the owner of this listing. A second call returns false. */
export function consumeWantedContact(listingId: string): boolean {
  try {
    const isWanted = sessionStorage.getItem(KEY) === listingId
    if (isWanted) sessionStorage.removeItem(KEY)
    return isWanted
  } catch {
    // The browser blocks storage, so nothing was saved.
    return false
  }
}
