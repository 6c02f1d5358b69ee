import { createFileRoute } from '@tanstack/react-router'
import { getPanelSeller } from '@verstat/contract/browser'
import { panelHead } from '../../../features/panel/frame/panel-head.ts'
import { requireRight } from '../../../features/panel/frame/require-right.ts'
import { SellerPage } from '../../../features/panel/seller/seller-page.tsx'

export const Route = createFileRoute('/panel/payments/seller')({
  beforeLoad: requireRight('payments'),
  loader: ({ context: { send }, abortController: { signal } }) => send(getPanelSeller, {}, { signal }),
  head: ({ match: { context } }) => panelHead(context, context.t('panel.seller.title')),
  component: SellerRoute,
})

function SellerRoute() {
  const { user } = Route.useRouteContext()
  return <SellerPage {...Route.useLoaderData()} hasSecondFactor={user.secondFactor.enabled} />
}
