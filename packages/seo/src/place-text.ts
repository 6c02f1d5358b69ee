import { romanize, type Translator } from '@verstat/i18n'
import type { RegionWords } from './listing-heading.ts'

/** The town name in the page's language. */
export function townName(t: Translator, city: string | null): string | undefined {
  if (city === null) return undefined
  return t.locale === 'uk' ? city : romanize(city)
}

/** «Бровари, Київська область»; a city that is its own region appears once. Towns are romanised in English. */
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
