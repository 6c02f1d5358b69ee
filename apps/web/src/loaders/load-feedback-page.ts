import { FEEDBACK_SUBJECTS } from '@verstat/contract/browser'
import { staticSeo } from '@verstat/seo'
import { formTicket } from '../features/feedback/load-form-ticket.ts'
import { findReported, type ReportQuery } from '../features/feedback/reported-subject.ts'
import { describeSite } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'
import { isListingSlug } from '../lib/urls/listing-path.ts'

export type FeedbackSearch = Readonly<Partial<Record<'sent' | (typeof FEEDBACK_SUBJECTS)[number], string>>>

export async function loadFeedbackPage(context: PageContext, search: FeedbackSearch, signal: AbortSignal) {
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
