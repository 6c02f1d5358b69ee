import type { LeadSide, LeadState } from '@verstat/contract'
import { LEAD_SIDES, LEAD_STATES } from '@verstat/contract/browser'

export type LeadsQuery = {
  readonly side: LeadSide
  readonly state?: LeadState
  /** Only leads about this listing. */
  readonly listing?: string
  /** Cursor: leads before this one. */
  readonly before?: string
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads `?side=sent&state=new&listing=…&before=…`; unknown values are ignored. */
export function readLeadsQuery(search: unknown): LeadsQuery {
  const { side, state, listing, before } = search as Readonly<Record<string, unknown>>
  const knownState = LEAD_STATES.find((known) => known === state)
  const id = (value: unknown) => (typeof value === 'string' && ID.test(value) ? value : undefined)
  const [listingId, beforeId] = [id(listing), id(before)]
  return {
    side: LEAD_SIDES.find((known) => known === side) ?? 'received',
    ...(knownState ? { state: knownState } : {}),
    ...(listingId ? { listing: listingId } : {}),
    ...(beforeId ? { before: beforeId } : {}),
  }
}

/** Path without language. */
export function leadsPath({ side = 'received', ...rest }: Partial<LeadsQuery> = {}): string {
  const query = new URLSearchParams(side === 'received' ? rest : { side, ...rest }).toString()
  return query === '' ? '/user/leads' : `/user/leads?${query}`
}
