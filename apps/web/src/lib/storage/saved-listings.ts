import type { ListingKind } from '@verstat/contract'
import { isRecord, readStored, writeStored } from './stored-json.ts'

/**
 * Listings that were placed here without an account. The token manages one and attaches it to an account; it never
 * stands in an address.
 */
export type SavedListing = {
  readonly kind: ListingKind
  readonly slug: string
  readonly token: string
  /** Of the contact, for the form that registers. */
  readonly email: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const KEY = 'listings:1'
const MOST = 20

/** Latest first. */
export function savedListings(): readonly SavedListing[] {
  return readStored(KEY, isList) ?? []
}

export function savedListing(kind: ListingKind, slug: string): SavedListing | undefined {
  return savedListings().find((each) => each.kind === kind && each.slug === slug)
}

export function saveListing(listing: SavedListing): void {
  const others = savedListings().filter(({ kind, slug }) => kind !== listing.kind || slug !== listing.slug)
  writeStored(KEY, [listing, ...others].slice(0, MOST))
}

export function forgetListings(tokens: readonly string[]): void {
  const rest = savedListings().filter(({ token }) => !tokens.includes(token))
  writeStored(KEY, rest.length === 0 ? undefined : rest)
}

/** What goes along with registering and signing in: the latest listing of each kind. */
export function claimTokens(): { orderToken?: string; producerToken?: string } {
  const latest = (kind: ListingKind) => savedListings().find((each) => each.kind === kind)?.token
  const [orderToken, producerToken] = [latest('order'), latest('producer')]
  return { ...(orderToken ? { orderToken } : {}), ...(producerToken ? { producerToken } : {}) }
}

function isList(value: unknown): value is readonly SavedListing[] {
  return Array.isArray(value) && value.every(isKept)
}

function isKept(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { kind, slug, token, email, name, at } = value
  const texts = [slug, token, email, name].every((text) => typeof text === 'string')
  return (kind === 'order' || kind === 'producer') && texts && typeof at === 'number'
}
