import type { AnyRouter } from '@tanstack/react-router'

/** Keeps a scroll position from before hydration; the router would take its first render for a navigation. */
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
