import { type DemoOrder, pictureKey } from '@verstat/demo'

/** How many rows above an order must not begin with its picture, in the list of all orders. */
const APART = 8

/**
 * Makes neighbours in the lists of newest orders begin with different pictures. Another picture of the order moves to
 * the front. An order whose pictures all stand above it loses them: a list marks it by its material instead.
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
