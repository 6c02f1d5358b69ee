import type { Translator } from '@verstat/i18n'
import type { ListingPlace } from '../listing-href.ts'

export type ListingCount = { readonly total: number; readonly totalExact: boolean }

/**
 * `found` is a text such as «Знайдено 57 замовлень» (57 orders found). `showText` labels the button that opens the
 * list, such as «Показати 57 замовлень» (show 57 orders).
 */
export type CountTexts = { readonly found: string; readonly showText: string }

export function countTexts(
  t: Translator,
  kind: ListingPlace['kind'],
  { total, totalExact }: ListingCount,
): CountTexts {
  const none = t(`${kind}.list.foundNone`)
  if (total === 0) return { found: none, showText: none }
  const count = t(totalExact ? `${kind}.list.count` : `${kind}.list.countMoreThan`, { n: total })
  return { found: t('common.filter.found', { count }), showText: t('common.filter.show', { count }) }
}
