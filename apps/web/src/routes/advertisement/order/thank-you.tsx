import { createFileRoute, redirect } from '@tanstack/react-router'
import { getOwnOrder } from '@verstat/contract/browser'
import { accountHead } from '../../../features/account/account-head.ts'
import { RegisterForm } from '../../../features/guest/register-form.tsx'
import { loadThanks, type Thanks } from '../../../features/listing-forms/after/load-thanks.ts'
import { readThanks } from '../../../features/listing-forms/after/read-thanks.ts'
import { ThankYouPage } from '../../../features/listing-forms/after/thank-you-page.tsx'

export const Route = createFileRoute('/advertisement/order/thank-you')({
  loaderDeps: ({ search }) => readThanks(search, 'order'),
  loader: async ({ context, deps: { slug, plan }, abortController: { signal } }): Promise<Thanks> => {
    if (slug === '') throw redirect({ to: '/advertisement', replace: true })
    return loadThanks(context, { kind: 'order', slug, plan }, () =>
      context.send(getOwnOrder, { slug }, { signal }),
    )
  },
  head: ({ match }) => accountHead(match.context, 'placing.thanks.orderTitle'),
  component: ThankYou,
})

function ThankYou() {
  return <ThankYouPage kind="order" thanks={Route.useLoaderData()} registration={<RegisterForm />} />
}
