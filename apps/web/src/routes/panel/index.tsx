import { createFileRoute } from '@tanstack/react-router'
import { getMorning } from '@verstat/contract/browser'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { MorningPage } from '../../features/panel/morning/morning-page.tsx'

export const Route = createFileRoute('/panel/')({
  loader: async ({ context: { send, now }, abortController: { signal } }) => ({
    morning: await send(getMorning, {}, { signal }),
    now: now().toISOString(),
  }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.morning.title')),
  component: MorningRoute,
})

function MorningRoute() {
  return <MorningPage {...Route.useLoaderData()} />
}
