import { notFound, redirect } from '@tanstack/react-router'
import type { Order, User } from '@verstat/contract'
import { apiErrorCode, getOrder, listRelatedOrders } from '@verstat/contract/browser'
import { orderSeo } from '@verstat/seo'
import type { ContactTarget } from '../features/contact/contact-target.ts'
import { LazyMembersWay } from '../features/contact/lazy-members-way.ts'
import { LazyFilesPart } from '../features/drawings/order-files/lazy-files-part.ts'
import { loadFiles } from '../features/drawings/order-files/load-files.ts'
import { KeptOrderRows } from '../features/listing/rows/kept-order-rows.tsx'
import { orderRowView } from '../features/listing/rows/order-row-view.ts'
import { offerPartView } from '../features/offers/offer-part-view.ts'
import { preloadQuestionForms } from '../features/offers/questions/lazy-question-forms.ts'
import { loadQuestions } from '../features/offers/questions/load-questions.ts'
import { orderPageView } from '../features/order-page/order-page-view.ts'
import { LazyOwnTools } from '../features/own-listings/lazy-own-tools.ts'
import type { DirectoryIndex } from '../lib/api/directory-index.ts'
import { describeOrder } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'
import { isListingSlug } from '../lib/urls/listing-path.ts'

type OrderPageContext = PageContext & { readonly user: User | null }

export async function loadOrderPage(context: OrderPageContext, slug: string, signal: AbortSignal) {
  const [order, index] = await Promise.all([findOrder(context, slug, signal), context.directoryIndex()])
  // When the path contains an id or a slug in capitals, the page redirects to the canonical path.
  if (order.slug !== slug) {
    throw redirect({ to: '/orders/$slug', params: { slug: order.slug }, statusCode: 308 })
  }
  const place = orderPlace(order, index)
  const seo = orderSeo(context, order, place)
  describeOrder(context, seo, order, place)
  const [tools, files] = await Promise.all([
    loadTools(context, order, signal),
    loadFiles(context, order, signal),
    context.user && LazyMembersWay.preload(),
  ])
  if (files) await LazyFilesPart.preload()
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
      related: false as const,
    }
  const [{ items }, questions] = await Promise.all([
    context.send(listRelatedOrders, { id: order.id }, { signal }),
    loadQuestions(context, order.id, signal),
  ])
  if (questions.canAsk || order.access === 'owner') await preloadQuestionForms()
  const refused = context.refusedForm ?? null
  const related =
    items.length > 0 &&
    (await KeptOrderRows.keep('related', {
      label: context.t('orderpage.related.heading'),
      rows: items.map((item) => orderRowView(context, item, index)),
    }))
  return { ...found, questions, refused, related }
}

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

/** Returns undefined for visitors who do not manage this order. They never load the code of the tools. */
async function loadTools(context: PageContext, order: Order, signal: AbortSignal) {
  if (!order.access) return undefined
  const [{ loadOrderTools }] = await Promise.all([
    import('../features/own-listings/load-own-tools.ts'),
    LazyOwnTools.preload(),
  ])
  return loadOrderTools(context, order, signal)
}
