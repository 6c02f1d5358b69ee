import type { RegisteredRouter } from '@tanstack/react-router'
import { stripLocale } from '@verstat/i18n'
import { holdsCode } from '../../../lib/urls/code-pages.ts'

type Entry = Readonly<Record<string, unknown>>

declare global {
  interface Window {
    dataLayer?: Entry[]
  }
}

let isLoaded = false

/**
 * Loads the tag manager's container, and reports this page and every later page. Call this function only after consent.
 * Repeated calls do nothing.
 */
export function loadTagManager(gtmId: string, router: RegisteredRouter): void {
  if (isLoaded) return
  isLoaded = true
  push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`
  document.head.append(script)
  pushPageView()
  // When a user pastes a link with a secret code into the address bar, a reload removes the tag manager from the page.
  addEventListener('hashchange', () => {
    if (isBesideCode()) location.reload()
  })
  router.subscribe('onRendered', ({ hrefChanged }) => {
    // The title of the document is updated a moment later, so the page view is reported after the update.
    if (hrefChanged) setTimeout(pushPageView)
  })
}

/** Withdraws consent: deletes the analytics cookies, and reloads the page to stop the running tag manager. */
export function dropTagManager(): void {
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (name && /^_g(a|id|at|cl)/.test(name)) deleteCookie(name)
  }
  if (isLoaded) location.reload()
}

function isBesideCode(): boolean {
  return holdsCode(stripLocale(location.pathname), location.hash)
}

function pushPageView(): void {
  const { pathname, search, origin } = location
  if (isBesideCode()) return
  push({ event: 'page_view', page_location: origin + pathname + search, page_title: document.title })
}

function push(entry: Entry): void {
  window.dataLayer ??= []
  window.dataLayer.push(entry)
}

/** Analytics scripts set their cookies on the widest possible domain, so the function tries all parent domains. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
