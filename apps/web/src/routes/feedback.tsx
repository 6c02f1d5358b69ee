import { createFileRoute } from '@tanstack/react-router'
import { FEEDBACK_SUBJECTS } from '@verstat/contract/browser'
import { staticSeo } from '@verstat/seo'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { FeedbackSent } from '../features/feedback/feedback-sent.tsx'
import { formTicket } from '../features/feedback/load-form-ticket.ts'
import { findReported, type ReportQuery } from '../features/feedback/reported-subject.ts'
import { seoHead } from '../lib/head/seo-head.ts'
import { describeSite } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'
import { requireAuth } from '../lib/session/guards.ts'
import { isListingSlug } from '../lib/urls/listing-path.ts'

type Search = Readonly<Partial<Record<'sent' | (typeof FEEDBACK_SUBJECTS)[number], string>>>

export const Route = createFileRoute('/feedback')({
  loaderDeps: ({ search }: { readonly search: Search }) => ({ search }),
  // Only the two sides see an offer or a message. Whoever is signed out comes back to the form.
  beforeLoad: ({ search, ...guarded }: Parameters<typeof requireAuth>[0] & { readonly search: Search }) => {
    if (search.offer !== undefined || search.message !== undefined) requireAuth(guarded)
  },
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const sent = readNumber(search.sent)
    const subject = readSubject(search)
    const site = staticSeo(context, 'feedback')
    describeSite(context, site)
    const seo = { ...site.head, noindex: sent !== undefined || subject !== undefined }
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
 * After a form was sent without JavaScript, the page has no query. So what is reported is read from the fields of the
 * form.
 */
function refusedSubject({ refusedForm }: PageContext): ReportQuery | undefined {
  const { subjectType = '', subjectId } = refusedForm?.values ?? {}
  return readSubject({ [subjectType]: subjectId })
}

function readSubject(given: Readonly<Record<string, string | undefined>>): ReportQuery | undefined {
  for (const type of FEEDBACK_SUBJECTS) {
    const of = type === 'order' || type === 'producer' ? readSlug(given[type]) : readId(given[type])
    if (of !== undefined) return { type, of }
  }
  return undefined
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}

function readSlug(text: string | undefined): string | undefined {
  return text !== undefined && /^[a-z0-9-]+$/.test(text) && isListingSlug(text) ? text : undefined
}

function readId(text: string | undefined): string | undefined {
  return text !== undefined && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined
}
