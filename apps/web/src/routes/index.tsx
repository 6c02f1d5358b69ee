import { createFileRoute } from '@tanstack/react-router'
import { listOrders } from '@verstat/contract'
import { pickText } from '@verstat/i18n'

export const Route = createFileRoute('/')({
  loader: async ({ context }) => {
    const index = await context.directoryIndex()
    const list = await context.send(listOrders, { limit: 5 })
    return { list, roots: index.roots.map((root) => root.name[context.locale]) }
  },
  component: Home,
})

function Home() {
  const { list, roots } = Route.useLoaderData()
  const { locale } = Route.useRouteContext()
  return (
    <main>
      <h1>Верстат</h1>
      <ul>
        {roots.map((root) => (
          <li key={root}>{root}</li>
        ))}
      </ul>
      <ul>
        {list.items.map((order) => (
          <li key={order.id}>{pickText(order.title, locale).text}</li>
        ))}
      </ul>
    </main>
  )
}
