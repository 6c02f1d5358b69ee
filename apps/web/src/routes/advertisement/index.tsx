import { createFileRoute } from '@tanstack/react-router'
import { loadMessages } from '@verstat/i18n/load'
import { AdvertisementPage } from '../../features/advertisement/advertisement-page.tsx'
import { advertisementView } from '../../features/advertisement/advertisement-view.ts'
import { seoHead } from '../../lib/seo-head.ts'

export const Route = createFileRoute('/advertisement/')({
  loader: async ({ context }) => {
    const { locale, t, site } = context
    await loadMessages(locale, ['advertisement'])
    return {
      view: advertisementView(context),
      title: t('advertisement.page.title'),
      description: t('advertisement.page.description', { brand: site.brand }),
    }
  },
  head: ({ match, loaderData }) =>
    loaderData
      ? seoHead({
          page: match.context,
          path: '/advertisement',
          title: loaderData.title,
          description: loaderData.description,
        })
      : {},
  component: Advertisement,
})

function Advertisement() {
  const { view } = Route.useLoaderData()
  return <AdvertisementPage view={view} />
}
