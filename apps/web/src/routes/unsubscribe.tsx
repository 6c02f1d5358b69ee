import { createFileRoute } from '@tanstack/react-router'
import { guestHead } from '../features/guest/guest-head.ts'
import { loadUnsubscribing } from '../features/guest/load-unsubscribing.ts'
import { UnsubscribePage } from '../features/guest/unsubscribe-page.tsx'

export const Route = createFileRoute('/unsubscribe')({
  staticData: { layout: 'clear' },
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ context, deps: { search }, abortController: { signal } }) =>
    loadUnsubscribing(context, search, signal),
  head: ({ match }) => guestHead(match.context, 'guest.unsubscribe.title', 'guest.unsubscribe.description'),
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribePage view={Route.useLoaderData()} />
}
