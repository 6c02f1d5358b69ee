/** An event about a change arrives well within this time. */
const REMEMBERED_MS = 15_000

const changedAt = new Map<string, number>()

/**
 * Listings that the user is changing in this tab, by id. The page says itself what has changed, so the events about
 * them show no notice. Use `ownChanges` only in the browser.
 */
export const ownChanges = {
  note(id: string): void {
    changedAt.set(id, Date.now())
  },
  has(id: string | null): boolean {
    const at = id === null ? undefined : changedAt.get(id)
    return at !== undefined && Date.now() - at < REMEMBERED_MS
  },
}
