import { createFileRoute } from '@tanstack/react-router'
import type { OrderSummary, ProducerSummary } from '@verstat/contract'
import { listHomeSlots, listOrders, listProducers } from '@verstat/contract/browser'
import { staticSeo } from '@verstat/seo'
import { findPurpose } from '../features/home/find-purpose.ts'
import { HomeCategories } from '../features/home/home-categories.tsx'
import { HomeHero } from '../features/home/home-hero.tsx'
import { HomeOrders } from '../features/home/home-orders.tsx'
import { HomeProducers } from '../features/home/home-producers.tsx'
import { HomeSection } from '../features/home/home-section.tsx'
import { HomeSteps } from '../features/home/home-steps.tsx'
import { homeNumbers, homeRegions, takeNewest, withPaid } from '../features/home/home-view.ts'
import { producerRowView } from '../features/listing/producer-rows/producer-row-view.ts'
import { orderRowView } from '../features/listing/rows/order-row-view.ts'
import { RegionBrowser } from '../features/region-map/region-browser.tsx'
import { countOf } from '../lib/api/directory-index.ts'
import { seoHead } from '../lib/head/seo-head.ts'
import { describeSite } from '../lib/head/structured-data.ts'
import { usePage } from '../lib/use-page.ts'

const ORDERS_SHOWN = 9
const PRODUCERS_SHOWN = 7

export const Route = createFileRoute('/')({
  staticData: { layout: 'bleed' },
  loader: async ({ context }) => {
    const [purpose, index, orders, producers, paid] = await Promise.all([
      findPurpose(context, context.user !== null),
      context.directoryIndex('counted'),
      context.send(listOrders, { limit: ORDERS_SHOWN }),
      context.send(listProducers, { limit: PRODUCERS_SHOWN }),
      context.send(listHomeSlots, {}),
    ])
    const orderRow = (order: OrderSummary) => orderRowView(context, order, index)
    const producerRow = (producer: ProducerSummary) => producerRowView(context, producer, index)
    const seo = staticSeo(context, 'home')
    describeSite(context, seo)
    const { newest, others } = takeNewest(withPaid(paid.orders.map(orderRow), orders.items.map(orderRow)))
    return {
      seo: seo.head,
      purpose,
      numbers: homeNumbers(context, index, { orders: orders.total, producers: producers.total }),
      categories: index.roots.map((root) => ({
        slug: root.slug,
        name: root.name[context.locale],
        icon: root.icon,
        orders: countOf(root, 'orders'),
      })),
      regions: homeRegions(context, index),
      newest,
      orders: others,
      producers: withPaid(paid.producers.map(producerRow), producers.items.map(producerRow)),
    }
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Home,
})

function Home() {
  const { purpose, numbers, categories, regions, newest, orders, producers } = Route.useLoaderData()
  const { t } = usePage()
  return (
    <>
      <HomeHero purpose={purpose} numbers={numbers} newest={newest} />
      <div className="page-box grid grid-cols-1 gap-14 py-12 lg:gap-20 lg:py-16">
        <HomeCategories categories={categories} />
        <div className="grid grid-cols-1 gap-14 empty:hidden lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:gap-10">
          {orders.length > 0 && <HomeOrders orders={orders} />}
          {producers.length > 0 && <HomeProducers producers={producers} />}
        </div>
        <HomeSection title={t('home.map.heading')}>
          <RegionBrowser regions={regions} />
        </HomeSection>
        <HomeSteps />
      </div>
    </>
  )
}
