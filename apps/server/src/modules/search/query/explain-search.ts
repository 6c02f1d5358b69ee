import type { Kysely } from 'kysely'
import { onTables } from '../../../platform/db/on-tables.ts'
import { findByIds } from '../../directory/index.ts'
import type { Match } from '../engine/search-engine.ts'
import { highlight, wantedLexemes } from '../results/highlight-text.ts'
import type { SearchTables } from '../search.tables.ts'
import type { SearchContext } from '../search-context.ts'
import { planQuery } from './plan-query.ts'
import { regionStems } from './region-stems.ts'

const SHOWN = 10

/** Explains a search in lines of text: how each word was interpreted, and which words each result matched. */
export async function explainSearch(ctx: SearchContext, text: string): Promise<string[]> {
  const db: Kysely<SearchTables> = onTables<SearchTables>(ctx.db)
  const { vocabulary } = ctx.search
  const documents = await vocabulary.countDocuments(db)
  const { groups, shownFor } = await planQuery(db, text, {
    isLiteral: false,
    synonyms: ctx.search.synonyms(),
    places: regionStems(ctx.dictionaries.regions()),
    vocabulary,
  })
  const lines = [`${documents.orders} orders and ${documents.producers} producers are indexed.`]
  for (const { typed, used, reason } of shownFor?.changes ?? [])
    lines.push(`«${typed}» is read as «${used}»: ${reason}`)
  for (const { alternatives, worth, isOptional } of groups) {
    const forms = alternatives.map(({ lexemes, weight, orders, producers }) => {
      return `${lexemes.join('+')} ×${weight} (${orders}/${producers})`
    })
    lines.push(`${isOptional ? 'orders only' : 'required'}, worth ${worth.toFixed(2)}: ${forms.join(', ')}`)
  }
  for (const kind of ['order', 'producer'] as const) {
    const found = await ctx.search.engine.find(
      {
        kind,
        groups,
        filter: {},
        filterShare: 1,
        documents: documents[`${kind}s`],
        recentFrom: documents.recentFrom[kind],
        sort: 'relevance',
        first: SHOWN,
        now: ctx.now(),
      },
      ctx,
    )
    lines.push(
      '',
      `${kind}s: ${found.total}${found.isExact ? '' : '+'}${found.missing > 0 ? ', with most of the words' : ''}`,
    )
    lines.push(...(await describe(ctx, found.matches, groups)))
  }
  return lines
}

async function describe(
  ctx: SearchContext,
  matches: readonly Match[],
  groups: Parameters<typeof wantedLexemes>[0],
): Promise<string[]> {
  const idsOf = (kind: Match['kind']) => matches.filter((match) => match.kind === kind).map(({ id }) => id)
  const found = await findByIds(ctx, { orders: idsOf('order'), producers: idsOf('producer') })
  const titles = new Map([
    ...[...found.orders].map(([id, { order }]) => [id, order.title.uk ?? order.title.en ?? ''] as const),
    ...[...found.producers].map(([id, { producer }]) => [id, producer.name] as const),
  ])
  const wanted = wantedLexemes(groups)
  return matches.map(({ id, score }) => {
    const title = titles.get(id) ?? ''
    const { ranges } = highlight({ text: title, lang: null }, wanted)
    const marked = ranges
      .toReversed()
      .reduce(
        (text, { start, end }) => `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`,
        title,
      )
    return `  ${score.toFixed(3)}  ${marked}  ${id}`
  })
}
