import type { Suggestion } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'
import { type ListingKind, listingPath } from '../../lib/urls/listing-path.ts'
import { stringifyPlainSearch } from '../../lib/urls/plain-search.ts'
import { producerName } from '../listing/listing-words.ts'

export type SuggestOption = {
  readonly kind: Suggestion['kind'] | 'recent'
  readonly href: string
  readonly text: string
  /** Language of the text, if it is not the page's language. An unknown language is ''. */
  readonly lang?: string
  /** Kind of the option, such as «Регіон», when the text alone does not show the kind. */
  readonly hint?: string
  /** The query that the option searches for. */
  readonly query?: string
}

/** The other fields of the search form, such as kind and filters. */
export type FormValues = Readonly<Record<string, string>>

/** Turns suggestions into options. An option of kind `words` searches with the values of the form's other fields. */
export function suggestOptions(
  { t, locale }: Pick<PageContext, 't' | 'locale'>,
  form: FormValues,
  items: readonly Suggestion[],
): readonly SuggestOption[] {
  const list: ListingKind = form.in === 'producers' ? 'producers' : 'orders'
  return items.map((item): SuggestOption => {
    const { kind } = item
    if (kind === 'words') return wordsOption(kind, form, item.query)
    if (kind === 'category') {
      const hint = item.parent ? item.parent[locale] : t('suggest.kind.category')
      return { kind, href: listingPath(list, { categorySlug: item.slug }), text: item.name[locale], hint }
    }
    if (kind === 'region') {
      const href = listingPath(list, { regionSlug: item.slug })
      return { kind, href, text: item.name[locale], hint: t('suggest.kind.region') }
    }
    const { name, nameLang } = producerName(item.name, locale)
    return {
      kind,
      href: `/producers/${item.slug}`,
      text: name,
      ...(nameLang ? { lang: nameLang } : {}),
      hint: t('suggest.kind.producer'),
    }
  })
}

export function recentOptions(form: FormValues, searches: readonly string[]): readonly SuggestOption[] {
  return searches.map((query) => wordsOption('recent', form, query))
}

function wordsOption(kind: 'words' | 'recent', form: FormValues, query: string): SuggestOption {
  const rest = Object.entries(form).filter(([, value]) => value !== '')
  const search = stringifyPlainSearch({ query, ...Object.fromEntries(rest) })
  return { kind, href: `/search${search}`, text: query, lang: '', query }
}
