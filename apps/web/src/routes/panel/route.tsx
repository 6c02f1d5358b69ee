import { createFileRoute } from '@tanstack/react-router'
import { getPanelCounts } from '@verstat/contract/browser'
import { PanelFrame } from '../../features/panel/frame/panel-frame.tsx'
import { isAccessPanel } from '../../lib/session/guards.ts'

export const Route = createFileRoute('/panel')({
  beforeLoad: isAccessPanel,
  loader: ({ context: { send }, abortController: { signal } }) => send(getPanelCounts, {}, { signal }),
  component: Panel,
})

function Panel() {
  const { user } = Route.useRouteContext()
  return <PanelFrame role={user.role} loaded={Route.useLoaderData()} />
}
