import type { Random } from '../random.ts'

/** The producers per round, in which every root has its share; the size of the demo site. */
export const ROUND = 260

/** The number of producers of a round in each category root. */
export const ROOT_SHARES: Readonly<Record<string, number>> = {
  sewing: 28,
  'furniture-woodwork': 27,
  'printing-packaging': 21,
  'cnc-machining': 20,
  metalwork: 19,
  'welding-structures': 17,
  'food-processing': 16,
  'sheet-metal': 15,
  'plastics-moulding': 13,
  knitwear: 11,
  'footwear-leather': 10,
  'construction-materials': 10,
  'electronics-pcb': 9,
  '3d-printing': 8,
  'cosmetics-chemistry': 7,
  'glass-ceramics': 6,
  'casting-forging': 6,
  tooling: 5,
  other: 5,
  rubber: 4,
  assembly: 3,
}

/** The root of a producer, and how many producers of that root precede it. */
export type Card = { readonly root: string; readonly ordinal: number }

/** Deals the same cards in every round, in an order that depends on the seed. */
export function createProducerDeck(random: Random): (index: number) => Card {
  const roots = Object.entries(ROOT_SHARES).flatMap(([root, share]) =>
    Array.from({ length: share }, () => root),
  )
  const dealt = new Map<string, number>()
  const round = random.sample(roots, roots.length).map((root) => {
    const rank = dealt.get(root) ?? 0
    dealt.set(root, rank + 1)
    return { root, rank }
  })
  return (index) => {
    const card = round[index % ROUND]
    if (!card) throw new RangeError(`Not an index: ${index}.`)
    const share = ROOT_SHARES[card.root] ?? 0
    return { root: card.root, ordinal: Math.floor(index / ROUND) * share + card.rank }
  }
}
