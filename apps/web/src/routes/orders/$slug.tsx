import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import type { Order } from '@verstat/contract'
import { apiErrorCode, getOrder, listRelatedOrders } from '@verstat/contract/browser'
import { orderSeo } from '@verstat/seo'
import { ContactBar } from '../../features/contact/contact-bar.tsx'
import { ContactPart } from '../../features/contact/contact-part.tsx'
import type { ContactTarget } from '../../features/contact/contact-target.ts'
import { useViewBeacon } from '../../features/contact/use-view-beacon.ts'
import { FilesPart } from '../../features/drawings/order-files/files-part.tsx'
import { loadFiles } from '../../features/drawings/order-files/load-files.ts'
import { Gallery } from '../../features/gallery/gallery.tsx'
import { orderRowView } from '../../features/listing/rows/order-row-view.ts'
import { OrderRows } from '../../features/listing/rows/order-rows.tsx'
import { OfferPart, offerPartView, sendPath } from '../../features/offers/offer-part.tsx'
import { loadQuestions } from '../../features/offers/questions/load-questions.ts'
import { QuestionsPart } from '../../features/offers/questions/questions-part.tsx'
import { OrderPage } from '../../features/order-page/order-page.tsx'
import { orderPageView } from '../../features/order-page/order-page-view.ts'
import { useLiveOrder } from '../../features/order-page/use-live-order.ts'
import { loadOrderTools } from '../../features/own-listings/load-own-tools.ts'
import { OwnToolsPart } from '../../features/own-listings/own-tools.tsx'
import { RegionMark } from '../../features/region-map/region-mark.tsx'
import { ReportLink } from '../../features/shared/report-link.tsx'
import type { DirectoryIndex } from '../../lib/api/directory-index.ts'
import { seoHead } from '../../lib/head/seo-head.ts'
import { describeOrder } from '../../lib/head/structured-data.ts'
import { useHref } from '../../lib/navigation/site-link.tsx'
import type { PageContext } from '../../lib/page-context.ts'
import { isListingSlug } from '../../lib/urls/listing-path.ts'
import { usePage } from '../../lib/use-page.ts'

export const Route = createFileRoute('/orders/$slug')({
  loader: async ({ context, params, abortController: { signal } }) => {
    const [order, index] = await Promise.all([
      findOrder(context, params.slug, signal),
      context.directoryIndex(),
    ])
    // When the path contains an id or a slug in capitals, the page redirects to the canonical path.
    if (order.slug !== params.slug) {
      throw redirect({ to: '/orders/$slug', params: { slug: order.slug }, statusCode: 308 })
    }
    const place = orderPlace(order, index)
    const seo = orderSeo(context, order, place)
    describeOrder(context, seo, order, place)
    const [tools, files] = await Promise.all([
      loadOrderTools(context, order, signal),
      loadFiles(context, order, signal),
    ])
    const view = orderPageView(context, order, index, seo)
    const { id, updatedAt, counts } = order
    const found = {
      view,
      files,
      offers: offerPartView(order),
      tools,
      target: contactTarget(order),
      stand: { id, updatedAt, offers: counts.offers, questions: counts.questions },
    }
    // A listing that is hidden from others shows no related listings.
    if (tools?.hidden)
      return {
        ...found,
        questions: null,
        refused: null,
        view: { ...view, notice: tools.hidden },
        related: [],
      }
    const [{ items }, questions] = await Promise.all([
      context.send(listRelatedOrders, { id: order.id }, { signal }),
      loadQuestions(context, order.id, signal),
    ])
    const refused = context.refusedForm ?? null
    return { ...found, questions, refused, related: items.map((item) => orderRowView(context, item, index)) }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { view, tools } = loaderData
    return seoHead(match.context, tools?.hidden ? { ...view.seo, noindex: true } : view.seo)
  },
  component: OrderRoute,
})

function contactTarget({ id, slug, contactShow }: Order): ContactTarget {
  return { kind: 'order', id, path: `/orders/${slug}`, show: contactShow }
}

function orderPlace({ categoryId, regionId }: Order, index: DirectoryIndex) {
  const category = index.categoryById(categoryId)
  return {
    categoryPath: category ? index.categoryPath(category) : [],
    region: index.regionById(regionId),
  }
}

async function findOrder(context: PageContext, slug: string, signal: AbortSignal) {
  if (!isListingSlug(slug)) throw notFound()
  try {
    return await context.send(getOrder, { slug }, { signal })
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found') throw notFound()
    if (code === 'gone') context.setStatus(410)
    throw error
  }
}

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
  useViewBeacon(target.kind, target.id)
  return (
    <OrderPage
      view={view}
      gallery={<Gallery pictures={view.pictures} look="lead" />}
      regionMark={<RegionMark regionSlug={view.place.regionSlug} label={view.place.text} />}
      files={files && <FilesPart view={files} />}
      manage={tools && <OwnToolsPart tools={tools} />}
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
      {...(related.length > 0
        ? { related: <OrderRows label={t('orderpage.related.heading')} rows={related} /> }
        : {})}
    />
  )
}
