import type { Order, Unit } from '@verstat/contract'
import type { ListingPlaceWords } from '../order-seo.ts'
import type { PageSeo } from '../page-seo.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { placeData } from './place-data.ts'
import {
  absolute,
  CONTEXT,
  excerpt,
  fileUrl,
  type JsonLd,
  known,
  type StructuredWords,
} from './structured-words.ts'

/** Returns an order as JSON-LD of the type `Demand`. */
export function orderData(
  words: StructuredWords,
  seo: PageSeo,
  order: Order,
  { categoryPath, region }: ListingPlaceWords,
): JsonLd[] {
  const { locale } = words.t
  const demand = known({
    '@context': CONTEXT,
    '@type': 'Demand',
    name: seo.h1,
    description: excerpt(order.description, locale),
    url: absolute(words, seo.head.path),
    identifier: String(order.number),
    image: order.images.map(({ url }) => fileUrl(words, url)),
    itemOffered: known({
      '@type': 'Product',
      name: seo.h1,
      category: categoryPath.map((entry) => entry.name[locale]).join(' > ') || undefined,
    }),
    eligibleQuantity: quantity(order),
    priceSpecification: price(order),
    areaServed: placeData(words, order.city, region),
    validFrom: order.publishedAt ?? undefined,
    validThrough: order.expiresAt ?? undefined,
  })
  return [demand, breadcrumbData(words, seo)]
}

/** UN/CEFACT codes of the units that have one. */
const UNIT_CODES: Readonly<Record<Unit, string | undefined>> = {
  pcs: 'H87',
  kg: 'KGM',
  t: 'TNE',
  m: 'MTR',
  m2: 'MTK',
  m3: 'MTQ',
  l: 'LTR',
  set: 'SET',
  hour: 'HUR',
  other: undefined,
}

function quantity(order: Order): object | undefined {
  if (order.quantity === null || order.unit === null) return undefined
  return known({ '@type': 'QuantitativeValue', value: order.quantity, unitCode: UNIT_CODES[order.unit] })
}

function price(order: Order): object | undefined {
  const { budgetMin, budgetMax, currency, budgetPer, unit, vat } = order
  if (budgetMin === null || budgetMax === null) return undefined
  const sum =
    budgetMin === budgetMax
      ? { price: budgetMin / 100 }
      : { minPrice: budgetMin / 100, maxPrice: budgetMax / 100 }
  const common = { ...sum, priceCurrency: currency, ...(vat === null ? {} : { valueAddedTaxIncluded: vat }) }
  if (budgetPer === 'total') return { '@type': 'PriceSpecification', ...common }
  return known({
    '@type': 'UnitPriceSpecification',
    ...common,
    unitCode: unit === null ? undefined : UNIT_CODES[unit],
  })
}
