import type { LocalizedText, SearchItem } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { FoundOrder, FoundProducer } from '../../directory/index.ts'
import { bestExcerpt, highlight, type Marked, type WantedLexemes } from './highlight-text.ts'

type Highlights = SearchItem['highlights']

/** Highlights the words of the query in the title and in an excerpt. */
export function highlightOrder(
  { order, description }: FoundOrder,
  wanted: WantedLexemes,
  locale: LocaleCode,
): Highlights {
  const texts = [...localized(description, locale), ...localized(order.quantityNote ?? {}, locale)]
  const title = localized(order.title, locale)[0] ?? { text: '', lang: null }
  return { title: highlight(title, wanted), excerpt: bestExcerpt(texts, wanted) }
}

/** Highlights the words of the query in the name and in an excerpt. */
export function highlightProducer(
  { producer, description, processes, materials, equipment }: FoundProducer,
  wanted: WantedLexemes,
  locale: LocaleCode,
): Highlights {
  const texts = [
    ...localized(producer.tagline ?? {}, locale),
    ...localized(description, locale),
    ...[processes, materials, equipment.map((each) => each.name)].flatMap((list) =>
      list.length === 0 ? [] : [{ text: list.join(', '), lang: null }],
    ),
  ]
  const title = { text: producer.name, lang: null }
  return { title: highlight(title, wanted), excerpt: bestExcerpt(texts, wanted) }
}

/** Returns the texts with the requested language first. */
function localized(text: LocalizedText, locale: LocaleCode): Marked[] {
  const other: LocaleCode = locale === 'uk' ? 'en' : 'uk'
  return [locale, other].flatMap((lang) => {
    const words = text[lang]
    return words === undefined ? [] : [{ text: words, lang }]
  })
}
