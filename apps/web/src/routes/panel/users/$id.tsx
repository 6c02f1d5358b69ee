import { createFileRoute } from '@tanstack/react-router'
import { getLinked, getPanelUser } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { UserPage } from '../../../features/panel/users/user-page.tsx'

export const Route = createFileRoute('/panel/users/$id')({
  loader: async ({ context: { send }, params: { id }, abortController: { signal } }) => {
    const [user, linked] = await sendOrNotFound(
      Promise.all([send(getPanelUser, { id }, { signal }), send(getLinked, { id }, { signal })]),
    )
    return { user, linked }
  },
  head: ({ match: { context }, loaderData }) =>
    panelHead(context, loaderData ? `${loaderData.user.firstname} ${loaderData.user.lastname}` : ''),
  component: User,
})

function User() {
  const { user } = Route.useRouteContext()
  return <UserPage {...Route.useLoaderData()} hasSecondFactor={user.secondFactor.enabled} />
}
