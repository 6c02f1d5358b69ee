/** `/` moves to the search field, unless somebody is writing. Answers how to stop. */
export function listenForSearchKey(): () => void {
  function handleKey(event: KeyboardEvent) {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return
    const field = [
      ...document.querySelectorAll<HTMLInputElement>('main [type=search], header [type=search]'),
    ].find((input) => input.checkVisibility())
    if (!field) return
    event.preventDefault()
    field.focus()
    field.select()
  }
  window.addEventListener('keydown', handleKey)
  return () => window.removeEventListener('keydown', handleKey)
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
