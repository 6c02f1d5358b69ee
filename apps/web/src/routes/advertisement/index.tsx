import { createFileRoute } from '@tanstack/react-router'
import { listPlans } from '@verstat/contract/browser'
import { staticSeo } from '@verstat/seo'
import { AdvertisementPage } from '../../features/advertisement/advertisement-page.tsx'
import { loadSeller } from '../../features/plans/load-seller.ts'
import { seoHead } from '../../lib/head/seo-head.ts'
import { describeSite } from '../../lib/head/structured-data.ts'

export const Route = createFileRoute('/advertisement/')({
  loader: async ({ context }) => {
    // All texts of the page are loader data. The browser imports `advertisement-view.ts` only on a navigation without a
    // document load.
    const [sold, seller, { advertisementView }] = await Promise.all([
      context.send(listPlans, {}),
      loadSeller(context),
      import('../../features/advertisement/advertisement-view.ts'),
    ])
    const seo = staticSeo(context, 'advertisement')
    describeSite(context, seo)
    return { view: advertisementView(context, sold, seller), seo: seo.head }
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Advertisement,
})

function Advertisement() {
  const { view } = Route.useLoaderData()
  return <AdvertisementPage view={view} />
}
