import { createFileRoute } from '@tanstack/react-router'
import { staticSeo } from '@verstat/seo'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { FeedbackSent } from '../features/feedback/feedback-sent.tsx'
import { formTicket } from '../features/feedback/opening-ticket.ts'
import { findReported, type ReportQuery } from '../features/feedback/reported-listing.ts'
import { isListingSlug } from '../lib/listing-path.ts'
import type { PageContext } from '../lib/page-context.ts'
import { seoHead } from '../lib/seo-head.ts'
import { describeSite } from '../lib/structured-data.ts'

type Search = { readonly sent?: string; readonly order?: string; readonly producer?: string }

export const Route = createFileRoute('/feedback')({
  loaderDeps: ({ search }) => {
    const { sent, order, producer } = search as Search
    return { sent: readNumber(sent), order: readSlug(order), producer: readSlug(producer) }
  },
  loader: async ({ context, deps: { sent, ...asked }, abortController: { signal } }) => {
    describeSite(context, staticSeo(context, 'feedback'))
    if (sent !== undefined) return { ticket: undefined, refused: undefined, reported: undefined }
    return {
      ticket: await formTicket(context),
      refused: context.refusedForm,
      reported: await findReported(context, refusedSubject(context) ?? asked, signal),
    }
  },
  head: ({ match: { context, loaderDeps } }) => {
    const { head } = staticSeo(context, 'feedback')
    const { sent, order, producer } = loaderDeps
    return seoHead(context, { ...head, noindex: (sent ?? order ?? producer) !== undefined })
  },
  component: FeedbackRoute,
})

function FeedbackRoute() {
  const { sent } = Route.useLoaderDeps()
  const { ticket, refused, reported } = Route.useLoaderData()
  return sent === undefined ? (
    <FeedbackPage ticket={ticket} refused={refused} reported={reported} />
  ) : (
    <FeedbackSent number={sent} />
  )
}

/** A form without JavaScript comes back to an address without a query: what it was about stands in its fields. */
function refusedSubject({ refusedForm }: PageContext): ReportQuery | undefined {
  const { subjectType, subjectId } = refusedForm?.values ?? {}
  const id = readSlug(subjectId)
  if (id === undefined) return undefined
  return subjectType === 'producer' ? { producer: id } : { order: id }
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function readSlug(text: string | undefined): string | undefined {
  return text !== undefined && /^[a-z0-9-]+$/.test(text) && isListingSlug(text) ? text : undefined
}
