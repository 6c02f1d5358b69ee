import type { Order, Site } from '@verstat/contract'
import { type Format, pickText, type Translator } from '@verstat/i18n'
import { stepsAbove } from './listing-crumbs.ts'
import type { CategoryWords, RegionWords } from './listing-heading.ts'
import type { PageSeo } from './page-seo.ts'
import { placeText } from './place-text.ts'
import { sharePicture } from './share-picture.ts'

export type ListingPlaceWords = {
  /** The categories from the root category down to the main category of the order. */
  readonly categoryPath: readonly CategoryWords[]
  readonly region: RegionWords | undefined
}

type Words = { readonly t: Translator; readonly format: Format; readonly site: Pick<Site, 'brand'> }

export function orderSeo({ t, format, site }: Words, order: Order, place: ListingPlaceWords): PageSeo {
  const number = t('orders.row.number', { number: String(order.number) })
  const title = pickText(order.title, t.locale).text ?? number
  const facts = [
    quantityText({ t, format }, order),
    format.budget(order),
    placeText(t, order.city, place.region),
  ]
  return {
    head: {
      path: `/orders/${order.slug}`,
      title,
      description: t('orderpage.seo.description', {
        title,
        facts: facts.filter(Boolean).join(', '),
        number: String(order.number),
        brand: site.brand,
      }),
      type: 'article',
      picture: sharePicture('order', order.slug, order.updatedAt),
      ...(order.visibility === 'invited' ? { noindex: true } : {}),
    },
    h1: title,
    crumbs: [...stepsAbove(t, 'orders', place.categoryPath), { text: number }],
  }
}

/** Returns the quantity, such as «500 шт.», otherwise the owner's note about the quantity. */
export function quantityText(
  { t, format }: Pick<Words, 't' | 'format'>,
  { quantity, unit, quantityNote }: Pick<Order, 'quantity' | 'unit' | 'quantityNote'>,
): string | undefined {
  if (quantity !== null && unit !== null) return format.quantity(quantity, unit)
  return pickText(quantityNote, t.locale).text ?? undefined
}
