import type { ShownFor } from '@verstat/contract'
import type { Kysely } from 'kysely'
import { codeParts, ROOT_PREFIX } from '../documents/document-lexemes.ts'
import type { Alternative, WordGroup } from '../engine/search-engine.ts'
import type { SearchTables } from '../search.tables.ts'
import type { Phrase, SynonymIndex } from '../synonyms/synonym-index.ts'
import type { RememberedVocabulary } from '../vocabulary/remembered-vocabulary.ts'
import type { DocumentCounts } from '../vocabulary/statistics.ts'
import type { TermCount } from '../vocabulary/vocabulary.repository.ts'
import { isOptionalWord } from '../words/stop-words.ts'
import { asTyped, type CorrectedWord, correctWords } from './correct-words.ts'
import { parseWords } from './parse-words.ts'
import type { PlannedQuery } from './planned-query.ts'
import { sayKnownWords } from './say-known-words.ts'

type Db = Kysely<SearchTables>
type Weighted = { readonly lexemes: readonly string[]; readonly weight: number; readonly isSynonym?: true }

export type PlanOptions = {
  readonly isLiteral: boolean
  readonly synonyms: SynonymIndex
  readonly places: ReadonlySet<string>
  readonly vocabulary: Pick<RememberedVocabulary, 'countTerms' | 'countDocuments'>
}

const ROOT_WEIGHT = 0.6
const SYNONYM_WEIGHT = 0.75
/** Weight of the other stems that a word may have. */
const OTHER_STEM_WEIGHT = 0.95
/**
 * Region names occur only in the field `context`, which has a low weight. With this additional factor, region names
 * matter as much as words in the title.
 */
const REGION_WEIGHT = 2.5
const BARE_NUMBER_WEIGHT = 0.6
/** A word that occurs in more than this share of the documents is optional if the query has rarer words. */
const COMMON_SHARE = 0.25
const OPTIONAL_WORTH = 0.3

/** Corrects the words of a query, adds synonyms, and gives rare words a higher weight. */
export async function planQuery(db: Db, text: string, options: PlanOptions): Promise<PlannedQuery> {
  const { synonyms, vocabulary } = options
  const documents = await vocabulary.countDocuments(db)
  const words = options.isLiteral
    ? parseWords(text).map((word) => asTyped(word))
    : await sayKnownWords(db, await correctWords(db, text, synonyms, vocabulary.countTerms))
  const drafts = draftGroups(words, options)
  const counts = await vocabulary.countTerms(db, [
    ...new Set(drafts.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes))),
  ])
  const groups = drafts.map((draft) => weigh(draft, counts, documents))
  return { groups: relaxCommon(groups, documents), shownFor: shownFor(text, words) }
}

type Draft = Pick<WordGroup, 'isOptional' | 'isPlace'> & { readonly alternatives: readonly Weighted[] }

function draftGroups(
  words: readonly CorrectedWord[],
  { synonyms, places }: Pick<PlanOptions, 'synonyms' | 'places'>,
): Draft[] {
  const drafts: Draft[] = []
  for (let at = 0; at < words.length; ) {
    const word = words[at]
    if (!word) break
    const phrase = synonyms.at(words, at)
    const alike = phraseAlternatives(phrase?.phrases ?? [])
    const length = phrase?.length ?? 1
    const own = words.slice(at, at + length)
    const isRegion = own.some(
      ({ stems, root }) => places.has(root ?? '') || stems.some((stem) => places.has(stem)),
    )
    const alternatives = distinct([...ownAlternatives(own), ...alike])
    drafts.push({
      alternatives: isRegion ? alternatives.map(asRegion) : alternatives,
      isOptional: own.every(isOptional),
      isPlace: isRegion,
    })
    at += length
  }
  return drafts
}

function asRegion(one: Weighted): Weighted {
  return { ...one, weight: one.weight * REGION_WEIGHT }
}

function isOptional({ text, kind, unit }: CorrectedWord): boolean {
  return (kind === 'word' && isOptionalWord(text)) || (kind === 'number' && unit !== null)
}

