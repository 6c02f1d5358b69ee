import type { RegisteredRouter } from '@tanstack/react-router'
import { type LocaleCode, localeFromPath, stripLocale } from '@verstat/i18n'
import { holdsCode } from '../urls/code-pages.ts'
import { buildWatch } from './build-watch.ts'

declare global {
  interface Navigator {
    /** Some browsers do not have this property. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** The pointer must rest on a link this long before the linked page is preloaded. */
const INTENT_MS = 60

/**
 * Turns clicks on plain links and submits of GET forms into navigations without a document load. Preloads a page when
 * the user is about to follow its link. One listener serves all links, including links in SVG. After a newer build was
 * found, the browser follows links itself, which loads the newer build. Returns a function that removes the listeners.
 */
export function takeOverLinks(router: RegisteredRouter, locale: LocaleCode): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let resting: ReturnType<typeof setTimeout> | undefined

  function follow(event: Event, href: string) {
    event.preventDefault()
    if (!staysOpen(event)) hidePopovers()
    // The types require a route in `to`, but `href` overrides it.
    void router.navigate({
      to: '/',
      href,
      // As in browsers, another click on the same link adds no step to go back from.
      replace: href === router.history.location.href,
      viewTransition: growTitle(event.target),
      resetScroll: !keepsScroll(event.target),
    })
  }

  function preload(href: string) {
    if (buildWatch.isOutdated() || savesData()) return
    router.preloadRoute({ to: '/', href }).catch(() => {
      // A failed preload is ignored, because following the link causes the same error and shows it.
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
 * Returns the path of a link inside the app, or undefined when the browser should handle the link. The browser handles
 * links to another site, another language, a file or a fragment of the same page.
 */
export function ownHref(to: string, from: string, locale: LocaleCode): string | undefined {
  const here = new URL(from)
  const there = URL.canParse(to, here) ? new URL(to, here) : undefined
  if (!there || there.origin !== here.origin || localeFromPath(there.pathname) !== locale) return undefined
  // A page with a secret code in its URL must not run scripts of another page, so the browser loads it as a new
  // document.
  if ([there, here].some(({ pathname, hash }) => holdsCode(stripLocale(pathname), hash))) return undefined
  if (/^\/(v1|media|assets|locale|dev)\/|\.\w+$/.test(there.pathname)) return undefined
  if (there.hash !== '' && there.pathname === here.pathname && there.search === here.search) return undefined
  return there.pathname + there.search + there.hash
}

let growing: HTMLElement | undefined

/**
 * Animates a clicked title into the heading of its page. Returns false when there is no animation, such as between two
 * listings and with reduced motion.
 */
function growTitle(target: EventTarget | null): boolean {
  const title = target instanceof Element ? target.closest('h3') : null
  // An earlier click may still be loading. Two elements with the same transition name would cancel the transition.
  growing?.style.removeProperty('view-transition-name')
  growing = undefined
  if (!title || document.querySelector('.listing-title')) return false
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return false
  growing = title
  title.style.viewTransitionName = 'listing-title'
  return true
}

/** True when the user has asked the browser to save data. Then nothing is preloaded. */
function savesData(): boolean {
  return navigator.connection?.saveData === true
}

function linkOf(target: EventTarget | null, locale: LocaleCode): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!link || link.hasAttribute('target') || link.hasAttribute('download')) return undefined
  if (link.hasAttribute('data-reload')) return undefined
  return ownHref(link.getAttribute('href') ?? '', location.href, locale)
}

/** Returns the URL to which a GET form leads, without the form's empty fields. */
function formAddress(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value)
  }
  const text = query.toString()
  const action = form.getAttribute('action') ?? ''
  return text === '' ? action : `${action}?${text}`
}

/** Links inside `[data-stays-open]`, such as filters in a sheet, leave the sheet open, so that more can be chosen. */
function staysOpen({ type, target }: Event): boolean {
  return type === 'click' && target instanceof Element && target.closest('[data-stays-open]') !== null
}

/** Links and forms inside `[data-keep-scroll]`, such as the sort of a table, leave the page where it is. */
function keepsScroll(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-keep-scroll]') !== null
}

function hidePopovers(): void {
  for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
}
