import { ORDER_TYPES } from '@verstat/contract/browser'
import type { LocaleCode, Translator } from '@verstat/i18n'
import type { DirectoryIndex } from '../../../lib/api/directory-index.ts'

export function textAddress(page: string, locale: LocaleCode): string {
  return `/panel/texts/edit?${new URLSearchParams({ page, locale })}`
}

/**
 * Returns the key of a list's texts, such as `orders/-~lvivska~-~-`. The parts between `~` are type, region and
 * category. Each absent part is `-`. Producers have no types.
 */
export function listTextPage(search: Readonly<Record<string, unknown>>): string {
  const part = (name: string) =>
    typeof search[name] === 'string' && search[name] !== '' ? search[name] : '-'
  const kind = search.kind === 'producers' ? 'producers' : 'orders'
  return `${kind}/${[kind === 'orders' ? part('type') : '-', part('region'), part('category'), '-'].join('~')}`
}

/** Returns the name of a page in the panel, such as «Замовлення: Львівська область, Спецодяг». */
export function textPageName(
  { t, locale }: { readonly t: Translator; readonly locale: LocaleCode },
  page: string,
  index: DirectoryIndex,
): string {
  const [kind = '', key = ''] = page.split('/')
  if (kind === 'page') {
    const name = `panel.textPage.${key}`
    return t.has(name) ? t(name) : page
  }
  const [type = '-', region = '-', category = '-'] = key.split('~')
  const orderType = ORDER_TYPES.find((known) => known === type)
  const parts = [
    orderType && t(`orders.type.${orderType}`),
    index.regionBySlug(region)?.name[locale],
    index.categoryBySlug(category)?.name[locale],
  ].filter((part) => part !== undefined)
  const list = t(kind === 'orders' ? 'common.nav.orders' : 'common.nav.producers')
  return parts.length === 0 ? list : `${list}: ${parts.join(', ')}`
}
