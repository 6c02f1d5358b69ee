import { type RefObject, useLayoutEffect } from 'react'

/**
 * For a form that disappears after its action, such as a button in a list item. Moves the focus to the beginning of the
 * surrounding list item or section, or to the heading of the page when that item or section is gone too.
 */
export function useFocusOnUnmount(form: RefObject<HTMLFormElement | null>): void {
  useLayoutEffect(
    () => () => {
      const element = form.current
      if (!element?.contains(document.activeElement)) return
      const around = element.closest<HTMLElement>('li, section')
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        const place = beginningOf(around) ?? document.querySelector<HTMLElement>('main h1')
        if (!place) return
        if (place.tabIndex < 0) place.tabIndex = -1
        place.focus()
      })
    },
    [form],
  )
}

/** Returns the link in the heading of the section, or else the heading itself. */
function beginningOf(part: HTMLElement | null): HTMLElement | null {
  if (!part?.isConnected) return null
  return part.querySelector<HTMLElement>('h2 a[href]') ?? part.querySelector<HTMLElement>('h2, h3')
}
