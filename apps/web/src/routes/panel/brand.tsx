import { createFileRoute } from '@tanstack/react-router'
import { getSettings } from '@verstat/contract/browser'
import { BrandPage } from '../../features/panel/brand/brand-page.tsx'
import { panelHead } from '../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../features/panel/frame/require-right.ts'

export const Route = createFileRoute('/panel/brand')({
  beforeLoad: requireRight('settings'),
  loader: ({ context: { send }, abortController: { signal } }) => send(getSettings, {}, { signal }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.brand.title')),
  component: BrandRoute,
})

function BrandRoute() {
  return <BrandPage settings={Route.useLoaderData()} />
}
