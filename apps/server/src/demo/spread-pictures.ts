import { type DemoOrder, type PictureSpec, pictureKey, picturesOfLeaf } from '@verstat/demo'

/** In the list of all orders, the first picture of an order must differ from those of this many orders above it. */
const APART = 8

/**
 * Makes neighbours in the lists of newest orders begin with different pictures: in the list of all orders, of a root
 * category and of a leaf category. If an order above already begins with the first picture of an order, another picture
 * that suits the order moves to the front. An order loses its pictures if orders above begin with all of them. Lists
 * then mark the order by its material instead.
 */
export function spreadPictures(orders: readonly DemoOrder[]): DemoOrder[] {
  const above: string[] = []
  const aboveInCategory = new Map<string, string>()
  const spread = new Map<DemoOrder, DemoOrder>()
  for (const order of newestFirst(orders)) {
    const root = order.images[0]?.root
    const lists = root === undefined ? [order.category] : [order.category, root]
    const near = [...above, ...lists.map((list) => aboveInCategory.get(list))]
    const first = suitable(order, root).find((image) => !near.includes(pictureKey(image)))
    const images = first ? [first, ...order.images.filter((image) => !isSame(image, first))] : []
    spread.set(order, { ...order, images: images.slice(0, order.images.length) })
    const key = first ? pictureKey(first) : ''
    above.push(key)
    if (above.length > APART) above.shift()
    for (const list of lists) aboveInCategory.set(list, key)
  }
  return orders.map((order) => spread.get(order) ?? order)
}

/** The pictures of an order, and then others that suit it. None if the order has no pictures. */
function suitable({ images, category }: DemoOrder, root: string | undefined): readonly PictureSpec[] {
  return root === undefined ? [] : [...images, ...picturesOfLeaf(root, category)]
}

function isSame(one: PictureSpec, other: PictureSpec): boolean {
  return pictureKey(one) === pictureKey(other)
}

function newestFirst(orders: readonly DemoOrder[]): DemoOrder[] {
  return orders
    .filter(({ status }) => status === 'published')
    .toSorted((a, b) => b.bumpedAt.getTime() - a.bumpedAt.getTime())
}
