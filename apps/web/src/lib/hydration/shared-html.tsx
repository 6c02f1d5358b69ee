import { type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageContext } from '../page-context.ts'
import type { DrawPart } from './kept-part.tsx'

type PageRouter = AnyRouter & { readonly options: { readonly context: Pick<PageContext, 'locale' | 'site'> } }

/**
 * Returns a function that draws the parts of the pages of a router, and keeps their HTML for the next pages. Rows and
 * links of a list are most of its page, and change less often than people with a session ask for it. HTML that was not
 * used lately is forgotten beyond `maxBytes`.
 */
export function createPartDrawer({
  maxBytes,
}: {
  readonly maxBytes: number
}): (router: PageRouter) => DrawPart {
  const kept = new Map<string, string>()
  let bytes = 0
  /** The same by the properties themselves, as long as pages share them, see `sharedView`. It takes long to compare them. */
  const shared = new WeakMap<object, Map<string, string>>()

  function findOrDraw(
    key: string,
    { name, router, part }: { name: string; router: PageRouter; part: ReactElement },
  ): string {
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    // The ids of a part must differ from those of the page around it.
    const identifierPrefix = `${name}-`
    const page = <RouterContextProvider router={router}>{part}</RouterContextProvider>
    const html = renderToString(page, { identifierPrefix })
    kept.set(key, html)
    bytes += sizeOf(key, html)
    for (const [oldest, its] of kept) {
      if (bytes <= maxBytes) break
      kept.delete(oldest)
      bytes -= sizeOf(oldest, its)
    }
    return html
  }

  return (router) => {
    const { locale, site } = router.options.context
    return (name, props, part) => {
      const place = `${name} ${locale} ${site.origin} ${site.brand}`
      const here = shared.get(props) ?? new Map<string, string>()
      shared.set(props, here)
      const found = here.get(place) ?? findOrDraw(`${place} ${JSON.stringify(props)}`, { name, router, part })
      here.set(place, found)
      return found
    }
  }
}

/** Bytes of two strings, as those with Cyrillic letters have them in memory. */
function sizeOf(key: string, html: string): number {
  return 2 * (key.length + html.length)
}
