import type { Producer } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import type { ListingPlaceWords } from '../order-seo.ts'
import type { PageSeo } from '../page-seo.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { addressData } from './place-data.ts'
import {
  absolute,
  CONTEXT,
  excerpt,
  fileUrl,
  type JsonLd,
  known,
  type StructuredWords,
} from './structured-words.ts'

/** Returns a producer as JSON-LD. The type is `LocalBusiness` when the street is public, otherwise `Organization`. */
export function producerData(
  words: StructuredWords,
  seo: PageSeo,
  producer: Producer,
  { region }: ListingPlaceWords,
): JsonLd[] {
  const { locale } = words.t
  const { address, location, logo, cover } = producer
  const common = {
    '@context': CONTEXT,
    name: producer.name,
    description: excerpt(producer.description, locale),
    slogan: pickText(producer.tagline, locale).text ?? undefined,
    url: absolute(words, seo.head.path),
    sameAs: website(producer.website),
    logo: logo ? fileUrl(words, logo.url) : undefined,
    image: [cover, ...producer.gallery].flatMap((picture) => (picture ? [fileUrl(words, picture.url)] : [])),
    address: addressData(words, producer.city, region, address),
    foundingDate: producer.foundedYear === null ? undefined : String(producer.foundedYear),
    taxID: producer.edrpou ?? undefined,
    knowsAbout: [...producer.processes],
  } as const
  const business =
    address === null
      ? known({ '@type': 'Organization', ...common })
      : known({
          '@type': 'LocalBusiness',
          ...common,
          geo: location
            ? { '@type': 'GeoCoordinates', latitude: location.lat, longitude: location.lon }
            : undefined,
        })
  return [business, breadcrumbData(words, seo)]
}

/**
 * Returns the website if it is an http or https address, because only these are valid in `sameAs`. Owners may type
 * anything.
 */
function website(typed: string | null): string | undefined {
  const url = typed !== null && URL.canParse(typed) ? new URL(typed) : undefined
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
