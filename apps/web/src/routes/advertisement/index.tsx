import { createFileRoute } from '@tanstack/react-router'
import { AdvertisementPage } from '../../features/advertisement/advertisement-page.tsx'
import { seoHead } from '../../lib/head/seo-head.ts'

export const Route = createFileRoute('/advertisement/')({
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { loadAdvertisementPage } = await import('../../loaders/load-advertisement-page.ts')
    return loadAdvertisementPage(context)
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Advertisement,
})

function Advertisement() {
  const { view } = Route.useLoaderData()
  return <AdvertisementPage view={view} />
}
