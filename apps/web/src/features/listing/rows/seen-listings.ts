const KEY = 'seen'
const MAX_SEEN = 300

const CODE_LENGTH = 8

/** Returns the code at the end of a slug or of a listing's address. It never changes, unlike the words before it. */
export function listingCode(slug: string): string {
  return slug.slice(-CODE_LENGTH)
}

/**
 * Stores in this browser that the visitor has opened a listing. The latest 300 listings are kept. Nothing is stored
 * when the browser blocks storage.
 */
export function rememberSeen(code: string): void {
  const others = seenCodes()
    .split(' ')
    .filter((seen) => seen !== code)
  try {
    localStorage.setItem(KEY, [code, ...others].slice(0, MAX_SEEN).join(' ').trim())
  } catch {
    // A full or blocked storage is no reason to disturb the visitor.
  }
}

export function isSeen(code: string): boolean {
  return code.length === CODE_LENGTH && seenCodes().includes(code)
}

/** Returns all codes as one string, which is not split, because this is called for every row of a list. */
function seenCodes(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
