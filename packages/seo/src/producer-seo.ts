import type { Producer, Site } from '@verstat/contract'
import { pickText, type Translator } from '@verstat/i18n'
import { stepsAbove } from './listing-crumbs.ts'
import type { ListingPlaceWords } from './order-seo.ts'
import type { PageSeo } from './page-seo.ts'
import { placeText } from './place-text.ts'
import { sharePicture } from './share-picture.ts'

type Words = { readonly t: Translator; readonly site: Pick<Site, 'brand'> }

export function producerSeo({ t, site }: Words, producer: Producer, place: ListingPlaceWords): PageSeo {
  const { name, slug } = producer
  const does = pickText(producer.tagline, t.locale).text ?? place.categoryPath.at(-1)?.name[t.locale]
  const facts = [does, placeText(t, producer.city, place.region)]
  const isForeign = t.locale !== 'uk' && /\p{Script=Cyrillic}/u.test(name)
  return {
    head: {
      path: `/producers/${slug}`,
      title: name,
      description: t('producers.seo.description', {
        name,
        facts: facts.filter(Boolean).join(', '),
        brand: site.brand,
      }),
      type: 'profile',
      picture: sharePicture('producer', slug, producer.updatedAt),
    },
    h1: name,
    crumbs: [
      ...stepsAbove(t, 'producers', place.categoryPath),
      isForeign ? { text: name, lang: 'uk' } : { text: name },
    ],
  }
}
