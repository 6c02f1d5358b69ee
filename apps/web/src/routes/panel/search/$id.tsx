import { createFileRoute, notFound } from '@tanstack/react-router'
import { listSynonyms } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { SynonymsPage } from '../../../features/panel/search/synonyms-page.tsx'

/** `/panel/search/new` creates a group of synonyms. For existing groups the path has the group's id. */
export const Route = createFileRoute('/panel/search/$id')({
  beforeLoad: requireRight('categories'),
  loader: async ({ context: { send }, params: { id }, abortController: { signal } }) => {
    if (id === 'new') return { group: undefined }
    const group = (await send(listSynonyms, {}, { signal })).find((each) => each.id === id)
    if (!group) throw notFound()
    return { group }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.search.title')),
  component: Synonyms,
})

function Synonyms() {
  return <SynonymsPage {...Route.useLoaderData()} />
}
