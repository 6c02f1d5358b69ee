import { createFileRoute } from '@tanstack/react-router'
import { FeedbackPage } from '../features/feedback/feedback-page.tsx'
import { FeedbackSent } from '../features/feedback/feedback-sent.tsx'
import { seoHead } from '../lib/head/seo-head.ts'
import { requireAuth } from '../lib/session/guards.ts'
import type { FeedbackSearch } from '../loaders/load-feedback-page.ts'

export const Route = createFileRoute('/feedback')({
  loaderDeps: ({ search }: { readonly search: FeedbackSearch }) => ({ search }),
  // Only the two sides see an offer or a message. Whoever is signed out comes back to the form.
  beforeLoad: ({
    search,
    ...guarded
  }: Parameters<typeof requireAuth>[0] & { readonly search: FeedbackSearch }) => {
    if (search.offer !== undefined || search.message !== undefined) requireAuth(guarded)
  },
  codeSplitGroupings: [['component']],
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const { loadFeedbackPage } = await import('../loaders/load-feedback-page.ts')
    return loadFeedbackPage(context, search, signal)
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
