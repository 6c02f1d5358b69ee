import { CURRENCIES, TEXT_LANGUAGES, UNITS } from '@verstat/contract/browser'
import type { Format, Translator } from '@verstat/i18n'
import { PRODUCER_TICKS } from '../../../lib/urls/query-parameters.ts'
import type { FilterChip } from '../../listing/filter-chips.tsx'
import { type QueryValues, typedNumber } from '../../listing/listing-query.ts'
import { amountAfterPreposition } from '../../listing/listing-words.ts'
import { type ListingPlace, listingHref, withFilter } from '../listing-href.ts'
import type { ListingSubject } from '../listing-subject.ts'
import { chosenValue, ORDER_CHOICE_NAMES } from './order-choices.ts'
import { readOrderQuery } from './order-query.ts'
import { readProducerQuery } from './producer-query.ts'

/**
 * Returns one chip for each active filter of a list of orders. Filters of the path come first, then the other filters
 * in the order of the form.
 */
export function orderChips(
  t: Translator,
  format: Format,
  place: ListingPlace,
  subject: ListingSubject,
): readonly FilterChip[] {
  const labels = orderLabels(t, format, place.query)
  return [
    ...subjectChips(t, place, subject),
    ...labels.map(([key, label]) => ({ label, href: hrefWithout(place, key, readOrderQuery) })),
  ]
}

export function producerChips(
  t: Translator,
  place: ListingPlace,
  subject: ListingSubject,
): readonly FilterChip[] {
  const labels = {
    verified: t('producers.filter.chipVerified'),
    acceptsTolling: t('producers.filter.chipTolling'),
    acceptsSmallBatch: t('producers.filter.chipSmallBatch'),
  }
  return [
    ...subjectChips(t, place, subject),
    ...PRODUCER_TICKS.filter((key) => place.query[key]).map((key) => ({
      label: labels[key],
      href: hrefWithout(place, key, readProducerQuery),
    })),
    ...languageLabel(t, place.query).map(([key, label]) => ({
      label,
      href: hrefWithout(place, key, readProducerQuery),
    })),
  ]
}

function subjectChips(t: Translator, place: ListingPlace, subject: ListingSubject): FilterChip[] {
  const { type, category, region } = subject
  const chips: FilterChip[] = []
  if (type) {
    chips.push({ label: t(`orders.type.${type}`), href: listingHref(withFilter(place, { type: undefined })) })
  }
  if (category) {
    const href = listingHref(withFilter(place, { categorySlug: undefined }))
    chips.push({ label: category.name[t.locale], href })
  }
  if (region) {
    const href = listingHref(withFilter(place, { regionSlug: undefined }))
    chips.push({ label: region.name[t.locale], href })
  }
  return chips
}

function orderLabels(t: Translator, format: Format, query: QueryValues): (readonly [string, string])[] {
  const currency = CURRENCIES.find((known) => known === query.currency) ?? 'UAH'
  const unit = UNITS.find((known) => known === query.unit)
  const labels: (readonly [string, string])[] = []
  for (const [key, message] of [
    ['budgetMin', 'orders.filter.chipBudgetMin'],
    ['budgetMax', 'orders.filter.chipBudgetMax'],
  ] as const) {
    const minor = typedNumber(query[key] ?? '', 100)
    if (minor !== undefined) labels.push([key, t(message, { amount: format.money(minor, currency) })])
  }
  for (const [key, message] of [
    ['quantityMin', 'orders.filter.chipQuantityMin'],
    ['quantityMax', 'orders.filter.chipQuantityMax'],
  ] as const) {
    const quantity = typedNumber(query[key] ?? '')
    if (quantity !== undefined && unit)
      labels.push([key, t(message, { amount: amountAfterPreposition({ t, format }, quantity, unit) })])
  }
  for (const name of ORDER_CHOICE_NAMES) {
    const chosen = chosenValue(t, name, query[name])
    if (chosen) labels.push([name, chosen.text])
  }
  const size = typedNumber(query.sizeMax ?? '')
  if (size !== undefined) labels.push(['sizeMax', t('orders.filter.chipSizeMax', { n: format.number(size) })])
  if (query.hasFiles) labels.push(['hasFiles', t('orders.filter.chipHasFiles')])
  if (query.hasModel) labels.push(['hasModel', t('orders.filter.chipHasModel')])
  labels.push(...languageLabel(t, query))
  return labels
}

function languageLabel(t: Translator, query: QueryValues): (readonly [string, string])[] {
  const language = TEXT_LANGUAGES.find((known) => known === query.language)
  return language ? [['language', t(`common.language.in.${language}`)]] : []
}

function hrefWithout(place: ListingPlace, key: string, tidy: (query: QueryValues) => QueryValues): string {
  const { [key]: _removed, ...rest } = place.query
  return listingHref({ ...place, query: tidy(rest) })
}
