import type { Producer } from '@verstat/contract'
import { kyivDay, type LocaleCode } from '@verstat/i18n'
import { type PageHead, type PageSeo, placeText } from '@verstat/seo'
import type { Crumb } from '@verstat/ui/breadcrumbs'
import type { PictureSource } from '@verstat/ui/picture'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { capacityText } from '../listing/capacity-text.ts'
import { fact, type ListingFact } from '../listing/facts/listing-fact.ts'
import {
  ownText,
  pictureSource,
  producerName,
  type VerificationText,
  verificationText,
  type WrittenParagraphs,
  type WrittenText,
  writtenParagraphs,
  writtenText,
} from '../listing/listing-words.ts'
import { producerFacts } from './producer-facts.ts'

/** Content of a producer's page, with all texts in the language of the page. */
export type ProducerPageView = {
  readonly name: string
  readonly nameLang?: LocaleCode
  readonly kind: string
  readonly tagline?: WrittenText
  readonly crumbs: readonly Crumb[]
  /** `explanation` says what staff checked. */
  readonly verified?: VerificationText & { readonly explanation: string }
  readonly paused: boolean
  readonly website?: { readonly href: string; readonly host: string }
  readonly makes: readonly { readonly label: string; readonly href: string }[]
  readonly facts: readonly ListingFact[]
  readonly description: WrittenParagraphs
  readonly processes: readonly WrittenText[]
  readonly materials: readonly WrittenText[]
  readonly equipment: readonly EquipmentView[]
  readonly certificates: readonly CertificateView[]
  readonly logo?: PictureSource
  readonly cover?: PictureSource
  readonly gallery: readonly PictureSource[]
  readonly place: {
    readonly text: string
    readonly regionSlug: string
    readonly href: string
    readonly point: Producer['location']
  }
  readonly categoryHref: string
  readonly updated: string
  readonly views: string
  readonly seo: PageHead
}

export type EquipmentView = {
  readonly name: WrittenText
  readonly model: WrittenText | null
  readonly count: string | undefined
  readonly note: WrittenText | null
}

export type CertificateView = {
  readonly name: WrittenText
  readonly number: string | null
  readonly issuer: WrittenText | null
  readonly validUntil: string | null
  readonly expired: boolean
}

type ViewContext = Pick<PageContext, 't' | 'format' | 'now' | 'site'>

export function producerPageView(
  context: ViewContext,
  producer: Producer,
  index: DirectoryIndex,
  seo: PageSeo,
): ProducerPageView {
  const { t, format } = context
  const own = (text: string) => ownText(text, t.locale)
  const region = index.regionById(producer.regionId)
  const categories = producer.categoryIds.flatMap((id) => index.categoryById(id) ?? [])
  const [main] = categories
  const place = placeText(t, producer.city, region)
  const tagline = writtenText(producer.tagline, t.locale)
  const verified = verificationText(context, producer.verification)
  const source = producer.verification?.source
  const capacity = capacityText(context, producer.capacity)?.text
  const website = websiteLink(producer.website)
  const paused = producer.status === 'paused'
  return {
    ...producerName(producer.name, t.locale),
    kind: t(`producers.kind.${producer.kind}`),
    ...(tagline ? { tagline } : {}),
    crumbs: seo.crumbs,
    ...(verified && source
      ? { verified: { ...verified, explanation: t(`producers.verified.explanation.${source}`) } }
      : {}),
    paused,
    ...(website ? { website } : {}),
    makes: categories.map((category) => ({
      label: category.name[t.locale],
      href: listingPath('producers', { categorySlug: category.slug }),
    })),
    facts: [
      ...fact('capacity', t('producers.page.capacity'), paused ? undefined : capacity),
      ...producerFacts(context, producer, index),
    ],
    description: writtenParagraphs(producer.description, t.locale),
    processes: producer.processes.map(own),
    materials: producer.materials.map(own),
    equipment: producer.equipment.map(({ name, model, count, note }) => ({
      name: own(name),
      model: model === null ? null : own(model),
      count: count === null ? undefined : format.quantity(count, 'pcs'),
      note: note === null ? null : own(note),
    })),
    certificates: producer.certificates.map((certificate) => certificateView(context, certificate)),
    ...(producer.logo ? { logo: pictureSource(producer.logo) } : {}),
    ...(producer.cover ? { cover: pictureSource(producer.cover) } : {}),
    gallery: producer.gallery.map(pictureSource),
    place: {
      text: place,
      point: producer.location,
      regionSlug: region?.slug ?? '',
      href: listingPath('producers', region ? { regionSlug: region.slug } : {}),
    },
    categoryHref: listingPath('producers', main ? { categorySlug: main.slug } : {}),
    updated: t('producers.page.updated', { date: format.fullDay(producer.updatedAt) }),
    views: t('producers.page.views', { n: producer.counts.views }),
    seo: seo.head,
  }
}

function certificateView(
  { t, format, now }: ViewContext,
  { name, number, issuer, validUntil }: Producer['certificates'][number],
): CertificateView {
  const expired = validUntil !== null && validUntil < kyivDay(now())
  const date = validUntil === null ? null : format.fullDay(validUntil)
  return {
    name: ownText(name, t.locale),
    number,
    issuer: issuer === null ? null : ownText(issuer, t.locale),
    validUntil: date !== null && expired ? t('producers.certificate.expired', { date }) : date,
    expired,
  }
}

/** Returns a link only for http and https addresses, because an owner may type anything as the address. */
function websiteLink(website: string | null): ProducerPageView['website'] {
  const url = website !== null && URL.canParse(website) ? new URL(website) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  return { href: url.href, host: url.host.replace(/^www\./, '') }
}
