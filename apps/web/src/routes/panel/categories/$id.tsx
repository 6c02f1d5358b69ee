import { createFileRoute, notFound } from '@tanstack/react-router'
import { listPanelCategories } from '@verstat/contract/browser'
import { CategoryPage } from '../../../features/panel/categories/category-page.tsx'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'

/** `/panel/categories/new` creates a category. No category has the id `new`. */
export const Route = createFileRoute('/panel/categories/$id')({
  beforeLoad: requireRight('categories'),
  loader: async ({ context: { send }, params: { id }, abortController: { signal } }) => {
    const categories = await send(listPanelCategories, {}, { signal })
    const category = categories.find((each) => each.id === id)
    if (!category && id !== 'new') throw notFound()
    return { category, categories }
  },
  head: ({ match: { context }, loaderData }) =>
    panelHead(context, loaderData?.category?.name[context.locale] ?? context.t('panel.categories.new')),
  component: Category,
})

function Category() {
  return <CategoryPage {...Route.useLoaderData()} />
}
