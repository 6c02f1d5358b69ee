import { createFileRoute } from '@tanstack/react-router'
import { listPanelCategories } from '@verstat/contract/browser'
import { CategoriesPage } from '../../../features/panel/categories/categories-page.tsx'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'

export const Route = createFileRoute('/panel/categories/')({
  beforeLoad: requireRight('categories'),
  loader: ({ context: { send }, abortController: { signal } }) => send(listPanelCategories, {}, { signal }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.categories.title')),
  component: Categories,
})

function Categories() {
  return <CategoriesPage categories={Route.useLoaderData()} />
}
