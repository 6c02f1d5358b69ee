import { usePage } from '../../lib/use-page.ts'
import { RegionBrowser } from '../region-map/region-browser.tsx'
import type { MapRegion } from '../region-map/region-map.tsx'
import { HomeCategories, type HomeCategory } from './home-categories.tsx'
import { type HomeOrder, HomeOrders } from './home-orders.tsx'
import { type HomeProducer, HomeProducers } from './home-producers.tsx'
import { HomeSection } from './home-section.tsx'
import { HomeSteps } from './home-steps.tsx'

export type HomeDirectoryProps = {
  readonly categories: readonly HomeCategory[]
  readonly regions: readonly MapRegion[]
  readonly orders: readonly HomeOrder[]
  readonly producers: readonly HomeProducer[]
}

/** What the directory has: categories, new orders and producers, and regions. */
export function HomeDirectory({ categories, regions, orders, producers }: HomeDirectoryProps) {
  const { t } = usePage()
  return (
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
  )
}
