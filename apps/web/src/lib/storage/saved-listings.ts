import type { ListingKind } from '@verstat/contract'
import { isRecord, readStored, writeStored } from './stored-json.ts'

/**
 * A listing that a visitor without an account created in this browser. Whoever has the token controls the listing, so
 * the token must never appear in a URL.
 */
export type SavedListing = {
  readonly kind: ListingKind
  readonly slug: string
  readonly token: string
  readonly email: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
}

const KEY = 'listings:1'
const MAX_LISTINGS = 20

export function savedListings(): readonly SavedListing[] {
  return readStored(KEY, isList) ?? []
}

export function savedListing(kind: ListingKind, slug: string): SavedListing | undefined {
  return savedListings().find((each) => each.kind === kind && each.slug === slug)
}

export function saveListing(listing: SavedListing): void {
  const others = savedListings().filter(({ kind, slug }) => kind !== listing.kind || slug !== listing.slug)
  writeStored(KEY, [listing, ...others].slice(0, MAX_LISTINGS))
}

export function forgetListings(tokens: readonly string[]): void {
  const rest = savedListings().filter(({ token }) => !tokens.includes(token))
  writeStored(KEY, rest.length === 0 ? undefined : rest)
}

/**
 * Returns the tokens that registration and sign-in send to claim listings: one token for the newest order, one for the
 * newest producer.
 */
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
