import type { LocalizedText, SearchItem } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { readHighlightedOrders, readHighlightedProducers } from '../../directory/index.ts'
import type { PlannedQuery } from '../query/planned-query.ts'
import type { SearchContext } from '../search-context.ts'
import { bestExcerpt, highlight, type Marked, wantedLexemes } from './highlight-text.ts'

type Highlights = SearchItem['highlights']

/** Highlights the words of the query in titles and excerpts. Returns a map by listing id. */
export async function highlightsOf(
  ctx: SearchContext,
  ids: { readonly orders: readonly string[]; readonly producers: readonly string[] },
  { groups }: PlannedQuery,
): Promise<ReadonlyMap<string, Highlights>> {
  const [orders, producers] = await Promise.all([
    readHighlightedOrders(ctx.pool, ids.orders),
    readHighlightedProducers(ctx.pool, ids.producers),
  ])
  const wanted = wantedLexemes(groups)
  return new Map([
    ...orders.map(({ id, title, description, quantityNote }) => {
      const texts = [...localized(description, ctx.locale), ...localized(quantityNote, ctx.locale)]
      const shown = localized(title, ctx.locale)[0] ?? { text: '', lang: null }
      return [id, { title: highlight(shown, wanted), excerpt: bestExcerpt(texts, wanted) }] as const
    }),
    ...producers.map((producer) => {
      const { id, name, tagline, description, processes, materials, equipment } = producer
      const texts = [
        ...localized(tagline, ctx.locale),
        ...localized(description, ctx.locale),
        ...[processes, materials, equipment.map((each) => each.name)].flatMap((list) =>
          list.length === 0 ? [] : [{ text: list.join(', '), lang: null }],
        ),
      ]
      return [
        id,
        { title: highlight({ text: name, lang: null }, wanted), excerpt: bestExcerpt(texts, wanted) },
      ] as const
    }),
  ])
}

/** Returns the texts with the requested language first. */
function localized(text: LocalizedText, locale: LocaleCode): Marked[] {
  const other: LocaleCode = locale === 'uk' ? 'en' : 'uk'
  return [locale, other].flatMap((lang) => {
    const words = text[lang]
    return words === undefined ? [] : [{ text: words, lang }]
  })
}
