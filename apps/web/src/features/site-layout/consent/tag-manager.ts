import type { RegisteredRouter } from '@tanstack/react-router'
import { stripLocale } from '@verstat/i18n'
import { holdsCode } from '../../../lib/urls/code-pages.ts'

type Entry = Readonly<Record<string, unknown>>

let isLoaded = false

/** Loads the container and tells it of this page and every next one. Only after consent; a second call does nothing. */
export function loadTagManager(gtmId: string, router: RegisteredRouter): void {
  if (isLoaded) return
  isLoaded = true
  tell({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${gtmId}`
  document.head.append(script)
  tellOfPage()
  // A mailed link that is pasted over the address of this document: it comes anew, without what runs here.
  addEventListener('hashchange', () => {
    if (isBesideCode()) location.reload()
  })
  router.subscribe('onRendered', ({ hrefChanged }) => {
    // The title follows the page a moment later.
    if (hrefChanged) setTimeout(tellOfPage)
  })
}

/** Withdraws an agreement: what counters keep in this browser goes, and with the document whatever runs in it. */
export function dropTagManager(): void {
  for (const [name] of document.cookie.split('; ').map((pair) => pair.split('='))) {
    if (name && /^_g(a|id|at|cl)/.test(name)) forget(name)
  }
  if (isLoaded) location.reload()
}

function isBesideCode(): boolean {
  return holdsCode(stripLocale(location.pathname), location.hash)
}

function tellOfPage(): void {
  const { pathname, search, origin } = location
  if (isBesideCode()) return
  tell({ event: 'page_view', page_location: origin + pathname + search, page_title: document.title })
}

function tell(entry: Entry): void {
  const page = window as { dataLayer?: Entry[] }
  page.dataLayer ??= []
  page.dataLayer.push(entry)
}

/** Counters set their cookies on the widest domain that they may. */
function forget(name: string): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
  }
}
