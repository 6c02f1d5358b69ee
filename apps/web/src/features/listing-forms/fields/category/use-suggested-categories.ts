import { SUGGEST_TITLE_MIN, suggestCategories } from '@verstat/contract/browser'
import { useEffect, useState } from 'react'
import { usePage } from '../../../../lib/use-page.ts'

/** Pause in typing before the API is called. */
const WAIT_MS = 300

/** Ids of categories that fit the title of an order, best first. Empty while the title is short, or on any failure. */
export function useSuggestedCategories(title: string): readonly string[] {
  const { send } = usePage()
  const [ids, setIds] = useState<readonly string[]>([])
  const typed = title.trim()

  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const timer = setTimeout(async () => {
      let found: readonly string[] = []
      try {
        if (typed.length >= SUGGEST_TITLE_MIN) {
          found = (await send(suggestCategories, { title: typed }, { signal })).items.map(({ id }) => id)
        }
      } catch {
        // Aborted, offline or rate limited: the user finds the category without suggestions.
      }
      if (!signal.aborted) setIds(found)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [send, typed])
  return ids
}
