/**
 * Renders the list of orders with the least work for React. It uses the components of the page, but no routes, loaders
 * or data for hydration.
 */
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { httpSend, type Site } from '@verstat/contract'
import { createFormat, createTranslator } from '@verstat/i18n'
import { FRAME } from '@verstat/i18n/frame'
import { loadMessages, messagesOf } from '@verstat/i18n/load'
import { renderToString } from 'react-dom/server'
import { keepLinks } from '../../apps/web/src/features/listing/kept-links.tsx'
import { orderRowView } from '../../apps/web/src/features/listing/rows/order-row-view.ts'
import { OrderRows } from '../../apps/web/src/features/listing/rows/order-rows.tsx'
import { OrderFilterFields } from '../../apps/web/src/features/listing-page/filters/order-filter-fields.tsx'
import { KeptPageLinks } from '../../apps/web/src/features/listing-page/kept-page-links.ts'
import { ListingFrame } from '../../apps/web/src/features/listing-page/listing-frame.tsx'
import { loadOrderList } from '../../apps/web/src/features/listing-page/load-order-list.ts'
import { SiteLayout } from '../../apps/web/src/features/site-layout/site-layout.tsx'
import { createDirectoryIndexLoader } from '../../apps/web/src/lib/api/directory-index.ts'
import type { PageContext } from '../../apps/web/src/lib/page-context.ts'
import { serverSession } from '../../apps/web/src/lib/session/user-session.ts'

const LOCALE = 'uk'

/** Loads the first page of orders from the API once. Each call of the returned function renders the page again. */
export async function preparePlainPage(site: Site): Promise<() => string> {
  await loadMessages(LOCALE, FRAME)
  const t = createTranslator(LOCALE, messagesOf(LOCALE))
  const opened = new Date()
  const now = () => opened
  const send = httpSend({ base: site.origin, locale: () => LOCALE, token: () => undefined })
  const context: PageContext = {
    locale: LOCALE,
    site,
    t,
    format: createFormat(t, now),
    send,
    user: null,
    session: serverSession(send, { hasToken: false, dropToken: () => {} }),
    place: { current: () => '/' },
    directoryIndex: createDirectoryIndexLoader(send),
    now,
    structuredData: [],
    setStatus: () => {},
  }
  const data = await loadOrderList(context, { page: 1 }, {}, new AbortController().signal)
  if (!data) throw new Error('the directory has no first page of orders')
  const { view, index } = data
  const links = await keepLinks(view.links)
  const pages = await KeptPageLinks.keep('pages', view.pageLinks)
  const rows = data.rows.map(({ item, isAd }) => orderRowView(context, item, index, isAd))
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), context })
  return () =>
    `<!doctype html>${renderToString(
      <RouterContextProvider router={router}>
        <html lang={LOCALE}>
          <head>
            <title>{view.heading}</title>
          </head>
          <body>
            <SiteLayout>
              <ListingFrame
                view={view}
                links={links}
                pages={pages}
                filterFields={<OrderFilterFields typed={view.typed} faults={view.faults} />}
              >
                <OrderRows label={t('orders.list.label')} rows={rows} />
              </ListingFrame>
            </SiteLayout>
          </body>
        </html>
      </RouterContextProvider>,
    )}`
}