function ownAlternatives(words: readonly CorrectedWord[]): Weighted[] {
  const [word, ...rest] = words
  if (!word) return []
  if (rest.length > 0) return [{ lexemes: words.map(({ stems }) => stems[0] ?? ''), weight: 1 }]
  switch (word.kind) {
    case 'number':
      return word.unit === null
        ? [{ lexemes: [word.text], weight: 1 }]
        : [
            { lexemes: [word.text + word.unit], weight: 1 },
            { lexemes: [word.text], weight: BARE_NUMBER_WEIGHT },
          ]
    case 'code': {
      const parts = codeParts(word.text)
      return [
        { lexemes: [word.text], weight: 1 },
        ...(parts.length > 0 ? [{ lexemes: parts, weight: OTHER_STEM_WEIGHT }] : []),
      ]
    }
    case 'size':
      return [{ lexemes: [word.text], weight: 1 }]
    case 'word':
      return wordAlternatives(word)
  }
}

function wordAlternatives({ stems, root, also }: CorrectedWord): Weighted[] {
  const from = root ?? stems[0] ?? ''
  return [
    ...stems.map((stem, at) => ({ lexemes: [stem], weight: at === 0 ? 1 : OTHER_STEM_WEIGHT })),
    ...also.map(({ stem, weight }) => ({ lexemes: [stem], weight })),
    { lexemes: [ROOT_PREFIX + from], weight: ROOT_WEIGHT },
    { lexemes: [from], weight: ROOT_WEIGHT },
  ]
}

function phraseAlternatives(phrases: readonly Phrase[]): Weighted[] {
  return phrases.map((lexemes) => ({ lexemes, weight: SYNONYM_WEIGHT, isSynonym: true }))
}

/** Removes duplicate alternatives and keeps the highest weight of each alternative. */
function distinct(alternatives: readonly Weighted[]): Weighted[] {
  const best = new Map<string, Weighted>()
  for (const each of alternatives) {
    const key = each.lexemes.join(' ')
    if ((best.get(key)?.weight ?? 0) < each.weight) best.set(key, each)
  }
  return [...best.values()]
}

/**
 * Counts the documents of each alternative. Drops the alternatives that no document contains, but keeps at least one
 * alternative.
 */
function weigh(
  { alternatives, ...draft }: Draft,
  counts: ReadonlyMap<string, TermCount>,
  documents: Pick<DocumentCounts, 'orders' | 'producers'>,
): WordGroup {
  const counted = alternatives.map((each): Alternative => {
    const held = each.lexemes.map((lexeme) => counts.get(lexeme) ?? { orders: 0, producers: 0 })
    return {
      ...each,
      isSynonym: each.isSynonym ?? false,
      orders: Math.min(...held.map(({ orders }) => orders)),
      producers: Math.min(...held.map(({ producers }) => producers)),
    }
  })
  const held = counted.filter(({ orders, producers }) => orders + producers > 0)
  const own = Math.max(1, ...held.filter(({ weight }) => weight > ROOT_WEIGHT).map(holders))
  const all = documents.orders + documents.producers
  const rarity = Math.log(1 + all / own)
  return {
    alternatives: held.length > 0 ? held : counted.slice(0, 1),
    worth: draft.isOptional ? rarity * OPTIONAL_WORTH : rarity,
    ...draft,
  }
}

function holders({ orders, producers }: Pick<Alternative, 'orders' | 'producers'>): number {
  return orders + producers
}

/** Makes very common words optional if the query has rarer words. */
function relaxCommon(groups: readonly WordGroup[], documents: DocumentCounts): WordGroup[] {
  const all = documents.orders + documents.producers
  const isCommon = ({ alternatives }: WordGroup) => {
    const held = alternatives.filter(({ weight }) => weight > ROOT_WEIGHT).map(holders)
    return Math.max(0, ...held) > all * COMMON_SHARE
  }
  const rarer = groups.some((group) => !group.isOptional && !isCommon(group))
  return groups.map((group) => (rarer && isCommon(group) ? { ...group, isOptional: true } : group))
}

function shownFor(text: string, words: readonly CorrectedWord[]): ShownFor | null {
  const changed = words.filter((word) => word.change !== null)
  if (changed.length === 0) return null
  let query = ''
  let at = 0
  for (const { start, end, change } of changed) {
    // If `start < at`, this token and the previous one replace the same typed word, so they are joined by a space.
    query += start < at ? ` ${change?.used ?? ''}` : text.slice(at, start) + (change?.used ?? '')
    at = Math.max(at, end)
  }
  query += text.slice(at)
  const changes = changed.flatMap(({ typed, change }) => (change ? [{ typed, ...change }] : []))
  return { query: query.trim(), changes }
}
