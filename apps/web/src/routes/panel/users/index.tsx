import { createFileRoute } from '@tanstack/react-router'
import { listUsers } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { filled } from '../../../features/panel/frame/read-search.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { UsersPage } from '../../../features/panel/users/users-page.tsx'
import { readUsersQuery } from '../../../features/panel/users/users-query.ts'

export const Route = createFileRoute('/panel/users/')({
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context: { send }, deps: { search }, abortController: { signal } }) => {
    const query = readUsersQuery(search)
    const { items, next } = await sendOrNotFound(send(listUsers, filled(query), { signal }))
    return { query, items, next }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.users.title')),
  component: Users,
})

function Users() {
  return <UsersPage {...Route.useLoaderData()} />
}
