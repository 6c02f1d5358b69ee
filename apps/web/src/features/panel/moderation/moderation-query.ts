import { LISTING_KINDS } from '@verstat/contract/browser'
import { searchChoice, searchText } from '../frame/read-search.ts'

export const PENDING_SORTS = ['new', 'edit'] as const

export function readModerationQuery(search: Readonly<Record<string, unknown>>) {
  return {
    kind: searchChoice(search, 'kind', LISTING_KINDS),
    what: searchChoice(search, 'what', PENDING_SORTS),
    /** Id of the listing, or '' for the first listing in the queue. */
    item: searchText(search, 'item'),
  }
}

export type ModerationQuery = ReturnType<typeof readModerationQuery>

/** Returns the path of the queue with the given item open. */
export function moderationPath({ kind, what, item }: Partial<ModerationQuery>): string {
  const filled = Object.entries({ kind, what, item }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  const search = new URLSearchParams(filled).toString()
  return search === '' ? '/panel/moderation' : `/panel/moderation?${search}`
}
