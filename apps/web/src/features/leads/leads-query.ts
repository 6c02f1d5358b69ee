import type { LeadSide, LeadState } from '@verstat/contract'
import { LEAD_SIDES, LEAD_STATES } from '@verstat/contract/browser'

export type LeadsQuery = {
  readonly side: LeadSide
  readonly state?: LeadState
  /** Id of a listing. Only leads (contact requests) about this listing are shown. */
  readonly listing?: string
  /** Id of a lead. Only leads that are older than this one are shown. */
  readonly before?: string
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Reads a query such as `?side=sent&state=new`. Unknown values are ignored. */
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

/** Whether the address asks for all leads, without naming whose. */
export function namesNoLeads(search: unknown): boolean {
  const { side, state, listing, before } = search as Readonly<Record<string, unknown>>
  return [side, state, listing, before].every((value) => value === undefined)
}

/** Returns the path without the language prefix. */
export function leadsPath(asked: Partial<LeadsQuery> = {}): string {
  const query = new URLSearchParams(asked).toString()
  return query === '' ? '/user/leads' : `/user/leads?${query}`
}
