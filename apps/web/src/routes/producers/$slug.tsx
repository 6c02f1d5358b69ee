import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { Producer } from '@verstat/contract'
import { apiErrorCode, getProducer, listProducers } from '@verstat/contract/browser'
import { producerSeo } from '@verstat/seo'
import { ContactBar } from '../../features/contact/contact-bar.tsx'
import { ContactPart } from '../../features/contact/contact-part.tsx'
import type { ContactTarget } from '../../features/contact/contact-target.ts'
import { useViewBeacon } from '../../features/contact/use-view-beacon.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { producerRowView } from '../../features/listing/producer-rows/producer-row-view.ts'
import { ProducerRows } from '../../features/listing/producer-rows/producer-rows.tsx'
import { loadProducerTools } from '../../features/own-listings/load-own-tools.ts'
import { OwnToolsPart } from '../../features/own-listings/own-tools.tsx'
import { ProducerPage } from '../../features/producer-page/producer-page.tsx'
import { producerPageView } from '../../features/producer-page/producer-page-view.ts'
import { RegionMark } from '../../features/region-map/region-mark.tsx'
import { ReportLink } from '../../features/shared/report-link.tsx'
import { WriteLink } from '../../features/shared/write-link.tsx'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import { seoHead } from '../../lib/head/seo-head.ts'
import { describeProducer } from '../../lib/head/structured-data.ts'
import type { PageContext } from '../../lib/page-context.ts'
import { isListingSlug } from '../../lib/urls/listing-path.ts'
import { usePage } from '../../lib/use-page.ts'

const RELATED_SHOWN = 4

export const Route = createFileRoute('/producers/$slug')({
  loader: async ({ context, params, abortController: { signal } }) => {
    const [producer, index] = await Promise.all([
      findProducer(context, params.slug, signal),
      context.directoryIndex(),
    ])
    // When the path contains an id or a slug in capitals, the page redirects to the canonical path.
    if (producer.slug !== params.slug) {
      throw redirect({ to: '/producers/$slug', params: { slug: producer.slug }, statusCode: 308 })
    }
    const place = producerPlace(producer, index)
    const seo = producerSeo(context, producer, place)
    describeProducer(context, seo, producer, place)
    const tools = await loadProducerTools(context, producer, signal)
    const related = await findRelated(context, producer, index, signal)
    return {
      view: producerPageView(context, producer, index, seo),
      tools,
      target: contactTarget(producer),
      related: related.map((item) => producerRowView(context, item, index)),
    }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { view, tools } = loaderData
    return seoHead(match.context, tools?.hidden ? { ...view.seo, noindex: true } : view.seo)
  },
  component: ProducerRoute,
})

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

function ProducerRoute() {
  const { view, target, tools, related } = Route.useLoaderData()
  const { slug } = Route.useParams()
  const { t } = usePage()
  const canAsk = !view.paused && !tools?.hidden && tools?.access !== 'owner'
  useViewBeacon(target.kind, target.id)
  return (
    <ProducerPage
      view={view}
      gallery={<Gallery pictures={view.gallery} />}
      regionMark={
        <RegionMark regionSlug={view.place.regionSlug} label={view.place.text} point={view.place.point} />
      }
      manage={tools && <OwnToolsPart tools={tools} />}
      contact={
        canAsk && (
          <>
            <ContactPart key={target.id} target={target} />
            <WriteLink producerId={target.id} />
          </>
        )
      }
      contactBar={
        canAsk && (
          <ContactBar target={target}>
            <span lang={view.nameLang} className="font-medium">
              {view.name}
            </span>
          </ContactBar>
        )
      }
      report={tools?.access !== 'owner' && <ReportLink kind="producer" of={slug} />}
      {...(related.length > 0
        ? { related: <ProducerRows label={t('producers.related.heading')} rows={related} /> }
        : {})}
    />
  )
}
