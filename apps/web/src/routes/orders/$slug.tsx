import { createFileRoute } from '@tanstack/react-router'
import { ContactBar } from '../../features/contact/contact-bar.tsx'
import { ContactPart } from '../../features/contact/contact-part.tsx'
import { useViewBeacon } from '../../features/contact/use-view-beacon.ts'
import { LazyFilesPart } from '../../features/drawings/order-files/lazy-files-part.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { KeptOrderRows } from '../../features/listing/rows/kept-order-rows.tsx'
import { OfferPart, sendPath } from '../../features/offers/offer-part.tsx'
import { QuestionsPart } from '../../features/offers/questions/questions-part.tsx'
import { OrderPage } from '../../features/order-page/order-page.tsx'
import { useLiveOrder } from '../../features/order-page/use-live-order.ts'
import { LazyOwnTools } from '../../features/own-listings/lazy-own-tools.ts'
import { RegionMark } from '../../features/region-map/region-mark.tsx'
import { ReportLink } from '../../features/shared/report-link.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export const Route = createFileRoute('/orders/$slug')({
  codeSplitGroupings: [['component']],
  loader: async ({ context, params, abortController: { signal } }) => {
    const { loadOrderPage } = await import('../../loaders/load-order-page.ts')
    return loadOrderPage(context, params.slug, signal)
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { view, tools } = loaderData
    return seoHead(match.context, tools?.hidden ? { ...view.seo, noindex: true } : view.seo)
  },
  component: OrderRoute,
})

function OrderRoute() {
  const {
    view: loaded,
    files,
    offers,
    questions,
    refused,
    target,
    tools,
    related,
    stand,
  } = Route.useLoaderData()
  const { view, offers: live } = useLiveOrder(loaded, stand)
  const { slug } = Route.useParams()
  const { t } = usePage()
  const href = useHref()
  const path = sendPath(offers)
  const canAsk = !view.notice && !tools?.hidden && tools?.access !== 'owner'
  useViewBeacon(target.kind, target.id, slug)
  return (
    <OrderPage
      view={view}
      gallery={<Gallery pictures={view.pictures} look="lead" />}
      regionMark={<RegionMark regionSlug={view.place.regionSlug} label={view.place.text} />}
      files={files && <LazyFilesPart view={files} />}
      manage={tools && <LazyOwnTools tools={tools} />}
      offers={
        !tools?.hidden && (
          <OfferPart
            view={live === undefined ? offers : { ...offers, counts: { ...offers.counts, offers: live } }}
          />
        )
      }
      questions={
        questions && (
          <QuestionsPart
            view={{
              order: { id: target.id, slug, isOpen: offers.status === 'published', isOwner: offers.isOwner },
              questions,
              refused,
            }}
          />
        )
      }
      contact={
        canAsk && (
          <ContactPart
            key={target.id}
            target={target}
            isSecond={path !== undefined || offers.offering?.offerId != null}
          />
        )
      }
      contactBar={
        canAsk && (
          <ContactBar
            target={target}
            offer={path === undefined ? undefined : { href: href(path), label: t('offers.part.send') }}
          >
            <span className="font-medium">{view.deadline.day}</span>
            <br />
            <span className="text-ink-soft">{view.deadline.left}</span>
          </ContactBar>
        )
      }
      report={tools?.access !== 'owner' && <ReportLink kind="order" of={slug} />}
      {...(tools?.hidden ? { related: null } : {})}
      {...(related ? { related: <KeptOrderRows kept={related} /> } : {})}
    />
  )
}
