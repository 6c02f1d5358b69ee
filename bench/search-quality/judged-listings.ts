import { createHash } from 'node:crypto'
import { demoOrders, demoProducers } from '@verstat/demo'
import { DEMO_SEED, DEMO_SIZE } from '../../apps/server/src/seed-run.ts'

/** A hash of the demo's titles, names and categories at the time its listings were judged. */
const JUDGED = '03c6ac0109ee76146a3ca1fea7c35bd6b2771fed3e59c7794049398801ceb803'

export type JudgedListing = {
  /** `order:17`: its index in the demo. */
  readonly id: string
  readonly kind: 'order' | 'producer'
  /** In all its languages; for a producer its name. Unique among listings. */
  readonly titles: readonly string[]
  readonly isListed: boolean
}

/** The listings of the first start, which the quality set refers to. */
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
