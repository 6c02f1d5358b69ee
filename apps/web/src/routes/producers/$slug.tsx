import { createFileRoute } from '@tanstack/react-router'
import { ContactBar } from '../../features/contact/contact-bar.tsx'
import { ContactPart } from '../../features/contact/contact-part.tsx'
import { useViewBeacon } from '../../features/contact/use-view-beacon.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { KeptProducerRows } from '../../features/listing/producer-rows/kept-producer-rows.tsx'
import { LazyOwnTools } from '../../features/own-listings/lazy-own-tools.ts'
import { ProducerPage } from '../../features/producer-page/producer-page.tsx'
import { RegionMark } from '../../features/region-map/region-mark.tsx'
import { ReportLink } from '../../features/shared/report-link.tsx'
import { WriteLink } from '../../features/shared/write-link.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'

export const Route = createFileRoute('/producers/$slug')({
  codeSplitGroupings: [['component']],
  loader: async ({ context, params, abortController: { signal } }) => {
    const { loadProducerPage } = await import('../../loaders/load-producer-page.ts')
    return loadProducerPage(context, params.slug, signal)
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { view, tools } = loaderData
    return seoHead(match.context, tools?.hidden ? { ...view.seo, noindex: true } : view.seo)
  },
  component: ProducerRoute,
})

function ProducerRoute() {
  const { view, target, tools, related } = Route.useLoaderData()
  const { slug } = Route.useParams()
  const canAsk = !view.paused && !tools?.hidden && tools?.access !== 'owner'
  useViewBeacon(target.kind, target.id, slug)
  return (
    <ProducerPage
      view={view}
      gallery={<Gallery pictures={view.gallery} />}
      regionMark={
        <RegionMark regionSlug={view.place.regionSlug} label={view.place.text} point={view.place.point} />
      }
      manage={tools && <LazyOwnTools tools={tools} />}
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
      {...(related ? { related: <KeptProducerRows kept={related} /> } : {})}
    />
  )
}
