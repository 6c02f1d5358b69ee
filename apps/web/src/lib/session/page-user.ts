import type { SlotMarks, User } from '@verstat/contract'

/** For whom a page is rendered, and the marks for `PersonalSlot`. */
type PageUser = { readonly user: User | null; readonly slots?: SlotMarks | undefined }

/**
 * Returns the attribute of the root element that tells the browser for whom the page was rendered. The state of the router
 * must not contain the user, because its script is the same for all users of a cached page.
 */
export function userAttribute({ user, slots }: PageUser): string | undefined {
  // The browser leaves the attribute as it is.
  if (typeof document !== 'undefined') return document.documentElement.dataset.user
  if (!user) return undefined
  const text = JSON.stringify(user)
  return slots ? slots.open('user') + text + slots.close : text
}

/** Reads for whom the page was rendered. Returns null for a visitor. */
export function readUser(): User | null {
  return JSON.parse(document.documentElement.dataset.user ?? 'null') as User | null
}
