import { createFileRoute } from '@tanstack/react-router'
import { HomeCategories } from '../features/home/home-categories.tsx'
import { HomeHero } from '../features/home/home-hero.tsx'
import { HomeOrders } from '../features/home/home-orders.tsx'
import { HomeProducers } from '../features/home/home-producers.tsx'
import { HomeSection } from '../features/home/home-section.tsx'
import { HomeSteps } from '../features/home/home-steps.tsx'
import { RegionBrowser } from '../features/region-map/region-browser.tsx'
import { seoHead } from '../lib/head/seo-head.ts'
import { usePage } from '../lib/use-page.ts'

export const Route = createFileRoute('/')({
  staticData: { layout: 'bleed' },
  codeSplitGroupings: [['component']],
  loader: async ({ context }) => {
    const { loadHomePage } = await import('../loaders/load-home-page.ts')
    return loadHomePage(context, context.user)
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: Home,
})

function Home() {
  const { purpose, numbers, categories, regions, newest, orders, producers } = Route.useLoaderData()
  const { t } = usePage()
  return (
    <>
      <HomeHero purpose={purpose} numbers={numbers} newest={newest} />
      <div className="page-box grid grid-cols-1 gap-14 py-12 lg:gap-20 lg:py-16">
        <HomeCategories categories={categories} />
        <div className="grid grid-cols-1 gap-14 empty:hidden lg:grid-cols-[minmax(0,1.75fr)_minmax(0,1fr)] lg:gap-10">
          {orders.length > 0 && <HomeOrders orders={orders} />}
          {producers.length > 0 && <HomeProducers producers={producers} />}
        </div>
        <HomeSection title={t('home.map.heading')}>
          <RegionBrowser regions={regions} />
        </HomeSection>
        <HomeSteps />
      </div>
    </>
  )
}
