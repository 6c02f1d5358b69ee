import type { CategoryEntry } from '../../directory/index.ts'
import { parseWords } from '../query/parse-words.ts'
import type { QueryWord } from '../query/planned-query.ts'
import type { Phrase, SynonymIndex } from '../synonyms/synonym-index.ts'
import { isOptionalWord } from '../words/stop-words.ts'
import { baseForms } from './diminutives.ts'
import { GOODS } from './goods/index.ts'
import { firstDetailStart } from './title-details.ts'

/** Weight of a word in each text of a category. */
const WORTH = { name: 5, heading: 4, goods: 4, description: 3, root: 1 } as const
/** Factor for the weights of synonyms. */
const SYNONYM = 0.8
/** Factor for a word of goods with several words if the title has only some of them. */
const PART = 0.4
/**
 * The weight of each word of a title is multiplied by this factor once per earlier word, because later words only tell
 * details.
 */
const LATER = 0.9
/** Factor for the words after a preposition: «коробка для торта» is a box and not a cake. */
const DETAIL = 0.6
/**
 * A category is suggested only if its score is at least this part of the best score. One shared word of a long title
 * is no reason to suggest a category.
 */
const LEAST_OF_BEST = 0.55

export type CategoryIndex = {
  /** Returns the leaves that fit a title, best first. Returns none if the index contains no word of the title. */
  readonly suggest: (title: string, fits: (leaf: CategoryEntry) => boolean) => readonly CategoryEntry[]
}

type Evidence = ReadonlyMap<CategoryEntry, number>
/** Goods with several words, such as «зубна паста» (toothpaste). */
type GoodsPhrase = { readonly leaf: CategoryEntry; readonly words: readonly QueryWord[] }

/**
 * Creates an index that finds leaf categories for the title of an order. The index contains the words of the names,
 * headings and descriptions of categories, and the words of what people order of each category.
 */
export function indexCategories(categories: readonly CategoryEntry[], synonyms: SynonymIndex): CategoryIndex {
  const byKey = new Map(categories.map((category) => [category.key, category]))
  const leaves = categories.filter(({ parentKey }) => parentKey !== null)
  const weights = new Map<string, Map<CategoryEntry, number>>()
  const phrases: GoodsPhrase[] = []
  for (const leaf of leaves) {
    const root = byKey.get(leaf.parentKey ?? 0)
    const add = (text: string, worth: number) => addWords(weights, leaf, piecesOf(text), worth)
    add(both(leaf.name), WORTH.name)
    add(`${both(leaf.heading.orders)} ${both(leaf.heading.producers)}`, WORTH.heading)
    add(both(leaf.description), WORTH.description)
    if (root) add(`${both(root.name)} ${both(root.heading.orders)}`, WORTH.root)
    for (const goods of (GOODS[leaf.code] ?? '').split(',')) {
      const words = parseWords(goods)
      addWords(weights, leaf, words, words.length > 1 ? WORTH.goods * PART : WORTH.goods)
      if (words.length > 1) phrases.push({ leaf, words })
    }
  }
  /** A word that occurs in few categories has a higher weight. */
  const rarity = (known: ReadonlyMap<CategoryEntry, number>) => Math.log(1 + leaves.length / known.size)

  function evidence(stems: readonly string[]): Evidence {
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

  /** Gives the words of goods their whole weight if the title has all of them. */
  function addPhrases(best: readonly Map<CategoryEntry, number>[], words: readonly QueryWord[]): void {
    for (const { leaf, words: wanted } of phrases) {
      const places = wanted.map((word) => words.findIndex((other) => shareStem(word, other)))
      if (places.includes(-1)) continue
      for (const at of places) {
        const found = best[at]
        const worth = found?.get(leaf) ?? 0
        found?.set(leaf, Math.max(worth, worth / PART))
      }
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

  function evidenceOf(words: readonly QueryWord[], at: number): Map<CategoryEntry, number> {
    const { stems = [], root = null, text = '' } = words[at] ?? {}
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
    return best
  }

  return {
    suggest(title, fits) {
      const words = parseWords(title).filter(tellsSomething).map(withBaseForms)
      const best = words.map((_, at) => evidenceOf(words, at))
      addPhrases(best, words)
      const detailStart = firstDetailStart(title)
      const scores = new Map<CategoryEntry, number>()
      for (const [at, { start }] of words.entries()) {
        const factor = LATER ** at * (start > detailStart ? DETAIL : 1)
        for (const [leaf, worth] of best[at] ?? []) scores.set(leaf, (scores.get(leaf) ?? 0) + worth * factor)
      }
      const found = [...scores].filter(([leaf]) => fits(leaf)).sort(([, a], [, b]) => b - a)
      const [[, most] = [null, 0]] = found
      return found.filter(([, score]) => score >= most * LEAST_OF_BEST).map(([leaf]) => leaf)
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

function shareStem(one: QueryWord, other: QueryWord): boolean {
  return one.stems.some((stem) => other.stems.includes(stem))
}

/** Returns the categories that contain every word of a phrase, each with the mean weight of the words. */
function together(parts: readonly Evidence[]): [CategoryEntry, number][] {
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
  words: readonly QueryWord[],
  worth: number,
): void {
  for (const { stems, root } of words) {
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
