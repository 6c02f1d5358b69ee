import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the caret where it is while the fields of a form are made anew. Answers what to call before that; `generation`
 * is what changes with them.
 */
export function useKeptCaret(generation: number): () => void {
  const before = useRef<Element>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are new when it has changed.
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

/** Other fields have a caret that cannot be asked for. */
function isText(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.selectionStart !== null)
  )
}
