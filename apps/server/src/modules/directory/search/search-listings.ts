import type { RouteParsed, SearchResult, search as searchRoute } from '@verstat/contract'
import type { z } from 'zod/mini'
import { findFilter, refuse, regionsInTurn } from '../dictionary-filter.ts'
import type { DirectoryContext } from '../directory-context.ts'
import * as orders from '../orders/order.repository.ts'
import { viewOrderSummary } from '../orders/order.view.ts'
import * as producers from '../producers/producer.repository.ts'
import { viewProducerSummary } from '../producers/producer.view.ts'
import {
  type Match,
  type Matches,
  matchOrders,
  matchProducers,
  type SearchFilter,
} from './search-candidates.ts'
import { searchQuery } from './search-words.ts'

type SearchInput = RouteParsed<typeof searchRoute>

const NOTHING: Matches = { matches: [], isComplete: true }

/**
 * Orders and producers that hold every word of the query, the last one perhaps only begun. `type` narrows orders
 * alone. Throws `validation_failed` for an unknown region or category.
 */
export async function searchListings(
  ctx: DirectoryContext,
  input: SearchInput,
): Promise<z.input<typeof SearchResult>> {
  const filter = searchFilter(ctx, input)
  const query = searchQuery(input.query)
  const [foundOrders, foundProducers] = query
    ? await Promise.all([matchOrders(ctx, query, filter), matchProducers(ctx, query, filter)])
    : [NOTHING, NOTHING]
  const sides = [
    ...(input.in === 'producers' ? [] : [foundOrders]),
    ...(input.in === 'orders' ? [] : [foundProducers]),
  ]
  const matches = sides.flatMap((side) => side.matches).toSorted(input.sort === 'newest' ? byDate : byWeight)
  const first = (input.page - 1) * input.limit
  return {
    items: await viewMatches(ctx, matches.slice(first, first + input.limit)),
    page: input.page,
    limit: input.limit,
    total: matches.length,
    totalExact: sides.every(({ isComplete }) => isComplete),
    pages: Math.ceil(matches.length / input.limit),
    counts: { orders: foundOrders.matches.length, producers: foundProducers.matches.length },
    countsExact: { orders: foundOrders.isComplete, producers: foundProducers.isComplete },
    shownFor: null,
    widened: false,
    partial: false,
  }
}

function searchFilter(ctx: DirectoryContext, input: SearchInput): SearchFilter {
  const slugs = { regionSlug: input.region, categorySlug: input.category }
  const { region, category, problems } = findFilter(ctx.dictionaries, slugs)
  refuse(problems.map((problem) => ({ ...problem, path: problem.path.replace('Slug', '') })))
  return {
    ...(input.type ? { type: input.type } : {}),
    ...(region ? { regions: regionsInTurn(ctx.dictionaries, region) } : {}),
    ...(category ? { category } : {}),
  }
}

async function viewMatches(ctx: DirectoryContext, matches: readonly Match[]) {
  const idsOf = (kind: Match['kind']) => matches.filter((match) => match.kind === kind).map(({ id }) => id)
  const [orderRows, producerRows] = await Promise.all([
    orders.listSummaries(ctx.pool, idsOf('order')),
    producers.listSummaries(ctx.pool, idsOf('producer')),
  ])
  const view = { dictionaries: ctx.dictionaries, now: ctx.now() }
  const highlights = (lang: 'uk' | 'en' | null, text: string) => ({
    title: { text, lang, ranges: [] },
    excerpt: null,
  })
  const items = new Map<string, z.input<typeof SearchResult>['items'][number]>([
    ...orderRows.map((row) => {
      const order = viewOrderSummary(row, view)
      const title =
        order.title.uk === undefined
          ? highlights('en', order.title.en ?? '')
          : highlights('uk', order.title.uk)
      return [row.id, { kind: 'order', order, highlights: title }] as const
    }),
    ...producerRows.map((row) => {
      const producer = viewProducerSummary(row, view)
      return [row.id, { kind: 'producer', producer, highlights: highlights(null, producer.name) }] as const
    }),
  ])
  return matches.flatMap(({ id }) => items.get(id) ?? [])
}

function byWeight(a: Match, b: Match): number {
  return b.weight - a.weight || byDate(a, b)
}

function byDate(a: Match, b: Match): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : -1)
}
