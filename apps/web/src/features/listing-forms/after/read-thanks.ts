import type { ListingKind } from '@verstat/contract'

export function readThanks(search: Readonly<Record<string, unknown>>, kind: ListingKind) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { slug: text(search[kind]), plan: text(search.plan) }
}
