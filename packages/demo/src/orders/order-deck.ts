import type { Random } from '../random.ts'
import type { TradeLeaf } from './trade-table.ts'

/**
 * Orders are generated in rounds of this many orders. In every round, each leaf category gets its share of orders. The
 * demo site shows one round.
 */
export const ROUND = 640

/** The category of one order in a round. `turn` says how many earlier orders of the round have the same category. */
export type Card = { readonly leaf: TradeLeaf; readonly turn: number }

/** How many orders a root category gets compared with the others. The weight of a category that is not listed is 3. */
const ROOT_WEIGHTS: Readonly<Record<string, number>> = {
  sewing: 14,
  'furniture-woodwork': 12,
  metalwork: 9,
  'cnc-machining': 9,
  'sheet-metal': 9,
  'welding-structures': 8,
  'printing-packaging': 8,
  'plastics-moulding': 7,
  'food-processing': 7,
  knitwear: 5,
  'electronics-pcb': 5,
  'construction-materials': 5,
  'casting-forging': 4,
  '3d-printing': 4,
  'footwear-leather': 3.5,
  'cosmetics-chemistry': 3.5,
}

/**
 * Creates a function that returns the categories for one round in random order. A few leaf categories are common and
 * most are rare, but none is missing.
 */
export function createDeck(leaves: readonly TradeLeaf[]): (random: Random) => readonly Card[] {
  const counts = shareOut(weigh(leaves), ROUND)
  const cards = leaves.flatMap((leaf, i) => Array.from({ length: counts[i] ?? 0 }, () => leaf))
  return (random) => {
    const turns = new Map<TradeLeaf, number>()
    return random.sample(cards, cards.length).map((leaf) => {
      const turn = turns.get(leaf) ?? 0
      turns.set(leaf, turn + 1)
      return { leaf, turn }
    })
  }
}

/**
 * Returns a weight for each leaf category. Within a root category, the weights follow Zipf's law in the order of the
 * dictionary: the second leaf has half the weight of the first.
 */
function weigh(leaves: readonly TradeLeaf[]): readonly number[] {
  return leaves.map((leaf) => {
    const family = leaves.filter(({ root }) => root === leaf.root)
    const whole = family.reduce((sum, _, rank) => sum + 1 / (rank + 1), 0)
    return (ROOT_WEIGHTS[leaf.root] ?? 3) / (family.indexOf(leaf) + 1) / whole
  })
}

/** Returns whole numbers in proportion to the weights. Each number is at least one, and their sum is `total`. */
function shareOut(weights: readonly number[], total: number): readonly number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const spare = total - weights.length
  const exact = weights.map((weight) => 1 + (spare * weight) / whole)
  const counts = exact.map(Math.floor)
  const byRest = exact.map((value, i) => [value % 1, i] as const).sort((a, b) => b[0] - a[0])
  const missing = total - counts.reduce((sum, count) => sum + count, 0)
  for (const [, i] of byRest.slice(0, missing)) counts[i] = (counts[i] ?? 0) + 1
  return counts
}
