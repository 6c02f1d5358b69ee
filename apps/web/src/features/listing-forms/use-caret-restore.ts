import { useLayoutEffect, useRef } from 'react'

/**
 * Restores the caret after the form's fields are remounted, which `generation` tells. Returns a function to call
 * before that.
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

/** Input types such as `email` do not expose their selection. */
function isText(field: Element | null): field is HTMLInputElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLTextAreaElement ||
    (field instanceof HTMLInputElement && field.selectionStart !== null)
  )
}
