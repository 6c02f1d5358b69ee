import type { FIELD_NAMES } from '../documents/search-document.ts'
import type { Alternative, FindRequest, WordGroup } from './search-engine.ts'

/** The score of a word by the field in which it occurs. Every engine ranks by the rules of this file. */
export const FIELD_WEIGHTS = {
  title: 1,
  subject: 0.7,
  context: 0.35,
  body: 0.2,
} as const satisfies Record<(typeof FIELD_NAMES)[number], number>

/** A word gets this share of its score in whichever field it occurs. The rest depends on the field. */
export const COVERAGE = 0.35
/** Maximum score of a group, however many of its words a document contains. */
export const MAX_GROUP_SCORE = 1.3
/** If fewer documents than this match, the search also returns documents that miss some words. */
export const ENOUGH = 10
/** Maximum number of matches that are sorted and that pages can show. */
export const MAX_MATCHES = 1_000
/**
 * A query that tolerates missing words uses only this many of the most significant words, because more words would give
 * too many combinations.
 */
const MAX_VARIED = 6

/** The groups that a document must contain. Optional words are required only if the query has no other words. */
export function requiredGroups({ groups }: Pick<FindRequest, 'groups'>): readonly WordGroup[] {
  const strict = groups.filter(({ isOptional }) => !isOptional)
  return strict.length > 0 ? strict : groups
}

/** The greatest number of words that a document may miss. */
export function maxMissing(request: Pick<FindRequest, 'groups' | 'isStrict'>): number {
  return request.isStrict ? 0 : Math.min(2, requiredGroups(request).length - 1)
}

/** The groups of which a widened query requires most. */
export function tellingGroups(groups: readonly WordGroup[]): readonly WordGroup[] {
  return groups.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_VARIED)
}

/** Drops redundant phrases: one of their words suffices alone. */
export function neededAlternatives({ alternatives }: WordGroup): readonly Alternative[] {
  const enough = new Set(alternatives.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : [])))
  return alternatives.filter(
    ({ lexemes }) => lexemes.length === 1 || !lexemes.some((lexeme) => enough.has(lexeme)),
  )
}

/** The share of each group in the score of a document. */
export function groupShares(groups: readonly WordGroup[]): number[] {
  const total = Math.max(
    Number.MIN_VALUE,
    groups.reduce((sum, { worth }) => sum + worth, 0),
  )
  return groups.map(({ worth }) => Number((worth / total).toFixed(5)))
}

/** The scores of words with the same weight are added. A phrase counts by the weakest of its words. The best counts. */
export function scoredAlternatives({ alternatives }: WordGroup): {
  readonly words: ReadonlyMap<number, readonly Alternative[]>
  readonly phrases: readonly Alternative[]
} {
  return {
    words: Map.groupBy(
      alternatives.filter(({ lexemes }) => lexemes.length === 1),
      ({ weight }) => weight,
    ),
    phrases: alternatives.filter(({ lexemes }) => lexemes.length > 1),
  }
}
