import type { Random } from '../random.ts'
import type { Leaf, Root } from './compile-root.ts'
import { relatedLeaves } from './producer-roots.ts'
import type { ProducerKind } from './texts/root-text.ts'

export function chooseKind(random: Random, root: Root, leaf: Leaf): ProducerKind {
  const kind = random.weighted(root.kinds)
  if (kind === 'artisan' && !root.artisans.has(leaf.code)) return 'workshop'
  return kind === 'engineering' && !root.engineers.has(leaf.code) ? 'workshop' : kind
}

/**
 * Chooses leaf categories. The first is the main category: `fixed`, or a random one if `fixed` is null. Most of the
 * others belong to the same root category.
 */
export function chooseLeaves(random: Random, root: Root, fixed: string | null): readonly [Leaf, ...Leaf[]] {
  const main = root.leaves.find(({ code }) => code === fixed) ?? random.weighted(root.leafWeights)
  const more = random.weighted(MORE_LEAVES)
  const same = random.sample(
    root.leaves.filter(({ code }) => code !== main.code),
    more,
  )
  const related = relatedLeaves(root.root)
  if (more > 1 && related.length > 0 && random.chance(0.3)) same[same.length - 1] = random.pick(related)
  return [main, ...same]
}

const MORE_LEAVES = [
  [0, 28],
  [1, 32],
  [2, 23],
  [3, 12],
  [4, 5],
] as const

export function chooseSkills(
  random: Random,
  root: Root,
  leaves: readonly [Leaf, ...Leaf[]],
  language: 'uk' | 'en',
) {
  if (language === 'en') return { processes: root.processesEn, materials: root.materialsEn }
  const [main, ...others] = leaves
  return {
    processes: mixed(
      random,
      main.processes,
      others.map(({ processes }) => processes),
    ),
    materials: mixed(
      random,
      main.materials,
      others.map(({ materials }) => materials),
    ),
  }
}

/** Chooses most of the items of `own` and a few items of `others`, without repetition. */
function mixed(
  random: Random,
  own: readonly string[],
  others: readonly (readonly string[])[],
): readonly string[] {
  const most = own.filter(() => random.chance(0.85))
  const taken = most.length > 0 ? most : [...own]
  for (let more = random.int(0, others.length > 0 ? 3 : 0); more > 0; more--) {
    const one = random.pick(random.pick(others))
    if (!taken.includes(one)) taken.push(one)
  }
  return taken
}
