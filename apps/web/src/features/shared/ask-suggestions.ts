import type { Send, Suggestion } from '@verstat/contract'
import { SEARCH_QUERY_MAX, SEARCH_QUERY_MIN, suggest } from '@verstat/contract/browser'

/** How long the keys rest before the API is asked. */
export const SUGGEST_WAIT_MS = 120

export type SuggestionAsker = {
  /** Asks what the words may go on to; the call it replaces is aborted, and its answer never comes. */
  readonly ask: (words: string) => void
  readonly stop: () => void
}

/** Asks the API while somebody types. Whatever goes wrong answers nothing: the field searches all the same. */
export function suggestionAsker(
  send: Send,
  onAnswer: (items: readonly Suggestion[]) => void,
): SuggestionAsker {
  let asking = new AbortController()
  let waiting: ReturnType<typeof setTimeout> | undefined

  async function run(query: string): Promise<void> {
    const { signal } = asking
    let items: readonly Suggestion[] = []
    try {
      items = (await send(suggest, { query }, { signal })).items
    } catch {
      // Told to stop, offline, asked too often: no suggestions.
    }
    if (!signal.aborted) onAnswer(items)
  }

  function stop(): void {
    clearTimeout(waiting)
    asking.abort()
  }

  return {
    ask: (words) => {
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
