import { type RawBuilder, sql } from 'kysely'
import { textLiteral } from '../../../platform/db/text-literal.ts'
import { TITLE_PREFIX } from '../documents/document-lexemes.ts'
import { quoteLexeme } from '../documents/search-vector.ts'
import { categoryTag, regionTag, typeTag } from './filter-tags.ts'
import {
  COVERAGE,
  FIELD_WEIGHTS,
  groupShares,
  MAX_GROUP_SCORE,
  neededAlternatives,
  scoredAlternatives,
  tellingGroups,
} from './scoring-rules.ts'
import type { Alternative, FindFilter, FindRequest, WordGroup } from './search-engine.ts'

type Sql = RawBuilder<unknown>

/** Weights for `ts_rank` in the order of PostgreSQL's weight classes D, C, B, A. */
const PLACE_WEIGHTS = `{${[FIELD_WEIGHTS.body, FIELD_WEIGHTS.context, FIELD_WEIGHTS.subject, FIELD_WEIGHTS.title]}}`
/**
 * `ts_rank` divides its result by π²/6, which is the limit of 1 + 1/4 + 1/9 and so on. Multiplying by π²/6 gives a word
 * in the title the score 1.
 */
const RANK_SCALE = 1.644934
/** Builds the tsquery for documents that match every group and the filter. */
export function tsquery(groups: readonly WordGroup[], filter: FindFilter, mark = ''): string {
  return [...groups.map((group) => groupQuery(group, mark)), ...filterQueries(filter)].join(' & ')
}

/**
 * Builds a tsquery that also matches if up to `missing` groups do not match. A place alone never suffices, because most
 * of its listings are about something else.
 */
export function widenedTsquery(groups: readonly WordGroup[], filter: FindFilter, missing: number): string {
  const telling = tellingGroups(groups)
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

function groupQuery(group: WordGroup, mark: string): string {
  const each = neededAlternatives(group).map(({ lexemes }) =>
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
  const scores = groups.map(
    (group, at) => sql`least(${sql.lit(MAX_GROUP_SCORE)}, ${groupScore(group)}) as ${sql.ref(`s${at}`)}`,
  )
  const parts = groupShares(groups).map((each, at) => {
    const s = sql.ref(`s${at}`)
    const share = sql.lit(each)
    return sql`${share} * (${sql.lit(1 - COVERAGE)} * ${s} + case when ${s} > 0 then ${sql.lit(COVERAGE)} else 0 end)`
  })
  // Without `offset 0`, PostgreSQL would inline the subquery and compute each rank twice.
  return sql`select id, at, (${sql.join(parts, sql` + `)})::float8 as score
    from (select d.id, d.at, ${sql.join(scores)} from (${candidates}) d offset 0) d`
}

/** The best score of a group's alternatives. Single words with the same weight share one call of `ts_rank`. */
function groupScore(group: WordGroup): Sql {
  const { words, phrases } = scoredAlternatives(group)
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
  return sql`ts_rank(${sql.lit(PLACE_WEIGHTS)}::real[], d.words, ${textLiteral(query)}::tsquery) * ${sql.lit(RANK_SCALE)}`
}

export function alternativeCount(alternative: Alternative, kind: FindRequest['kind']): number {
  return kind === 'order' ? alternative.orders : alternative.producers
}
