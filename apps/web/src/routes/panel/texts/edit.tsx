import { createFileRoute, notFound } from '@tanstack/react-router'
import { getText, LOCALE_CODES } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { searchChoice, searchText } from '../../../features/panel/frame/read-search.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { sendOrNotFound } from '../../../features/panel/frame/send-or-not-found.ts'
import { TextPage } from '../../../features/panel/texts/text-page.tsx'
import { textPageName } from '../../../features/panel/texts/text-pages.ts'

export const Route = createFileRoute('/panel/texts/edit')({
  beforeLoad: requireRight('texts'),
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search }, abortController: { signal } }) => {
    const page = searchText(search, 'page')
    const locale = searchChoice(search, 'locale', LOCALE_CODES)
    if (locale === undefined) throw notFound()
    const text = await sendOrNotFound(context.send(getText, { page, locale }, { signal }))
    return { text, name: textPageName(context, page, await context.directoryIndex()) }
  },
  head: ({ match: { context }, loaderData }) => panelHead(context, loaderData?.name ?? ''),
  component: Text,
})

function Text() {
  return <TextPage {...Route.useLoaderData()} />
}
