import type { RegisteredRouter } from '@tanstack/react-router'
import { type LocaleCode, localeFromPath, stripLocale } from '@verstat/i18n'
import { holdsCode } from '../urls/code-pages.ts'
import { buildWatch } from './build-watch.ts'

/** How long a pointer rests on a link before its page is fetched ahead. */
const INTENT_MS = 60

/**
 * Makes plain links and GET forms navigate without loading a new document, and fetches a page ahead when somebody is
 * about to follow its link. Answers how to stop. One listener serves every link, also those in SVG. Once the running
 * build is outdated nothing is taken over: the browser then follows links by itself, and the new build comes with them.
 */
export function takeOverLinks(router: RegisteredRouter, locale: LocaleCode): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let resting: ReturnType<typeof setTimeout> | undefined

  function follow(event: Event, href: string) {
    event.preventDefault()
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    // The type asks for a route; the address overrules it.
    void router.navigate({ to: '/', href, viewTransition: growTitle(event.target) })
  }

  function preload(href: string) {
    if (buildWatch.isOutdated() || savesData()) return
    router.preloadRoute({ to: '/', href }).catch(() => {
      // Fetching ahead is a guess: following the link will meet the same error and show it.
    })
  }

  window.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.button !== 0 || buildWatch.isOutdated()) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const href = linkOf(event.target, locale)
      if (href !== undefined) follow(event, href)
    },
    { signal },
  )
  window.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (event.defaultPrevented || buildWatch.isOutdated()) return
      if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
      const href = ownHref(formAddress(form, event.submitter), location.href, locale)
      if (href !== undefined) follow(event, href)
    },
    { signal },
  )
  for (const sign of ['pointerover', 'focusin', 'touchstart'] as const) {
    window.addEventListener(
      sign,
      (event) => {
        clearTimeout(resting)
        const href = linkOf(event.target, locale)
        if (href === undefined) return
        resting = setTimeout(preload, sign === 'touchstart' ? 0 : INTENT_MS, href)
      },
      { signal, passive: true },
    )
  }
  return () => {
    clearTimeout(resting)
    listening.abort()
  }
}

/**
 * The address inside the app (path, query, fragment) that `to` stands for on the page `from`; undefined when the
 * browser itself should go there: another site, another language, a file, the API, or a place on the same page.
 */
export function ownHref(to: string, from: string, locale: LocaleCode): string | undefined {
  const here = new URL(from)
  const there = URL.canParse(to, here) ? new URL(to, here) : undefined
  if (!there || there.origin !== here.origin || localeFromPath(there.pathname) !== locale) return undefined
  // Beside a code in the address nothing runs that came with another page.
  if ([there, here].some(({ pathname, hash }) => holdsCode(stripLocale(pathname), hash))) return undefined
  if (/^\/(v1|media|assets|locale|dev)\/|\.\w+$/.test(there.pathname)) return undefined
  if (there.hash !== '' && there.pathname === here.pathname && there.search === here.search) return undefined
  return there.pathname + there.search + there.hash
}

let growing: HTMLElement | undefined

/**
 * The title of a listing that was followed from a list grows into the heading of its page: so the eye sees where the
 * page came from. False between two listings, whose headings would want the same name, and when motion is not wanted.
 */
function growTitle(target: EventTarget | null): boolean {
  const title = target instanceof Element ? target.closest('h3') : null
  // Another may have been followed whose page has not come yet: two of one name would grow not at all.
  growing?.style.removeProperty('view-transition-name')
  growing = undefined
  if (!title || document.querySelector('.listing-title')) return false
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  growing = title
  title.style.viewTransitionName = 'listing-title'
  return true
}

/** Whoever counts their traffic gets nothing they have not asked for. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

function linkOf(target: EventTarget | null, locale: LocaleCode): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  if (link.hasAttribute('data-reload')) return undefined
  return ownHref(link.getAttribute('href') ?? '', location.href, locale)
}

/** Where a GET form leads; fields left empty are left out. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value)
  }
  const text = query.toString()
  const action = form.getAttribute('action') ?? ''
  return text === '' ? action : `${action}?${text}`
}
