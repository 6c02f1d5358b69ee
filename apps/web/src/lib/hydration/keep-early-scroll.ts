import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the scroll position of a user who scrolled before hydration. The router treats its first render as a
 * navigation and would scroll to the top or to the position before a reload.
 */
export function keepEarlyScroll(router: Pick<AnyRouter, 'options' | 'subscribe'>): void {
  const early = window.earlyInput
  let hasLeft = false
  router.options.scrollRestoration = () => hasLeft || !early?.hasScrolled
  router.subscribe('onBeforeNavigate', () => {
    hasLeft = true
  })
}

/** Makes the router store the current scroll position; it missed the scroll events before hydration. */
export function reportEarlyScroll(): void {
  if (scrollX + scrollY > 0) document.dispatchEvent(new Event('scroll'))
}
