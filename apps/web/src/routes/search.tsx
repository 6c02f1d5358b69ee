import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { searchSeo } from '@verstat/seo'
import { isUntidy } from '../features/listing/listing-query.ts'
import { orderRowView } from '../features/listing/order-row-view.ts'
import { OrderRows } from '../features/listing/order-rows.tsx'
import { PagePart } from '../features/listing/page-part.tsx'
import { producerCardView } from '../features/listing/producer-card-view.ts'
import { ProducerCards } from '../features/listing/producer-cards.tsx'
import { loadSearch } from '../features/search-page/load-search.ts'
import { SearchPage } from '../features/search-page/search-page.tsx'
import { readSearchQuery, SEARCH_KEYS } from '../features/search-page/search-query.ts'
import { SearchStart } from '../features/search-page/search-start.tsx'
import { listingPath } from '../lib/listing-path.ts'
import { seoHead } from '../lib/seo-head.ts'
import { usePage } from '../lib/use-page.ts'

export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }) => readSearchQuery(search),
  loader: async ({ context, deps: values, location, abortController }) => {
    if (isUntidy(location.search, SEARCH_KEYS, values)) throw redirect({ to: '/search', search: values })
    const data = await loadSearch(context, values, abortController.signal)
    if (!data) throw notFound()
    if (data.kind === 'start') {
      const { kind, query, fault, index } = data
      if (fault) context.setStatus(422)
      const categories = index.roots.map(({ name, icon, slug }) => ({
        name: name[context.locale],
        icon,
        href: listingPath('orders', { categorySlug: slug }),
      }))
      return { kind, query, fault, categories, seo: searchSeo(context, query ?? '').head }
    }
    const { kind, view, items, index } = data
    if (view.faults.length > 0) context.setStatus(422)
    return {
      kind,
      view,
      seo: searchSeo(context, view.query ?? '').head,
      ordersFirst: items[0]?.kind === 'order',
      rows: items.flatMap((item) =>
        item.kind === 'order' ? [orderRowView(context, item.order, index)] : [],
      ),
      cards: items.flatMap((item) =>
        item.kind === 'producer' ? [producerCardView(context, item.producer, index)] : [],
      ),
    }
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: SearchRoute,
})

function SearchRoute() {
  const data = Route.useLoaderData()
  const { t } = usePage()
  if (data.kind === 'start') {
    const { query, fault, categories } = data
    return <SearchStart query={query} fault={fault} categories={categories} />
  }
  const { view, rows, cards, ordersFirst } = data
  const orders = rows.length > 0 && (
    <PagePart key="orders" heading={t('search.tabs.orders')}>
      <OrderRows label={t('orders.list.label')} rows={rows} />
    </PagePart>
  )
  const producers = cards.length > 0 && (
    <PagePart key="producers" heading={t('search.tabs.producers')}>
      <ProducerCards label={t('producers.list.label')} cards={cards} />
    </PagePart>
  )
  return (
    <SearchPage view={view}>
      <div className="grid gap-8">{ordersFirst ? [orders, producers] : [producers, orders]}</div>
    </SearchPage>
  )
}
