import type { RegisteredRouter } from '@tanstack/react-router'

/**
 * Moves the focus after a navigation to the heading of the new page, which screen readers then announce. After going
 * back, the focus moves to the link that was followed. A focus inside `[data-keep-focus]`, such as filters, or in an
 * open sheet does not move. Returns a function that stops moving the focus.
 */
export function followFocus(router: RegisteredRouter): () => void {
  const leftFrom = new Map<string, string>()
  let isReturning = false
  const stops = [
    router.history.subscribe(({ action }) => {
      isReturning = action.type === 'BACK' || action.type === 'FORWARD' || action.type === 'GO'
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const href = document.activeElement?.getAttribute('href')
      const key = fromLocation?.state.__TSR_key
      if (href && key) leftFrom.set(key, href)
    }),
    router.subscribe('onRendered', ({ fromLocation, toLocation, hrefChanged }) => {
      if (!fromLocation || !hrefChanged || toLocation.hash !== '') return
      const left = isReturning ? leftFrom.get(toLocation.state.__TSR_key ?? '') : undefined
      if (document.activeElement?.closest('[data-keep-focus], dialog, :popover-open')) return
      place(left)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function place(left: string | undefined): void {
  const main = document.getElementById('content')
  const link =
    left === undefined ? null : document.querySelector<HTMLElement>(`a[href="${CSS.escape(left)}"]`)
  const heading = main?.querySelector<HTMLElement>('h1')
  if (heading && !link) heading.tabIndex = -1
  ;(link ?? heading ?? main)?.focus({ preventScroll: true })
}
