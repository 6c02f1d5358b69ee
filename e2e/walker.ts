import { expect, type Page } from '@playwright/test'

/** A visible link. `menu` is the id of the menu that contains the link. */
export type PageLink = { readonly href: string; readonly path: string; readonly menu: string | null }

/** Addresses that the walk does not visit, because they are not pages of the app or change the user or the language. */
const SKIPPED_PATHS =
  /^\/(v1|media|assets|dev|locale|payment|verify|password-reset|advertisement\/renew)(\/|$)|\.\w+$/

/** Returns the kind of a page: its address without the language, with placeholders for names, numbers and codes. */
export function pageKind(path: string): string {
  const [pathname = '', query = ''] = path.replace(/^\/en(?=\/|\?|$)/, '').split('?')
  const names = [...new URLSearchParams(query).keys()].toSorted().join('&')
  const kind = pathname
    .replace(/\/[0-9a-f]{8}-[0-9a-f-]{27}/g, '/{id}')
    .replace(/\/(type|region|category)\/[^/]+/g, '/$1/{name}')
    .replace(/\/page\/[2-9]\d*|\/page\/1\d+/, '/page/{next}')
    .replace(/^\/(orders|producers)\/(?!page|type|region|category)[^/]+$/, '/$1/{slug}')
    .replace(/\/(edit\/(?:order|producer))\/[^/]+/, '/$1/{slug}')
  return `${kind || '/'}${names && `?${names}`}`
}

/** Returns the visible links, and the links in closed menus whose button is visible. */
export async function visibleLinks(page: Page): Promise<readonly PageLink[]> {
  const found = await page.evaluate(() => {
    const seen = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true
    return Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href]'), (link) => {
      const menu = link.closest<HTMLElement>('[popover]:not(:popover-open)')
      const isReachable = menu ? seen(document.querySelector(`[popovertarget="${menu.id}"]`)) : seen(link)
      const isPlain = !link.target && !link.hasAttribute('download') && link.origin === location.origin
      const isHere = link.pathname === location.pathname && link.search === location.search
      if (!isReachable || !isPlain || isHere) return null
      return {
        href: link.getAttribute('href') ?? '',
        path: link.pathname + link.search,
        menu: menu?.id ?? null,
      }
    })
  })
  const links = found.filter((link) => link !== null)
  return links.filter(({ path }) => !SKIPPED_PATHS.test(path.replace(/^\/en(?=\/)/, '').replace(/\?.*/, '')))
}

/** Clicks a link and waits for the next page. If the link is in a menu, the menu is opened first. */
export async function followLink(page: Page, { href, menu }: PageLink): Promise<void> {
  await awaitHydration(page)
  const before = await shown(page)
  if (menu !== null) await page.locator(`[popovertarget="${menu}"]`).filter({ visible: true }).first().click()
  await page
    .locator(`a[href=${JSON.stringify(href)}]`)
    .filter({ visible: true })
    .first()
    .click()
  await changed(page, before)
}

export async function stepHistory(page: Page, by: -1 | 1): Promise<void> {
  await awaitHydration(page)
  const before = await shown(page)
  await page.evaluate((steps) => history.go(steps), by)
  await changed(page, before)
}

type Shown = {
  readonly path: string
  readonly query: string
  readonly content: string
  readonly chosen: string
  readonly isLoading: boolean
}

function shown(page: Page): Promise<Shown> {
  return page.evaluate(readShown)
}

/**
 * When only the query of an address changes, the content may stay the same. After this many milliseconds, the
 * unchanged content counts as the result.
 */
const SAME_MS = 1_500

async function changed(page: Page, before: Shown): Promise<void> {
  let arrived: number | undefined
  await expect
    .poll(
      // `page.evaluate` fails while the browser replaces the document. The page then counts as unchanged, and the poll
      // continues.
      async () => {
        const now = await page.evaluate(readShown).catch(() => before)
        // A navigation changes the address first, then the header, then the page. Until the page changes, the document
        // contains links of both pages.
        if (now.isLoading) return false
        if (now.path !== before.path) return now.content !== before.content
        if (now.query === before.query) return false
        arrived ??= Date.now()
        const isOther = now.content !== before.content || now.chosen !== before.chosen
        // The content stays the same when a filter finds the same items or was already selected.
        return isOther || Date.now() - arrived > SAME_MS
      },
      { message: `another page than ${before.path}${before.query}`, intervals: [50], timeout: 60_000 },
    )
    .toBe(true)
}

/**
 * This function runs in the page. `content` is the text and the links of the page. `chosen` is the text of selected
 * links, which may change before the content does.
 */
function readShown(): Shown {
  const main = document.querySelector('main:has(h1)')
  const links = Array.from(main?.querySelectorAll('a[href]') ?? [], (link) => link.getAttribute('href'))
  const chosen = Array.from(main?.querySelectorAll('[aria-current]') ?? [], (each) => each.textContent)
  return {
    path: location.pathname,
    query: location.search,
    content: [main?.textContent ?? '', ...links].join('\n'),
    chosen: chosen.join('\n'),
    isLoading: document.querySelector('.navigation-progress') !== null,
  }
}

/** Waits for hydration. A click before hydration would load a document and therefore test nothing of the app. */
export async function awaitHydration(page: Page): Promise<void> {
  await expect(page.locator('html[data-hydrated]')).toHaveCount(1, { timeout: 70_000 })
}
