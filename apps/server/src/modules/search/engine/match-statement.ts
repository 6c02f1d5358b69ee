import { type RawBuilder, sql } from 'kysely'
import { TITLE_PREFIX } from '../documents/document-lexemes.ts'
import { quoteLexeme } from '../documents/search-vector.ts'
import { categoryTag, regionTag, typeTag } from './filter-tags.ts'
import type { Alternative, FindFilter, FindRequest, WordGroup } from './search-engine.ts'

type Sql = RawBuilder<unknown>

/**
 * Weights for `ts_rank` in the order of PostgreSQL's weight classes D, C, B, A. The classes stand for body, context,
 * subject and title.
 */
const PLACE_WEIGHTS = '{0.2, 0.35, 0.7, 1}'
/**
 * `ts_rank` divides its result by π²/6, which is the limit of 1 + 1/4 + 1/9 and so on. Multiplying by π²/6 gives a word
 * in the title the score 1.
 */
const RANK_SCALE = 1.644934
/** A word gets this share of its score in whichever field it occurs. The rest depends on the field. */
const COVERAGE = 0.35

/** Builds the tsquery for documents that match every group and the filter. */
export function tsquery(groups: readonly WordGroup[], filter: FindFilter, mark = ''): string {
  return [...groups.map((group) => groupQuery(group, mark)), ...filterQueries(filter)].join(' & ')
}

/**
 * A query that tolerates missing words uses only this many of the most significant words, because more words would give
 * too many combinations.
 */
const MAX_VARIED = 6

/**
 * Builds a tsquery that also matches if up to `missing` groups do not match. A place alone never suffices, because most
 * of its listings are about something else.
 */
export function widenedTsquery(groups: readonly WordGroup[], filter: FindFilter, missing: number): string {
  const telling = groups.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_VARIED)
  const each = telling.map((group) => groupQuery(group, ''))
  const trades = telling.flatMap((group, at) => (group.isPlace ? [] : (each[at] ?? [])))
  return [
    atLeast(Math.max(1, each.length - missing), each),
    ...(trades.length > 0 && trades.length < each.length ? [`(${trades.join(' | ')})`] : []),
    ...filterQueries(filter),
  ].join(' & ')
}

/**
 * Builds a tsquery that requires at least `count` of the queries. The rarest word comes first, so that one test rejects
 * most documents.
 */
function atLeast(count: number, queries: readonly string[]): string {
  const [first = '', ...rest] = queries
  if (count === 1) return `(${queries.join(' | ')})`
  if (count === queries.length) return `(${queries.join(' & ')})`
  return `(${first} & ${atLeast(count - 1, rest)} | ${atLeast(count, rest)})`
}

function groupQuery({ alternatives }: WordGroup, mark: string): string {
  // If one word of a phrase suffices alone, the phrase is redundant.
  const enough = new Set(alternatives.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : [])))
  const needed = alternatives.filter(
    ({ lexemes }) => lexemes.length === 1 || !lexemes.some((lexeme) => enough.has(lexeme)),
  )
  const each = needed.map(({ lexemes }) =>
    lexemes
      .map((lexeme) => quoteLexeme(mark === TITLE_PREFIX && lexeme.startsWith('~') ? lexeme : mark + lexeme))
      .join(' & '),
  )
  return `(${each.join(' | ')})`
}

function filterQueries({ type, regionKeys, categoryKey }: FindFilter): string[] {
  return [
    ...(type === undefined ? [] : [quoteLexeme(typeTag(type))]),
    ...(regionKeys === undefined
      ? []
      : [`(${regionKeys.map((key) => quoteLexeme(regionTag(key))).join(' | ')})`]),
    ...(categoryKey === undefined ? [] : [quoteLexeme(categoryTag(categoryKey))]),
  ]
}

/** Selects the ids, dates and scores of the candidates. A score is between 0 and about 1. */
export function scoredMatches({ groups }: Pick<FindRequest, 'groups'>, candidates: Sql): Sql {
  const total = Math.max(
    Number.MIN_VALUE,
    groups.reduce((sum, { worth }) => sum + worth, 0),
  )
  const scores = groups.map((group, at) => sql`least(1.3, ${groupScore(group)}) as ${sql.ref(`s${at}`)}`)
  const parts = groups.map(({ worth }, at) => {
    const s = sql.ref(`s${at}`)
    const share = sql.lit(Number((worth / total).toFixed(5)))
    return sql`${share} * (${sql.lit(1 - COVERAGE)} * ${s} + case when ${s} > 0 then ${sql.lit(COVERAGE)} else 0 end)`
  })
  // Without `offset 0`, PostgreSQL would inline the subquery and compute each rank twice.
  return sql`select id, at, (${sql.join(parts, sql` + `)})::float8 as score
    from (select d.id, d.at, ${sql.join(scores)} from (${candidates}) d offset 0) d`
}

/** The best score of a group's alternatives. Single words with the same weight share one call of `ts_rank`. */
function groupScore({ alternatives }: WordGroup): Sql {
  const words = Map.groupBy(
    alternatives.filter(({ lexemes }) => lexemes.length === 1),
    ({ weight }) => weight,
  )
  const phrases = alternatives.filter(({ lexemes }) => lexemes.length > 1)
  const scores = [
    ...[...words].map(([weight, each]) => {
      const query = each.map(({ lexemes }) => quoteLexeme(lexemes[0] ?? '')).join(' | ')
      return sql`${sql.lit(weight * each.length)} * ${rank(query)}`
    }),
    ...phrases.map(({ weight, lexemes }) => {
      const ranks = lexemes.map((lexeme) => rank(quoteLexeme(lexeme)))
      return sql`${sql.lit(weight)} * least(${sql.join(ranks)})`
    }),
  ]
  return scores.length === 0 ? sql`0` : sql`greatest(${sql.join(scores)})`
}

function rank(query: string): Sql {
  return sql`ts_rank(${PLACE_WEIGHTS}::real[], d.words, ${query}::tsquery) * ${sql.lit(RANK_SCALE)}`
}

export function alternativeCount(alternative: Alternative, kind: FindRequest['kind']): number {
  return kind === 'order' ? alternative.orders : alternative.producers
}
