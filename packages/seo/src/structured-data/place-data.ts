import type { RegionWords } from '../listing-heading.ts'
import { placeText, townName } from '../place-text.ts'
import { known, type StructuredWords } from './structured-words.ts'

/** Returns the place of work: a town with its region, or only the region. */
export function placeData(words: StructuredWords, city: string | null, region: RegionWords | undefined) {
  if (city === null && region === undefined) return undefined
  return {
    '@type': 'AdministrativeArea',
    name: placeText(words.t, city, region),
    address: addressData(words, city, region, null),
  }
}

/** Returns the public part of an address. A region outside Ukraine has no country in the address. */
export function addressData(
  { t }: StructuredWords,
  city: string | null,
  region: RegionWords | undefined,
  street: string | null,
) {
  const isAbroad = region?.slug === 'abroad'
  return known({
    '@type': 'PostalAddress',
    streetAddress: street ?? undefined,
    addressLocality: townName(t, city),
    addressRegion: region && region.slug !== 'ukraine' && !isAbroad ? region.name[t.locale] : undefined,
    addressCountry: isAbroad ? undefined : 'UA',
  })
}
