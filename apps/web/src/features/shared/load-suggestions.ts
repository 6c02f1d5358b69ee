import type { Send, Suggestion } from '@verstat/contract'
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN, suggest } from '@verstat/contract/browser'

/** The API is called after the user has not typed for this many milliseconds. */
export const SUGGEST_WAIT_MS = 120

export type SuggestionLoader = {
  /** Requests suggestions for the text after a pause in typing, and aborts the previous request. */
  readonly load: (words: string) => void
  readonly stop: () => void
}

/**
 * Requests suggestions while the user types. A failed request yields no suggestions, because the field works without
 * suggestions.
 */
export function createSuggestionLoader(
  send: Send,
  onAnswer: (items: readonly Suggestion[]) => void,
): SuggestionLoader {
  let asking = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function run(query: string): Promise<void> {
    const { signal } = asking
    let items: readonly Suggestion[] = []
    try {
      items = (await send(suggest, { query }, { signal })).items
    } catch {
      // The request was aborted, the browser is offline, or the rate limit was reached. There are no suggestions.
    }
    if (!signal.aborted) onAnswer(items)
  }

  function stop(): void {
    clearTimeout(waiting)
    asking.abort()
  }

  return {
    load: (words) => {
      stop()
      asking = new AbortController()
      const query = words.trim()
      const canAsk = query.length >= SEARCH_QUERY_MIN && query.length <= SEARCH_QUERY_MAX
      if (canAsk) waiting = setTimeout(run, SUGGEST_WAIT_MS, query)
      else onAnswer([])
    },
    stop,
  }
}
