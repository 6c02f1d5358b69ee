import { notFound } from '@tanstack/react-router'
import type {
  Comparison,
  ComparisonSort,
  listSentInvitations as invitationsRoute,
  RouteOutput,
} from '@verstat/contract'
import { apiErrorCode, COMPARISON_SORTS, compareOffers, listSentInvitations } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'

export type ComparisonQuery = {
  readonly quantity?: string
  readonly sort?: ComparisonSort
  /** Whether sums are shown with or without VAT. By default the order decides. */
  readonly vat?: 'gross' | 'net'
}

export type ComparisonView = {
  readonly query: ComparisonQuery
  readonly comparison: Comparison
  readonly invitations: RouteOutput<typeof invitationsRoute>
}

/** Reads a query such as `?quantity=500&sort=leadDays&vat=net`. Unknown values are ignored. */
function readComparisonQuery(search: unknown): ComparisonQuery {
  const { quantity, sort, vat } = search as Readonly<Record<string, unknown>>
  const typed = String(quantity ?? '')
    .replaceAll(/\s/g, '')
    .replace(',', '.')
  const known = COMPARISON_SORTS.find((each) => each === sort)
  return {
    ...(/^\d{1,12}(\.\d{1,3})?$/.test(typed) && Number(typed) > 0 ? { quantity: typed } : {}),
    ...(known && known !== 'unitGross' ? { sort: known } : {}),
    ...(vat === 'gross' || vat === 'net' ? { vat } : {}),
  }
}

export function comparisonPath(slug: string, query: ComparisonQuery = {}): string {
  const text = new URLSearchParams(query).toString()
  return `/user/advertisment/offers/${slug}${text === '' ? '' : `?${text}`}`
}

/** Whether sums are shown with VAT. If the reader has not chosen, what the order says about VAT decides. */
export function vatMode(query: ComparisonQuery, order: Comparison['order']): 'gross' | 'net' {
  return query.vat ?? (order.vat === false ? 'net' : 'gross')
}

/** The address of the same comparison as a file. */
export function tablePath({ query, comparison }: ComparisonView, lang: string): string {
  const { vat, ...asked } = query
  const text = new URLSearchParams({ ...asked, lang }).toString()
  return `/v1/order/${comparison.order.id}/offers/table?${text}`
}

export async function loadComparison(
  { send }: PageContext,
  slug: string,
  search: unknown,
  signal: AbortSignal,
): Promise<ComparisonView> {
  const query = readComparisonQuery(search)
  try {
    const { vat, ...asked } = query
    const comparison = await send(compareOffers, { id: slug, ...asked }, { signal })
    const invitations = await send(listSentInvitations, { id: comparison.order.id }, { signal })
    return { query, comparison, invitations }
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw notFound()
    throw error
  }
}
