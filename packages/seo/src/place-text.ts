import { romanize, type Translator } from '@verstat/i18n'
import type { RegionWords } from './listing-heading.ts'

export function townName(t: Translator, city: string | null): string | undefined {
  if (city === null) return undefined
  return t.locale === 'uk' ? city : romanize(city)
}

/**
 * Returns «Бровари, Київська область». A city that is a region itself appears once. On English pages the names of towns
 * are romanised.
 */
export function placeText(
  t: Translator,
  city: string | null,
  region: Pick<RegionWords, 'name'> | undefined,
): string {
  const name = region?.name[t.locale] ?? ''
  if (city === null || city === region?.name.uk || city === region?.name.en) return name
  const town = townName(t, city) ?? ''
  return name ? t('orders.row.place', { city: town, region: name }) : town
}
