import { createFileRoute } from '@tanstack/react-router'
import { getDashboard } from '@verstat/contract/browser'
import { DashboardPage } from '../../features/panel/dashboard/dashboard-page.tsx'
import { readDays } from '../../features/panel/dashboard/dashboard-query.ts'
import { panelHead } from '../../features/panel/frame/panel-head.ts'

export const Route = createFileRoute('/panel/statistics')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const days = readDays(search)
    const { series } = await send(getDashboard, { days }, { signal })
    return { days, series }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.dashboard.title')),
  component: Dashboard,
})

function Dashboard() {
  return <DashboardPage {...Route.useLoaderData()} />
}
