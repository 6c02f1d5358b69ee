import type { CategoryEntry } from '../../directory/index.ts'
import { parseWords } from '../query/parse-words.ts'
import type { QueryWord } from '../query/planned-query.ts'
import type { Phrase, SynonymIndex } from '../synonyms/synonym-index.ts'
import { isOptionalWord } from '../words/stop-words.ts'
import { baseForms } from './diminutives.ts'

/** Weight of a word in each text of a category. */
const WORTH = { name: 5, heading: 4, description: 3, root: 1 } as const
/** Factor for the weights of synonyms. */
const SYNONYM = 0.8
/**
 * The weight of each word of a title is multiplied by this factor once per earlier word, because later words only tell
 * details.
 */
const LATER = 0.9
/**
 * A category is suggested only if its score is at least this part of the best score. One shared word of a long title
 * is no reason to suggest a category.
 */
const LEAST_OF_BEST = 0.55

export type CategoryIndex = {
  /** Returns the leaves that fit a title, best first. Returns none if the index contains no word of the title. */
  readonly suggest: (title: string, fits: (leaf: CategoryEntry) => boolean) => readonly CategoryEntry[]
}

/**
 * Creates an index that finds leaf categories for the title of an order. The index contains the words of the names,
 * headings and descriptions of categories.
 */
export function indexCategories(categories: readonly CategoryEntry[], synonyms: SynonymIndex): CategoryIndex {
  const byKey = new Map(categories.map((category) => [category.key, category]))
  const leaves = categories.filter(({ parentKey }) => parentKey !== null)
  const weights = new Map<string, Map<CategoryEntry, number>>()
  for (const leaf of leaves) {
    const root = byKey.get(leaf.parentKey ?? 0)
    const add = (text: string, worth: number) => addWords(weights, leaf, text, worth)
    add(both(leaf.name), WORTH.name)
    add(`${both(leaf.heading.orders)} ${both(leaf.heading.producers)}`, WORTH.heading)
    add(both(leaf.description), WORTH.description)
    if (root) add(`${both(root.name)} ${both(root.heading.orders)}`, WORTH.root)
  }
  /** A word that occurs in few categories has a higher weight. */
  const rarity = (known: ReadonlyMap<CategoryEntry, number>) => Math.log(1 + leaves.length / known.size)

  function evidence(stems: readonly string[]): ReadonlyMap<CategoryEntry, number> {
    const found = new Map<CategoryEntry, number>()
    for (const stem of stems) {
      const known = weights.get(stem)
      if (!known) continue
      for (const [leaf, worth] of known)
        found.set(leaf, Math.max(found.get(leaf) ?? 0, worth * rarity(known)))
    }
    return found
  }

  function addSynonyms(best: Map<CategoryEntry, number>, phrases: readonly Phrase[]): void {
    for (const phrase of phrases) {
      for (const [leaf, worth] of together(phrase.map((stem) => evidence([stem]))))
        best.set(leaf, Math.max(best.get(leaf) ?? 0, worth * SYNONYM))
    }
  }

  /**
   * If a word is unknown and may be a diminutive, adds its known base forms, such as «фартух» (Ukrainian for "apron")
   * for «фартушок».
   */
  function withBaseForms(word: QueryWord): QueryWord {
    const isKnown = (stem: string) => weights.has(stem) || synonyms.holds(stem)
    if (word.stems.some(isKnown)) return word
    return { ...word, stems: [...word.stems, ...word.stems.flatMap(baseForms).filter(isKnown)] }
  }

  return {
    suggest(title, fits) {
      const words = parseWords(title).filter(tellsSomething).map(withBaseForms)
      const scores = new Map<CategoryEntry, number>()
      for (const [at, { stems, root, text }] of words.entries()) {
        const best = new Map(evidence(root === null ? stems : [...stems, root]))
        const phrases = synonyms.at(words, at)?.phrases ?? []
        const isForeign = (phrase: Phrase) => phrase.some((stem) => isLatin(stem) !== isLatin(text))
        addSynonyms(
          best,
          phrases.filter((phrase) => !isForeign(phrase)),
        )
        // Every category has texts in both languages, so synonyms in the other language are used only if nothing else
        // is found. For example, Ukrainian «шестерня» is a gear of a machine, but not tactical gear.
        if (best.size === 0) addSynonyms(best, phrases.filter(isForeign))
        for (const [leaf, worth] of best) scores.set(leaf, (scores.get(leaf) ?? 0) + worth * LATER ** at)
      }
      const found = [...scores].filter(([leaf]) => fits(leaf)).sort(([, a], [, b]) => b - a)
      const [[, best] = [null, 0]] = found
      return found.filter(([, score]) => score >= best * LEAST_OF_BEST).map(([leaf]) => leaf)
    },
  }
}

const BRANDING = new Set(
  piecesOf('логотип, марка, бренд, власний, logo, brand').flatMap(({ stems }) => stems),
)

/**
 * Returns whether a word says something about the category. Numbers and words such as «замовлення» ("order") or
 * «логотип» ("logo") do not, because they occur in titles of all kinds. They are rare in the texts of categories, so
 * they would have a high weight.
 */
function tellsSomething({ kind, text, stems }: QueryWord): boolean {
  return kind !== 'number' && !isOptionalWord(text) && !stems.some((stem) => BRANDING.has(stem))
}

function isLatin(text: string): boolean {
  return /[a-z]/.test(text)
}

/** Returns the categories that contain every word of a phrase, each with the mean weight of the words. */
function together(parts: readonly ReadonlyMap<CategoryEntry, number>[]): [CategoryEntry, number][] {
  const [first, ...others] = parts
  return [...(first ?? [])].flatMap(([leaf, worth]): [CategoryEntry, number][] => {
    if (!others.every((other) => other.has(leaf))) return []
    const sum = others.reduce((total, other) => total + (other.get(leaf) ?? 0), worth)
    return [[leaf, sum / parts.length]]
  })
}

function addWords(
  weights: Map<string, Map<CategoryEntry, number>>,
  leaf: CategoryEntry,
  text: string,
  worth: number,
): void {
  for (const { stems, root } of piecesOf(text)) {
    for (const stem of root === null ? stems : [...stems, root]) {
      const known = weights.get(stem) ?? new Map<CategoryEntry, number>()
      known.set(leaf, Math.max(known.get(leaf) ?? 0, worth))
      weights.set(stem, known)
    }
  }
}

/** Parses a text in parts, because `parseWords` returns only as many words as a query may have. */
function piecesOf(text: string) {
  return text.split(/[,.:;()]/).flatMap((part) => parseWords(part))
}

function both({ uk, en }: { readonly uk: string; readonly en: string }): string {
  return `${uk}, ${en}`
}
