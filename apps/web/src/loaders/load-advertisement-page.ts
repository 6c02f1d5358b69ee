import { listPlans } from '@verstat/contract/browser'
import { staticSeo } from '@verstat/seo'
import { advertisementView } from '../features/advertisement/advertisement-view.ts'
import { loadSeller } from '../features/plans/load-seller.ts'
import { describeSite } from '../lib/head/structured-data.ts'
import type { PageContext } from '../lib/page-context.ts'

export async function loadAdvertisementPage(context: PageContext) {
  const [sold, seller] = await Promise.all([context.send(listPlans, {}), loadSeller(context)])
  const seo = staticSeo(context, 'advertisement')
  describeSite(context, seo)
  return { view: advertisementView(context, sold, seller), seo: seo.head }
}
