/**
 * The browser lays out parts far down a page when they come near the screen (`far-*` in app.css). Until then, the
 * height of such a part is a guess. A scroll position can be restored only with real heights, so after a reload or back
 * navigation the whole page is laid out. The script runs in the head before the first layout. The script is static
 * text, because the Content-Security-Policy allows it by its hash.
 */
export const FULL_LAYOUT_SCRIPT =
  "(function(d,n){if(n&&n.type!=='navigate')d.dataset.fullLayout=''})(document.documentElement,performance.getEntriesByType('navigation')[0])"

/** Call this on the first navigation inside the app, so that going back restores the exact scroll position. */
export function forceFullLayout(): void {
  document.documentElement.dataset.fullLayout = ''
}
