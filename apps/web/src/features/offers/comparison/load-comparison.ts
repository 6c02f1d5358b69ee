import { notFound } from '@tanstack/react-router'
import type { Comparison, listSentInvitations as invitationsRoute, RouteOutput } from '@verstat/contract'
import { apiErrorCode, compareOffers, listSentInvitations } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { type QuantityFault, readQuantity } from './typed-quantity.ts'

/** How the page sorts. `price` is with or without VAT, as the sums are. */
export const SORTS = ['price', 'leadDays', 'received'] as const
type Sort = (typeof SORTS)[number]

export type ComparisonQuery = {
  /** As it was typed, which may be no quantity at all. */
  readonly quantity?: string
  readonly sort?: Exclude<Sort, 'price'>
  /** Whether sums are shown with or without VAT. By default the order decides. */
  readonly vat?: VatMode
}

type VatMode = 'gross' | 'net'

export type ComparisonView = {
  readonly query: ComparisonQuery
  readonly comparison: Comparison
  /** What is wrong with the typed quantity. Then the sums are for the quantity of the order. */
  readonly quantityFault?: QuantityFault
  /** Names of the producers' regions in the language of the page, by slug. */
  readonly regions: Readonly<Record<string, string>>
  readonly invitations: RouteOutput<typeof invitationsRoute>
}

const TYPED_MAX = 40

/** Reads a query such as `?quantity=500&sort=leadDays&vat=net`. Unknown values are ignored. */
function readComparisonQuery(search: unknown): ComparisonQuery {
  const { quantity, sort, vat } = search as Readonly<Record<string, unknown>>
  return {
    ...(typeof quantity === 'string' || typeof quantity === 'number'
      ? { quantity: String(quantity).slice(0, TYPED_MAX) }
      : {}),
    ...(sort === 'leadDays' || sort === 'received' ? { sort } : {}),
    ...(vat === 'gross' || vat === 'net' ? { vat } : {}),
  }
}

export function comparisonPath(slug: string, query: ComparisonQuery = {}): string {
  const text = new URLSearchParams(query).toString()
  return `/user/advertisment/offers/${slug}${text === '' ? '' : `?${text}`}`
}

/** Whether sums are shown with VAT. If the reader has not chosen, what the order says about VAT decides. */
export function vatMode(query: ComparisonQuery, order: Comparison['order']): VatMode {
  return query.vat ?? (order.vat === false ? 'net' : 'gross')
}

/** The address of the same comparison as a file. */
export function tablePath({ query, quantityFault, comparison }: ComparisonView, lang: string): string {
  const { order, unit } = comparison
  const typed = readQuantity(query.quantity ?? '', unit)
  const text = new URLSearchParams({
    ...('value' in typed && quantityFault === undefined ? { quantity: typed.value } : {}),
    ...apiSort(query, vatMode(query, order)),
    lang,
  }).toString()
  return `/v1/order/${order.id}/offers/table?${text}`
}

function apiSort({ sort }: ComparisonQuery, vat: VatMode) {
  if (sort !== undefined) return { sort }
  return vat === 'net' ? ({ sort: 'unitNet' } as const) : {}
}

export async function loadComparison(
  context: PageContext,
  slug: string,
  search: unknown,
  signal: AbortSignal,
): Promise<ComparisonView> {
  const { send } = context
  const query = readComparisonQuery(search)
  try {
    const { comparison, quantityFault } = await compare(context, slug, query, signal)
    const [invitations, regions] = await Promise.all([
      send(listSentInvitations, { id: comparison.order.id }, { signal }),
      regionNames(context, comparison),
    ])
    return { query, comparison, regions, invitations, ...(quantityFault ? { quantityFault } : {}) }
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw notFound()
    throw error
  }
}

/** Only the answer says which unit the order has and whether it is about sums without VAT, so there may be two calls. */
async function compare({ send }: PageContext, slug: string, query: ComparisonQuery, signal: AbortSignal) {
  const ask = (input: object) => send(compareOffers, { id: slug, ...input }, { signal })
  const typed = query.quantity === undefined ? undefined : readQuantity(query.quantity, null)
  const quantity = typed && 'value' in typed ? { quantity: typed.value } : {}
  const first = await ask({ ...quantity, ...apiSort(query, query.vat ?? 'gross') })
  const known = query.quantity === undefined ? undefined : readQuantity(query.quantity, first.unit)
  const quantityFault = known && 'fault' in known ? known.fault : undefined
  const isOtherSort = query.sort === undefined && vatMode(query, first.order) !== (query.vat ?? 'gross')
  const isOtherQuantity = quantityFault !== undefined && 'quantity' in quantity
  if (!first.opened || !(isOtherSort || isOtherQuantity)) return { comparison: first, quantityFault }
  const comparison = await ask({
    ...(quantityFault === undefined ? quantity : {}),
    ...apiSort(query, vatMode(query, first.order)),
  })
  return { comparison, quantityFault }
}

async function regionNames({ directoryIndex, locale }: PageContext, { items }: Comparison) {
  if (items.length === 0) return {}
  const { regionBySlug } = await directoryIndex()
  const slugs = items.flatMap(({ offer }) => offer.producer?.regionSlug ?? [])
  return Object.fromEntries(
    [...new Set(slugs)].flatMap((slug) => {
      const name = regionBySlug(slug)?.name[locale]
      return name === undefined ? [] : [[slug, name] as const]
    }),
  )
}
