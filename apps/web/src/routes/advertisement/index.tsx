import { createFileRoute } from '@tanstack/react-router'
import { listPlans } from '@verstat/contract/browser'
import { loadMessages } from '@verstat/i18n/load'
import { staticSeo } from '@verstat/seo'
import { AdvertisementPage } from '../../features/advertisement/advertisement-page.tsx'
import { advertisementView } from '../../features/advertisement/advertisement-view.ts'
import { loadSeller } from '../../features/plans/load-seller.ts'
import { seoHead } from '../../lib/seo-head.ts'
import { describeSite } from '../../lib/structured-data.ts'

export const Route = createFileRoute('/advertisement/')({
  loader: async ({ context }) => {
    const [sold, seller] = await Promise.all([
      context.send(listPlans, {}),
      loadSeller(context),
      loadMessages(context.locale, ['advertisement', 'plans']),
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
