/**
 * Parts far down a page are laid out when they come near the screen (`far-*` in app.css); until then their height is
 * a guess. Restoring a scroll position needs real heights, so reloads and back navigations lay out the whole page.
 * Runs in the head before the first layout. Static text, because the Content-Security-Policy allows it by hash.
 */
export const FULL_LAYOUT_SCRIPT =
  "(function(d,n){if(n&&n.type!=='navigate')d.dataset.fullLayout=''})(document.documentElement,performance.getEntriesByType('navigation')[0])"

/** Called on the first navigation inside the app, so that going back restores the exact scroll position. */
export function forceFullLayout(): void {
  document.documentElement.dataset.fullLayout = ''
}
