import { type DemoPerson, inventPerson } from './people.ts'
import { createRandom } from './random.ts'

/** A generated customer. */
export type DemoBuyer = {
  readonly person: DemoPerson
  /** How many orders the customer has placed. */
  readonly orders: number
  /** Whether the customer is also a producer, who passes a part of the work to others. */
  readonly isProducer: boolean
}

const ORDERS = [
  [1, 35],
  [2, 25],
  [3, 18],
  [4, 14],
  [5, 8],
] as const

/** Generates customers without end. No two of them have the same e-mail address. */
export function* demoBuyers(seed: number): Generator<DemoBuyer> {
  const all = createRandom(seed).fork('buyers')
  for (let at = 0; ; at++) {
    const random = all.fork(at)
    yield {
      person: inventPerson(random, `poshta${at}`),
      orders: random.weighted(ORDERS),
      isProducer: random.chance(0.25),
    }
  }
}
