import { notFound, redirect } from '@tanstack/react-router'
import type { Producer, User } from '@verstat/contract'
import { apiErrorCode, getProducer, listProducers } from '@verstat/contract/browser'
import { producerSeo } from '@verstat/seo'
import type { ContactTarget } from '../features/contact/contact-target.ts'
import { LazyMembersWay } from '../features/contact/lazy-members-way.ts'
import { KeptProducerRows } from '../features/listing/producer-rows/kept-producer-rows.tsx'
import { producerRowView } from '../features/listing/producer-rows/producer-row-view.ts'
import { LazyOwnTools } from '../features/own-listings/lazy-own-tools.ts'
import { producerPageView } from '../features/producer-page/producer-page-view.ts'
import type { DirectoryIndex } from '../lib/api/directory-index.ts'
import { describeProducer } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'
import { isListingSlug } from '../lib/urls/listing-path.ts'

const RELATED_SHOWN = 4

type ProducerPageContext = PageContext & { readonly user: User | null }

export async function loadProducerPage(context: ProducerPageContext, slug: string, signal: AbortSignal) {
  const [producer, index] = await Promise.all([findProducer(context, slug, signal), context.directoryIndex()])
  // When the path contains an id or a slug in capitals, the page redirects to the canonical path.
  if (producer.slug !== slug) {
    throw redirect({ to: '/producers/$slug', params: { slug: producer.slug }, statusCode: 308 })
  }
  const place = producerPlace(producer, index)
  const seo = producerSeo(context, producer, place)
  describeProducer(context, seo, producer, place)
  const [tools, related] = await Promise.all([
    loadTools(context, producer, signal),
    findRelated(context, producer, index, signal),
    context.user && LazyMembersWay.preload(),
  ])
  return {
    view: producerPageView(context, producer, index, seo),
    tools,
    target: contactTarget(producer),
    related:
      related.length > 0 &&
      (await KeptProducerRows.keep('related', {
        label: context.t('producers.related.heading'),
        rows: related.map((item) => producerRowView(context, item, index)),
      })),
  }
}

function contactTarget({ id, slug, contactShow }: Producer): ContactTarget {
  return { kind: 'producer', id, path: `/producers/${slug}`, show: contactShow }
}

function producerPlace({ categoryIds, regionId }: Producer, index: DirectoryIndex) {
  const main = index.categoryById(categoryIds[0] ?? '')
  return { categoryPath: main ? index.categoryPath(main) : [], region: index.regionById(regionId) }
}

async function findProducer(context: PageContext, slug: string, signal: AbortSignal) {
  if (!isListingSlug(slug)) throw notFound()
  try {
    return await context.send(getProducer, { slug }, { signal })
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found') throw notFound()
    if (code === 'gone') context.setStatus(410)
    throw error
  }
}

/** Returns other producers of the same main category, best first. */
async function findRelated(
  context: PageContext,
  producer: Producer,
  index: DirectoryIndex,
  signal: AbortSignal,
) {
  const main = index.categoryById(producer.categoryIds[0] ?? '')
  if (!main) return []
  const input = { categorySlug: main.slug, limit: RELATED_SHOWN + 1 }
  const { items } = await context.send(listProducers, input, { signal })
  return items.filter((item) => item.id !== producer.id).slice(0, RELATED_SHOWN)
}

/** Returns undefined for visitors who do not manage this producer. They never load the code of the tools. */
async function loadTools(context: PageContext, producer: Producer, signal: AbortSignal) {
  if (!producer.access) return undefined
  const [{ loadProducerTools }] = await Promise.all([
    import('../features/own-listings/load-own-tools.ts'),
    LazyOwnTools.preload(),
  ])
  return loadProducerTools(context, producer, signal)
}
