import type { AnyRouter } from '@tanstack/react-router'

/**
 * Keeps the position to which the user scrolled before hydration. Without this, the router would treat its first render
 * as a navigation and reset the position.
 */
export function keepEarlyScroll(router: Pick<AnyRouter, 'options' | 'subscribe'>): void {
  const early = window.earlyInput
  let hasLeft = false
  router.options.scrollRestoration = () => hasLeft || !early?.hasScrolled
  router.subscribe('onBeforeNavigate', () => {
    hasLeft = true
  })
}

/** Makes the router store the current scroll position, because the router missed the scroll events before hydration. */
export function reportEarlyScroll(): void {
  if (scrollX + scrollY > 0) document.dispatchEvent(new Event('scroll'))
}
