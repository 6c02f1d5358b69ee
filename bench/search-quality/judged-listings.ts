import { createHash } from 'node:crypto'
import { demoOrders, demoProducers } from '@verstat/demo'
import { DEMO_SEED, DEMO_SIZE } from '../../apps/server/src/seed-run.ts'

/**
 * A hash of the titles, names and categories of the demo listings. The quality set was written for listings with this
 * hash.
 */
const JUDGED = '03c6ac0109ee76146a3ca1fea7c35bd6b2771fed3e59c7794049398801ceb803'

export type JudgedListing = {
  /** The kind and the index of a demo listing, such as `order:17`. */
  readonly id: string
  readonly kind: 'order' | 'producer'
  /** The titles of an order in all its languages, or the name of a producer. No two listings have the same titles. */
  readonly titles: readonly string[]
  readonly isListed: boolean
}

/** Returns the demo listings that the first start of a site creates. The quality set refers to these listings. */
export function judgedListings(now: Date): readonly JudgedListing[] {
  const orders = [...demoOrders({ seed: DEMO_SEED, count: DEMO_SIZE.orders, now })]
  const producers = [...demoProducers({ seed: DEMO_SEED, count: DEMO_SIZE.producers, now })]
  const judged = createHash('sha256')
  for (const { titleUk, titleEn } of orders) judged.update(`${titleUk ?? ''}\n${titleEn ?? ''}\n`)
  for (const { name, categories } of producers) judged.update(`${name}\n${categories.join()}\n`)
  if (judged.digest('hex') !== JUDGED) {
    throw new Error('The demo has other listings now than those judged: judge anew, or restore them.')
  }
  return [
    ...orders.map(({ titleUk, titleEn, status, expiresAt }, place) => ({
      id: `order:${place}`,
      kind: 'order' as const,
      titles: [titleUk, titleEn].filter((title) => title !== null),
      isListed: status === 'published' && expiresAt > now,
    })),
    ...producers.map(({ name, status }, place) => ({
      id: `producer:${place}`,
      kind: 'producer' as const,
      titles: [name],
      isListed: status === 'published',
    })),
  ]
}
