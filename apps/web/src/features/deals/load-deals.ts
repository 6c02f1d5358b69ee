import { notFound } from '@tanstack/react-router'
import type { Deal, DealSide, RouteOutput, listDeals as route } from '@verstat/contract'
import { apiErrorCode, DEAL_SIDES, getDeal, listDeals } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type DealsQuery = { readonly as?: DealSide; readonly before?: string }

export type DealsView = { readonly query: DealsQuery; readonly deals: RouteOutput<typeof route> }

/** Reads a query such as `?as=customer`. Unknown values are ignored. */
function readDealsQuery(search: unknown): DealsQuery {
  const { as, before } = search as Readonly<Record<string, unknown>>
  const side = DEAL_SIDES.find((each) => each === as)
  return {
    ...(side ? { as: side } : {}),
    ...(typeof before === 'string' && ID.test(before) ? { before } : {}),
  }
}

export function dealsPath(query: DealsQuery = {}): string {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '/user/deals' : `/user/deals?${text}`
}

export async function loadDeals(
  { send }: PageContext,
  search: unknown,
  signal: AbortSignal,
): Promise<DealsView> {
  const query = readDealsQuery(search)
  return { query, deals: await send(listDeals, { ...query, limit: 20 }, { signal }) }
}

export async function loadDeal({ send }: PageContext, id: string, signal: AbortSignal): Promise<Deal> {
  if (!ID.test(id)) throw notFound()
  try {
    return await send(getDeal, { id }, { signal })
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') throw notFound()
    throw error
  }
}
