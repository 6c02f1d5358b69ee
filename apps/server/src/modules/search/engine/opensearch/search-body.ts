import { TITLE_PREFIX } from '../../documents/document-lexemes.ts'
import {
  COVERAGE,
  FIELD_WEIGHTS,
  groupShares,
  MAX_GROUP_SCORE,
  MAX_MATCHES,
  neededAlternatives,
  requiredGroups,
  scoredAlternatives,
  tellingGroups,
} from '../scoring-rules.ts'
import type { Alternative, FacetName, FindRequest, WordGroup } from '../search-engine.ts'
import { rankName } from './outside-document.ts'

type Clause = Readonly<Record<string, unknown>>

/** As PostgreSQL does, so that documents with nearly equal scores are sorted by date. */
const ROUNDED = 'Math.round(_score * 10000) / 10000.0'
/** The field that holds the lexemes of each document field and of better ones, best first. */
const LEVELS = [
  ['title', FIELD_WEIGHTS.title],
  ['subject', FIELD_WEIGHTS.subject],
  ['context', FIELD_WEIGHTS.context],
  ['words', FIELD_WEIGHTS.body],
] as const
/** Maximum number of values of a facet. There are fewer regions and categories. */
const MAX_VALUES = 1_000
const FACET_FIELDS = { type: 'type', region: 'region', category: 'categories' } as const

/** Builds the body of a search for the documents that miss at most `missing` words. */
export function findBody(request: FindRequest, missing: number, timeoutMs: number): object {
  const filter = matchFilter(request, missing)
  const byDate = [{ at: 'desc' }, { id: 'desc' }]
  const isRanked = request.sort === 'relevance'
  return {
    query: isRanked ? scored(request.groups, filter) : { bool: { filter } },
    sort: isRanked ? [{ _score: 'desc' }, ...byDate] : byDate,
    size: request.first,
    track_total_hits: MAX_MATCHES + 1,
    timeout: `${timeoutMs}ms`,
  }
}

/** Builds the body of a search that counts the values of a facet. */
export function facetBody(request: FindRequest, name: FacetName, timeoutMs: number): object {
  return {
    query: { bool: { filter: matchFilter(request, request.missing ?? 0) } },
    aggs: { values: { terms: { field: FACET_FIELDS[name], size: MAX_VALUES } } },
    size: 0,
    track_total_hits: false,
    timeout: `${timeoutMs}ms`,
  }
}

function matchFilter(request: FindRequest, missing: number): Clause[] {
  const { kind, now, filter } = request
  const required = requiredGroups(request)
  return [
    term('kind', kind),
    ...(missing === 0 ? required.map(groupClause) : widened(required, missing)),
    ...(kind === 'order' ? [{ range: { expires_at: { gt: now.getTime() } } }] : []),
    ...(filter.type === undefined ? [] : [term('type', filter.type)]),
    ...(filter.regionKeys === undefined ? [] : [{ terms: { region: filter.regionKeys } }]),
    ...(filter.categoryKey === undefined ? [] : [term('categories', filter.categoryKey)]),
  ]
}

/** A place alone never suffices, because most of its listings are about something else. */
function widened(groups: readonly WordGroup[], missing: number): Clause[] {
  const telling = tellingGroups(groups)
  const trades = telling.filter(({ isPlace }) => !isPlace)
  return [
    atLeast(Math.max(1, telling.length - missing), telling.map(groupClause)),
    ...(trades.length > 0 && trades.length < telling.length ? [anyOf(trades.map(groupClause))] : []),
  ]
}

function groupClause(group: WordGroup): Clause {
  const needed = neededAlternatives(group)
  const single = needed.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []))
  const titled = single.filter(isTitled).map(untitled)
  const others = single.filter((lexeme) => !isTitled(lexeme))
  return anyOf([
    ...(others.length > 0 ? [{ terms: { words: others } }] : []),
    ...(titled.length > 0 ? [{ terms: { title: titled } }] : []),
    ...needed.filter(({ lexemes }) => lexemes.length > 1).map((phrase) => allIn('words', phrase)),
  ])
}

/** Adds the scores of the groups. Their sum is between 0 and about 1. */
function scored(groups: readonly WordGroup[], filter: readonly Clause[]): Clause {
  const should = groupShares(groups).flatMap((share, at) => {
    const group = groups[at]
    if (!group || share === 0) return []
    const covered = { constant_score: { filter: groupClause(group), boost: COVERAGE * share } }
    return [covered, groupScore(group, (1 - COVERAGE) * share)]
  })
  return { script_score: { query: { bool: { filter, should } }, script: { source: ROUNDED } } }
}

function groupScore(group: WordGroup, share: number): Clause {
  const { words, phrases } = scoredAlternatives(group)
  const queries = [
    ...[...words].map(([weight, each]) => sumOf(each.map((word) => wordScore(word, share * weight)))),
    ...phrases.map((phrase) => phraseScore(phrase, share * phrase.weight)),
  ]
  return {
    function_score: {
      query: { dis_max: { queries } },
      functions: [{ weight: share * MAX_GROUP_SCORE }],
      boost_mode: 'min',
    },
  }
}

function wordScore({ lexemes: [lexeme = ''] }: Alternative, boost: number): Clause {
  return isTitled(lexeme)
    ? { constant_score: { filter: term('title', untitled(lexeme)), boost } }
    : { rank_feature: { field: `ranks.${rankName(lexeme)}`, linear: {}, boost } }
}

/** The score of a phrase is the weight of the best field that holds each of its words, or a better field does. */
function phraseScore(phrase: Alternative, share: number): Clause {
  const queries = LEVELS.map(([field, weight]) => ({
    constant_score: { filter: allIn(field, phrase), boost: share * weight },
  }))
  return { dis_max: { queries } }
}

/** Suggestions search for lexemes of titles only, which have a prefix in PostgreSQL and a field of their own here. */
function isTitled(lexeme: string): boolean {
  return lexeme.startsWith(TITLE_PREFIX)
}

function untitled(lexeme: string): string {
  return lexeme.slice(TITLE_PREFIX.length)
}

function term(field: string, value: string | number): Clause {
  return { term: { [field]: value } }
}

function allIn(field: string, { lexemes }: Alternative): Clause {
  return { bool: { filter: lexemes.map((lexeme) => term(field, lexeme)) } }
}

function anyOf(clauses: readonly Clause[]): Clause {
  const [first] = clauses
  return clauses.length === 1 && first ? first : atLeast(1, clauses)
}

function atLeast(count: number, clauses: readonly Clause[]): Clause {
  return { bool: { should: clauses, minimum_should_match: count } }
}

function sumOf(clauses: readonly Clause[]): Clause {
  const [first] = clauses
  return clauses.length === 1 && first ? first : { bool: { should: clauses } }
}
