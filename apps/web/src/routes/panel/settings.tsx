import { createFileRoute } from '@tanstack/react-router'
import { getSettings } from '@verstat/contract/browser'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../features/panel/frame/require-right.ts'
import { PanelSettingsPage } from '../../features/panel/settings/panel-settings-page.tsx'

export const Route = createFileRoute('/panel/settings')({
  beforeLoad: requireRight('settings'),
  loader: ({ context: { send }, abortController: { signal } }) => send(getSettings, {}, { signal }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.settings.title')),
  component: SettingsRoute,
})

function SettingsRoute() {
  return <PanelSettingsPage settings={Route.useLoaderData()} />
}
