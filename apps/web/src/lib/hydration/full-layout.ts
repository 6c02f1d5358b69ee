/**
 * Parts that are far down a page are laid out when they come near (`far-*` in app.css), so until then their
 * heights are guessed. Where a place in the page is to be found again, the guess would miss it: the page is laid out
 * whole. Runs in the head, before anything is laid out; static text, because the policy names it by hash.
 */
export const FULL_LAYOUT_SCRIPT =
  "(function(d,n){if(n&&n.type!=='navigate')d.dataset.fullLayout=''})(document.documentElement,performance.getEntriesByType('navigation')[0])"

/** From the first navigation inside the app on: going back comes to where somebody was. */
export function forceFullLayout(): void {
  document.documentElement.dataset.fullLayout = ''
}
