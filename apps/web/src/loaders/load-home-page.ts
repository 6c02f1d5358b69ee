import type { OrderSummary, ProducerSummary } from '@verstat/contract'
import { listHomeSlots, listOrders, listProducers } from '@verstat/contract/browser'
import { staticSeo } from '@verstat/seo'
import { homeNumbers, homeRegions, takeNewest, withPaid } from '../features/home/home-view.ts'
import { KeptDirectory } from '../features/home/kept-directory.tsx'
import { producerRowView } from '../features/listing/producer-rows/producer-row-view.ts'
import { orderRowView } from '../features/listing/rows/order-row-view.ts'
import { countOf } from '../lib/api/directory-index.ts'
import { describeSite } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'

const ORDERS_SHOWN = 9
const PRODUCERS_SHOWN = 7

export async function loadHomePage(context: PageContext) {
  const [index, orders, producers, paid] = await Promise.all([
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
    numbers: homeNumbers(context, index, { orders: orders.total, producers: producers.total }),
    newest,
    directory: await KeptDirectory.keep('directory', {
      categories: index.roots.map((root) => ({
        slug: root.slug,
        name: root.name[context.locale],
        icon: root.icon,
        orders: countOf(root, 'orders'),
      })),
      regions: homeRegions(context, index),
      orders: others,
      producers: withPaid(paid.producers.map(producerRow), producers.items.map(producerRow)),
    }),
  }
}
