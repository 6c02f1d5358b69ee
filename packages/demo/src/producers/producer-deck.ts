import type { Random } from '../random.ts'

/**
 * Producers are generated in rounds of this many producers. In every round, each root category gets its share of
 * producers. The demo site shows one round.
 */
export const ROUND = 260

/** How many producers each root category has in a round. */
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

/**
 * The root category of one producer in a round. `ordinal` says how many earlier producers have the same root category.
 */
export type Card = { readonly root: string; readonly ordinal: number }

/**
 * Creates a function that returns the root category of each producer. Every round contains the same root categories.
 * Their order depends on the seed.
 */
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
