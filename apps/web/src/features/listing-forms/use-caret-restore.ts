import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the caret after the fields of the form were remounted. A new value of `generation` shows that they were
 * remounted. Returns a function that remembers the caret and must be called before the fields are remounted.
 */
export function useCaretRestore(generation: number): () => void {
  const before = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new generation remounts the fields.
  useLayoutEffect(() => {
    const { current: old } = before
    before.current = null
    if (!old || old.isConnected || old.id === '') return
    const field = document.getElementById(old.id)
    field?.focus({ preventScroll: true })
    if (isText(old) && isText(field)) field.setSelectionRange(old.selectionStart, old.selectionEnd)
  }, [generation])

  return () => {
    before.current = document.activeElement
  }
}

/** Returns false for input types such as `email`, because these types do not expose their selection. */
function isText(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.selectionStart !== null)
  )
}
