import { createFileRoute } from '@tanstack/react-router'
import { staticSeo } from '@verstat/seo'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { FeedbackSent } from '../features/feedback/feedback-sent.tsx'
import { formTicket } from '../features/feedback/opening-ticket.ts'
import { seoHead } from '../lib/seo-head.ts'
import { describeSite } from '../lib/structured-data.ts'

export const Route = createFileRoute('/feedback')({
  loaderDeps: ({ search }) => ({ sent: readNumber((search as { readonly sent?: string }).sent) }),
  loader: async ({ context, deps: { sent } }) => {
    describeSite(context, staticSeo(context, 'feedback'))
    return sent === undefined
      ? { ticket: await formTicket(context), refused: context.refusedForm }
      : { ticket: undefined, refused: undefined }
  },
  head: ({ match: { context, loaderDeps } }) => {
    const { head } = staticSeo(context, 'feedback')
    return seoHead(context, { ...head, noindex: loaderDeps.sent !== undefined })
  },
  component: FeedbackRoute,
})

function FeedbackRoute() {
  const { sent } = Route.useLoaderDeps()
  const { ticket, refused } = Route.useLoaderData()
  return sent === undefined ? (
    <FeedbackPage ticket={ticket} refused={refused} />
  ) : (
    <FeedbackSent number={sent} />
  )
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined
}
