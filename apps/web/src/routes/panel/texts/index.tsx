import { createFileRoute } from '@tanstack/react-router'
import { listTexts } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { TextsPage } from '../../../features/panel/texts/texts-page.tsx'

export const Route = createFileRoute('/panel/texts/')({
  beforeLoad: requireRight('texts'),
  loader: async ({ context: { send, directoryIndex }, abortController: { signal } }) => {
    const [changed, { roots, regions, children }] = await Promise.all([
      send(listTexts, {}, { signal }),
      directoryIndex(),
    ])
    return { changed, regions, categories: roots.flatMap((root) => [root, ...children(root.id)]) }
  },
  head: ({ match: { context } }) => panelHead(context, context.t('panel.texts.title')),
  component: Texts,
})

function Texts() {
  return <TextsPage {...Route.useLoaderData()} />
}
