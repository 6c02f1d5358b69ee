import { createFileRoute } from '@tanstack/react-router'
import { accountHead } from '../../features/account/account-head.ts'
import { AccountOverview } from '../../features/account/account-overview.tsx'
import { OrderRows } from '../../features/listing/rows/order-rows.tsx'
import { loadNextStep } from '../../features/listing-forms/next-step.ts'
import { DeskListings } from '../../features/own-listings/desk/desk-listings.tsx'
import { loadOwnOverview } from '../../features/own-listings/load-own-overview.ts'
import { requireAuth } from '../../lib/session/guards.ts'
import { usePage } from '../../lib/use-page.ts'

export const Route = createFileRoute('/user/')({
  beforeLoad: requireAuth,
  loader: async ({ context, abortController: { signal } }) => {
    const overview = await loadOwnOverview(context, signal)
    const { profile } = overview
    const next = profile && (await loadNextStep(context, profile.slug, signal))
    return { ...overview, next }
  },
  head: ({ match }) => accountHead(match.context, 'account.overview.title'),
  component: Overview,
})

function Overview() {
  const { user } = Route.useRouteContext()
  const { counters, tasks, listings, fitting, profile, next } = Route.useLoaderData()
  const { t } = usePage()
  return (
    <AccountOverview
      user={user}
      counters={counters}
      tasks={tasks}
      profile={profile && next && { name: profile.name, next }}
      listings={<DeskListings listings={listings} total={counters.order.count + counters.producer.count} />}
      fitting={fitting.length > 0 && <OrderRows label={t('account.fitting.title')} rows={fitting} />}
    />
  )
}
