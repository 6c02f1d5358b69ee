import fc from 'fast-check'
import { expect } from 'vitest'
import type { WordGroup } from './search-engine.ts'

/** Returns one word of a query, which each of the alternatives may stand for. */
export function wordGroup(...alternatives: readonly string[][]): WordGroup {
  return {
    alternatives: alternatives.map((lexemes) => ({
      lexemes,
      weight: 1,
      isSynonym: false,
      orders: 1,
      producers: 1,
    })),
    worth: 1,
    isOptional: false,
  }
}

const WORDS = ['шаф', 'дуб', 'київ', 'скл', 'стал', 'лазер', 'різк']

type Widened = {
  readonly groups: readonly WordGroup[]
  readonly missing: number
  /** The words of a document. */
  readonly held: readonly string[]
}

/**
 * Checks that a query that may lack words matches exactly the documents with enough of its six rarest words. `isFound`
 * tells whether the engine finds the document.
 */
export function checkWidenedQueries(isFound: (widened: Widened) => boolean): void {
  fc.assert(
    fc.property(
      fc.subarray(WORDS, { minLength: 2 }),
      fc.subarray(WORDS),
      fc.integer({ min: 1, max: 2 }),
      (asked, held, missing) => {
        const groups = asked.map((word, at) => ({ ...wordGroup([word]), worth: at }))
        const telling = asked.slice(-6)
        const needed = Math.max(1, telling.length - missing)
        const isEnough = telling.filter((word) => held.includes(word)).length >= needed
        expect(isFound({ groups, missing, held })).toBe(isEnough)
      },
    ),
  )
}
