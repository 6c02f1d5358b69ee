import type { AnyRouter } from '@tanstack/react-router'

/**
 * Lets whoever has scrolled before the page is awake stay there: the router takes its first rendering for a navigation,
 * and would go to the top, or to where they were before a reload.
 */
export function keepEarlyScroll(router: Pick<AnyRouter, 'options' | 'subscribe'>): void {
  const early = window.earlyInput
  let hasLeft = false
  router.options.scrollRestoration = () => hasLeft || !early?.hasScrolled
  router.subscribe('onBeforeNavigate', () => {
    hasLeft = true
  })
}

/** The router remembers places that it has heard of; what was scrolled before it listened is told now. */
export function reportEarlyScroll(): void {
  if (scrollX + scrollY > 0) document.dispatchEvent(new Event('scroll'))
}
