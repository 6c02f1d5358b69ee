import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { usePage } from '../../lib/use-page.ts'
import { createSuggestionLoader, type SuggestionLoader } from './load-suggestions.ts'
import { forgetSearch, forgetSearches, recentSearches } from './recent-searches.ts'
import { type FormValues, recentOptions, type SuggestOption, suggestOptions } from './suggest-options.ts'

export type Suggest = {
  readonly options: readonly SuggestOption[]
  readonly isOpen: boolean
  /** Index of the option that the keyboard selected, or -1 when the field itself is selected. */
  readonly active: number
  readonly choose: (option: SuggestOption) => void
  readonly forget: (option: SuggestOption) => void
  readonly forgetAll: () => void
}

/**
 * Turns a search field into a combobox: handles the events of the field, requests suggestions and updates ARIA
 * attributes. `optionId` returns the id of the element that shows an option.
 */
export function useSuggest(
  input: HTMLInputElement,
  listId: string,
  optionId: (at: number) => string,
): Suggest {
  const page = usePage()
  const [options, setOptions] = useState<readonly SuggestOption[]>([])
  const [isWanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const loader = useRef<SuggestionLoader>(undefined)
  /** Value of the field when the options were set. */
  const offeredFor = useRef<string>(undefined)
  const isOpen = isWanted && options.length > 0

  function offer(next: readonly SuggestOption[]): void {
    offeredFor.current = input.value
    setOptions(next)
    setActive(-1)
  }

  function close(): void {
    loader.current?.stop()
    setWanted(false)
    setActive(-1)
  }

  /** Shows recent searches when the field is empty, otherwise suggestions. */
  const update = useEffectEvent(() => {
    setWanted(true)
    loader.current?.stop()
    if (input.value.trim() === '') offer(recentOptions(valuesOf(input), recentSearches()))
    else loader.current?.load(input.value)
  })

  const handleFocus = useEffectEvent(() => {
    // The initial query gets no suggestions until the user changes the query.
    if (input.value === '' || input.value !== input.defaultValue) update()
  })

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const option = isOpen ? options[active] : undefined
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isOpen) moveTo(step(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
      else if (offeredFor.current === input.value) setWanted(true)
      else update()
    } else if (event.key === 'Enter' && option) {
      event.preventDefault()
      document.getElementById(optionId(active))?.click()
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape only closes the list. The next Escape clears the field, as browsers do.
      event.preventDefault()
      close()
    } else if (event.key === 'Delete' && option?.kind === 'recent') {
      event.preventDefault()
      forget(option)
    }
  })

  const handleLeave = useEffectEvent((event: FocusEvent) => {
    if (!(event.relatedTarget instanceof Node) || !input.form?.contains(event.relatedTarget)) close()
  })

  const handleSubmit = useEffectEvent(close)

  const handleAnswer = useEffectEvent((items: Parameters<typeof suggestOptions>[2]) => {
    offer(suggestOptions(page, valuesOf(input), items))
  })

  function moveTo(next: number): void {
    setActive(next)
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
  }

  function forget(option: SuggestOption): void {
    forgetSearch(option.text)
    offer(options.filter((known) => known !== option))
  }

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    loader.current = createSuggestionLoader(page.send, (items) => handleAnswer(items))
    input.addEventListener('input', () => update(), { signal })
    input.addEventListener('focus', () => handleFocus(), { signal })
    input.addEventListener('keydown', (event) => handleKey(event), { signal })
    input.form?.addEventListener('focusout', (event) => handleLeave(event), { signal })
    input.form?.addEventListener('submit', () => handleSubmit(), { signal })
    // The user focused the field before this code was loaded.
    if (document.activeElement === input) handleFocus()
    return () => {
      listening.abort()
      loader.current?.stop()
    }
  }, [input, page.send])

  useEffect(() => {
    input.role = 'combobox'
    input.ariaAutoComplete = 'list'
    input.ariaExpanded = String(isOpen)
    setOrRemove(input, 'aria-controls', isOpen ? listId : undefined)
    setOrRemove(input, 'aria-activedescendant', isOpen && active >= 0 ? optionId(active) : undefined)
  })

  return {
    options,
    isOpen,
    active,
    forget,
    choose: ({ query }) => {
      if (query !== undefined) input.value = query
      close()
    },
    forgetAll: () => {
      forgetSearches()
      input.focus()
      offer([])
    },
  }
}

/** Returns the next index. The selection cycles from the field through all options and back to the field. */
function step(active: number, by: 1 | -1, count: number): number {
  const next = active + by
  return next < -1 ? count - 1 : next >= count ? -1 : next
}

function valuesOf({ form, name }: HTMLInputElement): FormValues {
  const entries = form ? [...new FormData(form)] : []
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (typeof value === 'string' && key !== name ? [[key, value]] : [])),
  )
}

function setOrRemove(element: Element, name: string, value: string | undefined): void {
  if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
