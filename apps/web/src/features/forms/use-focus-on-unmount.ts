import { type RefObject, useLayoutEffect } from 'react'

/**
 * For a form that disappears after its action: moves the focus from it to the start of the surrounding part, or to the
 * page's heading when that part is gone too.
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

/** The link in the part's heading, or else the heading. */
function beginningOf(part: HTMLElement | null): HTMLElement | null {
  if (!part?.isConnected) return null
  return part.querySelector<HTMLElement>('h2 a[href]') ?? part.querySelector<HTMLElement>('h2, h3')
}
