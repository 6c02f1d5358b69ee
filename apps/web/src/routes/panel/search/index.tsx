import { createFileRoute } from '@tanstack/react-router'
import { listSearchMisses, listSynonyms } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { searchText } from '../../../features/panel/frame/read-search.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { SearchWordsPage } from '../../../features/panel/search/search-words-page.tsx'
import { groupsWith } from '../../../features/panel/search/word-lines.ts'

export const Route = createFileRoute('/panel/search/')({
  beforeLoad: requireRight('categories'),
  loaderDeps: ({ search }) => ({ query: searchText(search, 'query') }),
  loader: async ({ context: { send }, deps: { query }, abortController: { signal } }) => {
    const [misses, groups] = await Promise.all([
      send(listSearchMisses, {}, { signal }),
      send(listSynonyms, {}, { signal }),
    ])
    return { misses, query, groups: groupsWith(groups, query) }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.search.title')),
  component: SearchWords,
})

function SearchWords() {
  return <SearchWordsPage {...Route.useLoaderData()} />
}
