const KEY = 'seen'
const MAX_SEEN = 300

/**
 * Stores in this browser that the visitor has opened a listing. The latest 300 listings are kept. Nothing is stored
 * when the browser blocks storage.
 */
export function rememberSeen(id: string): void {
  const others = seenIds()
    .split(' ')
    .filter((seen) => seen !== id)
  try {
    localStorage.setItem(KEY, [id, ...others].slice(0, MAX_SEEN).join(' ').trim())
  } catch {
    // A full or blocked storage is no reason to disturb the visitor.
  }
}

export function isSeen(id: string): boolean {
  return seenIds().includes(id)
}

/** Returns all ids as one string, which is not split into ids, because every row of a list calls this function. */
function seenIds(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
