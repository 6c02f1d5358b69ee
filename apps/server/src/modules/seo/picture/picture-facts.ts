import { accentPalette, type Picture, type Settings } from '@verstat/contract'
import { isLocaleCode, pickText } from '@verstat/i18n'
import {
  listSeo,
  orderSeo,
  type PageHead,
  PICTURE_WIDTH,
  pictureVersion,
  placeText,
  producerSeo,
  quantityText,
  staticSeo,
} from '@verstat/seo'
import { AppError } from '../../../platform/http/app-error.ts'
import { partOf } from '../../brand/index.ts'
import { type DirectoryContext, getOrder, getProducer } from '../../directory/index.ts'
import { readListKey } from '../list-subject.ts'
import { isStaticPage, placeOf, type SeoWordsOf, type SiteOf, seoWords } from '../seo-context.ts'
import type { DrawnLogo, PictureFacts } from './draw-share-picture.ts'

export type PictureRequest = { readonly entity: string; readonly key: string; readonly locale: string }

type Found = { readonly version: string; readonly facts: PictureFacts }

/**
 * Collects the content of the share picture of a page. Throws `not_found` where the page responds with 404, and
 * `gone` where the page responds with 410.
 */
export async function pictureFacts(
  ctx: DirectoryContext,
  siteOf: SiteOf,
  settings: Pick<Settings, 'accent' | 'logo' | 'sharePicture'>,
  { entity, key, locale }: PictureRequest,
): Promise<Found> {
  if (!isLocaleCode(locale)) throw new AppError('not_found')
  const words = seoWords(siteOf, locale, ctx.now)
  const found = await ofEntity(ctx, words, entity, key)
  const { photo, head, ...texts } = found
  const { accent, logo, sharePicture } = settings
  const facts = {
    ...texts,
    brand: words.site.brand,
    accent: accentPalette(accent)['--color-accent'][0],
    ...(logo ? { logo: drawnLogo(logo, words.site.logo?.isWide) } : {}),
    ...(photo ? { photo: partOf(photo, PICTURE_WIDTH) } : {}),
    ...(sharePicture && entity === 'page' ? { whole: partOf(sharePicture, PICTURE_WIDTH) } : {}),
  }
  return { version: pictureVersion(head.picture, words.site), facts }
}

function drawnLogo(logo: NonNullable<Settings['logo']>, isWide = false): DrawnLogo {
  return { image: partOf(logo, 640), ground: logo.ground, isWide }
}

type Shown = Omit<PictureFacts, 'brand' | 'accent' | 'logo' | 'photo' | 'whole'> & {
  readonly head: PageHead
  readonly photo?: Picture | undefined
}

function ofEntity(
  ctx: DirectoryContext,
  words: SeoWordsOf,
  entity: string,
  key: string,
): Shown | Promise<Shown> {
  switch (entity) {
    case 'page':
      return ofPage(words, key)
    case 'orders':
    case 'producers':
      return ofList(ctx, words, entity, key)
    case 'order':
      return ofOrder(ctx, words, key)
    case 'producer':
      return ofProducer(ctx, words, key)
    default:
      throw new AppError('not_found')
  }
}

function ofPage(words: SeoWordsOf, name: string): Shown {
  if (!isStaticPage(name)) throw new AppError('not_found')
  const { head, h1 } = staticSeo(words, name)
  return { head, label: new URL(words.site.origin).host, title: h1, lines: [head.description] }
}

function ofList(
  ctx: DirectoryContext,
  { t, site }: SeoWordsOf,
  kind: 'orders' | 'producers',
  key: string,
): Shown {
  const { subject, categoryPath } = readListKey(ctx, kind, key)
  const { head, h1, intro } = listSeo(t, {
    kind,
    subject,
    categoryPath,
    page: 1,
    total: 1,
    isFiltered: false,
    texts: site.texts,
  })
  const about = intro ?? t('home.page.description')
  return { head, label: t(`common.nav.${kind}`), title: h1, lines: [about] }
}

async function ofOrder(ctx: DirectoryContext, words: SeoWordsOf, slug: string): Promise<Shown> {
  const { t, format } = words
  const order = await getOrder(ctx, { slug })
  const place = placeOf(ctx, order)
  const { head, h1 } = orderSeo(words, order, place)
  const amount = [quantityText(words, order), format.budget(order)].filter(Boolean).join(' · ')
  const category = place.categoryPath.at(-1)?.name[t.locale]
  return {
    head,
    label: t(`orders.type.${order.type}`),
    title: h1,
    strong: amount,
    lines: [category, placeText(t, order.city, place.region)].filter((text) => text !== undefined),
    photo: order.images[0],
  }
}

async function ofProducer(ctx: DirectoryContext, words: SeoWordsOf, slug: string): Promise<Shown> {
  const { t } = words
  const producer = await getProducer(ctx, { slug })
  const place = placeOf(ctx, { categoryId: producer.categoryIds[0], regionId: producer.regionId })
  const { head, h1 } = producerSeo(words, producer, place)
  const tagline = pickText(producer.tagline, t.locale).text
  const makes = producer.categoryIds
    .slice(0, 3)
    .flatMap((id) => ctx.dictionaries.categories().find(({ code }) => code === id)?.name[t.locale] ?? [])
  return {
    head,
    label: t(`producers.kind.${producer.kind}`),
    title: h1,
    lines: [tagline ?? makes.join(', '), placeText(t, producer.city, place.region)],
    photo: producer.cover ?? producer.gallery[0] ?? undefined,
  }
}
