import { createFileRoute } from '@tanstack/react-router'
import { getPanelCounts, RIGHTS_OF_ROLE } from '@verstat/contract/browser'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { loadDictionary, loadModeration } from '../../features/panel/moderation/load-moderation.ts'
import { ModerationPage } from '../../features/panel/moderation/moderation-page.tsx'
import { readModerationQuery } from '../../features/panel/moderation/moderation-query.ts'

export const Route = createFileRoute('/panel/moderation')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const query = readModerationQuery(search)
    const [moderation, { reports }] = await Promise.all([
      loadModeration(context, query, signal),
      context.send(getPanelCounts, {}, { signal }),
    ])
    return { moderation, reports, dictionary: await loadDictionary(context, moderation.open?.listing) }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.moderation.title')),
  component: ModerationRoute,
})

function ModerationRoute() {
  const { user } = Route.useRouteContext()
  return (
    <ModerationPage {...Route.useLoaderData()} mayDecide={RIGHTS_OF_ROLE[user.role].includes('listings')} />
  )
}
