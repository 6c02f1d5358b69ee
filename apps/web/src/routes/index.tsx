import { createFileRoute } from '@tanstack/react-router'
import { HomeHero } from '../features/home/home-hero.tsx'
import { KeptDirectory } from '../features/home/kept-directory.tsx'
import { PointedRegion } from '../features/region-map/pointed-region.tsx'
import { seoHead } from '../lib/head/seo-head.ts'

export const Route = createFileRoute('/')({
  staticData: { layout: 'bleed' },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { loadHomePage } = await import('../loaders/load-home-page.ts')
    return loadHomePage(context)
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Home,
})

function Home() {
  const { numbers, newest, directory } = Route.useLoaderData()
  return (
    <>
      <HomeHero numbers={numbers} newest={newest} />
      <PointedRegion>
        <KeptDirectory kept={directory} />
      </PointedRegion>
    </>
  )
}
