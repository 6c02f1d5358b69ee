import { createFileRoute } from '@tanstack/react-router'
import { getPanelUser } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { UserPage } from '../../../features/panel/users/user-page.tsx'

export const Route = createFileRoute('/panel/users/$id')({
  loader: ({ context: { send }, params: { id }, abortController: { signal } }) =>
    sendOrNotFound(send(getPanelUser, { id }, { signal })),
  head: ({ match: { context }, loaderData }) =>
    panelHead(context, loaderData ? `${loaderData.firstname} ${loaderData.lastname}` : ''),
  component: User,
})

function User() {
  const { user } = Route.useRouteContext()
  return <UserPage user={Route.useLoaderData()} hasSecondFactor={user.secondFactor.enabled} />
}
