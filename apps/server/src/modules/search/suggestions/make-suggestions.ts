import type { RouteOutput, RouteParsed, suggest as route } from '@verstat/contract'
import type { Kysely } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { clientNetwork } from '../../../platform/security/client-network.ts'
import { findByIds } from '../../directory/index.ts'
import { TITLE_PREFIX } from '../documents/document-lexemes.ts'
import type { WordGroup } from '../engine/search-engine.ts'
import type { SearchTables } from '../search.tables.ts'
import type { SearchContext } from '../search-context.ts'
import { listTermsFrom, listWordsFrom } from '../vocabulary/vocabulary.repository.ts'
import { inLatinLayout, inUkrainianLayout } from '../words/keyboard-layout.ts'
import { ukrainianReadings } from '../words/latin-spelling.ts'
import { normalizeWord } from '../words/normalize-word.ts'
import { splitText } from '../words/split-text.ts'
import { wordStems } from '../words/word-stems.ts'

type Output = RouteOutput<typeof route>
type Item = Output['items'][number]

const MAX_WORDS = 5
const MAX_CATEGORIES = 3
const MAX_REGIONS = 1
const MAX_PRODUCERS = 3
/**
 * Number of producers that are scored. More would hardly improve the order, because the names of all of them contain
 * the words.
 */
const PRODUCERS_WEIGHED = 200
/** Number of words that are read. Several of them may be forms of one word, and only one form is suggested. */
const WORDS_READ = 40
const TERMS_READ = 12
const MAX_READINGS = 4

const NEVER = new AbortController().signal

/**
 * Suggests completions of a query. The last word is treated as a prefix, in either keyboard layout and either alphabet.
 * Throws `rate_limited` when too many suggestions for the caller's IP network are waiting.
 */
export function suggest(ctx: SearchContext, { query }: RouteParsed<typeof route>): Promise<Output> {
  const caller = { group: clientNetwork(ctx.ip), leaving: ctx.signal ?? NEVER }
  return ctx.search.suggestions.join(caller, query, (signal) => makeSuggestions({ ...ctx, signal }, query))
}

async function makeSuggestions(ctx: SearchContext, query: string): Promise<Output> {
  const db = onTables<SearchTables>(ctx.db)
  const begun = /[^\s]*$/.exec(query)?.[0] ?? ''
  const before = query.slice(0, query.length - begun.length)
  for (const beginning of readings(begun)) {
    ctx.signal?.throwIfAborted()
    const [words, producers] = await Promise.all([
      suggestWords(db, before, beginning),
      suggestProducers(ctx, db, before, beginning),
    ])
    const whole = splitText(before + beginning).map(({ text }) => text)
    const items = [...words, ...suggestCategories(ctx, whole), ...suggestRegions(ctx, whole), ...producers]
    if (items.length > 0) return { items }
  }
  return { items: [] }
}

/** Returns the possible interpretations of the prefix. The likeliest one comes first. */
function readings(begun: string): readonly string[] {
  const normal = lettersOf(begun)
  if (/[а-яіїє]/.test(normal)) return [normal, lettersOf(inLatinLayout(begun))]
  return [
    ...new Set([
      normal,
      lettersOf(inUkrainianLayout(begun)),
      ...ukrainianReadings(normal).slice(0, MAX_READINGS),
    ]),
  ]
}

function lettersOf(text: string): string {
  return normalizeWord(text).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

async function suggestWords(db: Kysely<SearchTables>, before: string, beginning: string): Promise<Item[]> {
  if (beginning.length < 2) return []
  const words = await listWordsFrom(db, beginning, WORDS_READ)
  const one = new Map<string, string>()
  for (const { term, spelling } of words) if (!one.has(term)) one.set(term, spelling)
  return [...one.values()]
    .slice(0, MAX_WORDS)
    .map((spelling) => ({ kind: 'words', query: before + spelling }))
}

/** Suggests producers whose names contain the earlier words and a word with the prefix. */
async function suggestProducers(
  ctx: SearchContext,
  db: Kysely<SearchTables>,
  before: string,
  beginning: string,
): Promise<Item[]> {
  if (beginning.length < 2) return []
  const begun = await listTermsFrom(db, TITLE_PREFIX + beginning, TERMS_READ)
  if (begun.length === 0) return []
  const groups = [
    ...splitText(before).map(({ text }) => wordStems(text).stems.map((stem) => TITLE_PREFIX + stem)),
    begun,
  ].map(oneOf)
  const request = {
    kind: 'producer',
    groups,
    filter: {},
    filterShare: 1,
    documents: 0,
    sort: 'relevance',
    first: MAX_PRODUCERS,
    maxScored: PRODUCERS_WEIGHED,
    isStrict: true,
    now: ctx.now(),
  } as const
  const { matches } = await ctx.search.engine.find(request, ctx)
  const found = await findByIds(ctx, { orders: [], producers: matches.map(({ id }) => id) })
  return matches.flatMap(({ id }) => {
    const producer = found.producers.get(id)?.producer
    return producer ? [{ kind: 'producer', slug: producer.slug, name: producer.name }] : []
  })
}

function oneOf(lexemes: readonly string[]): WordGroup {
  const alternatives = lexemes.map((lexeme) => ({
    lexemes: [lexeme],
    weight: 1,
    isSynonym: false,
    orders: 0,
    producers: 1,
  }))
  return { alternatives, worth: 1, isOptional: false }
}

function suggestCategories({ dictionaries }: SearchContext, words: readonly string[]): Item[] {
  return dictionaries
    .categories()
    .filter(({ name }) => holds(name, words))
    .slice(0, MAX_CATEGORIES)
    .map(({ slug, name, parentKey }) => ({
      kind: 'category',
      slug,
      name,
      parent: parentKey === null ? null : dictionaries.category(parentKey).name,
    }))
}

function suggestRegions({ dictionaries }: SearchContext, words: readonly string[]): Item[] {
  return dictionaries
    .regions()
    .filter(({ name }) => holds(name, words))
    .slice(0, MAX_REGIONS)
    .map(({ slug, name }) => ({ kind: 'region', slug, name }))
}

/** Returns whether each of `words` is the beginning of a word in the name. All must match in the same language. */
function holds(name: { readonly uk: string; readonly en: string }, words: readonly string[]): boolean {
  if (words.length === 0) return false
  return [name.uk, name.en].some((text) => {
    const own = splitText(text).map((token) => token.text)
    return words.every((word) => own.some((each) => each.startsWith(word)))
  })
}
