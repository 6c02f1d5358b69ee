import { type DemoOrder, pictureKey } from '@verstat/demo'

/** In the list of all orders, the first picture of an order must differ from those of this many orders above it. */
const APART = 8

/**
 * Makes neighbours in the lists of newest orders begin with different pictures. If an order above already begins with
 * the first picture of an order, another picture of the order moves to the front. An order loses its pictures if orders
 * above begin with all of them. Lists then mark the order by its material instead.
 */
export function spreadPictures(orders: readonly DemoOrder[]): DemoOrder[] {
  const above: string[] = []
  const aboveInCategory = new Map<string, string>()
  const spread = new Map<DemoOrder, DemoOrder>()
  for (const order of newestFirst(orders)) {
    const near = [...above, aboveInCategory.get(order.category)]
    const first = order.images.find((image) => !near.includes(pictureKey(image)))
    const images = first ? [first, ...order.images.filter((image) => image !== first)] : []
    spread.set(order, { ...order, images })
    const key = first ? pictureKey(first) : ''
    above.push(key)
    if (above.length > APART) above.shift()
    aboveInCategory.set(order.category, key)
  }
  return orders.map((order) => spread.get(order) ?? order)
}

function newestFirst(orders: readonly DemoOrder[]): DemoOrder[] {
  return orders
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => b.bumpedAt.getTime() - a.bumpedAt.getTime())
}
