import { createFileRoute } from '@tanstack/react-router'
import { staticSeo } from '@verstat/seo'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { FeedbackSent } from '../features/feedback/feedback-sent.tsx'
import { formTicket } from '../features/feedback/load-form-ticket.ts'
import { findReported, type ReportQuery } from '../features/feedback/reported-listing.ts'
import { seoHead } from '../lib/head/seo-head.ts'
import { describeSite } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'
import { isListingSlug } from '../lib/urls/listing-path.ts'

type Search = { readonly sent?: string; readonly order?: string; readonly producer?: string }

export const Route = createFileRoute('/feedback')({
  loaderDeps: ({ search }: { readonly search: Search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const sent = readNumber(search.sent)
    const subject = { order: readSlug(search.order), producer: readSlug(search.producer) }
    const site = staticSeo(context, 'feedback')
    describeSite(context, site)
    const seo = { ...site.head, noindex: (sent ?? subject.order ?? subject.producer) !== undefined }
    if (sent !== undefined) return { seo, sent }
    return {
      seo,
      ticket: await formTicket(context),
      refused: context.refusedForm,
      reported: await findReported(context, refusedSubject(context) ?? subject, signal),
    }
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: FeedbackRoute,
})

function FeedbackRoute() {
  const { sent, ticket, refused, reported } = Route.useLoaderData()
  return sent === undefined ? (
    <FeedbackPage ticket={ticket} refused={refused} reported={reported} />
  ) : (
    <FeedbackSent number={sent} />
  )
}

/**
 * After a form was sent without JavaScript, the page has no query. So the reported listing is read from the fields of
 * the form.
 */
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
