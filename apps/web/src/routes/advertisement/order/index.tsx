import { createFileRoute } from '@tanstack/react-router'
import { listPlans } from '@verstat/contract/browser'
import { kyivDay } from '@verstat/i18n'
import { staticSeo } from '@verstat/seo'
import { formDictionary } from '../../../features/listing-forms/form-dictionary.ts'
import { EARLIER_ORDER_STEPS, ORDER_STEPS } from '../../../features/listing-forms/order/order-checks.ts'
import { PlaceOrder } from '../../../features/listing-forms/order/place-order.tsx'
import { loadQuota } from '../../../features/listing-forms/placing-rules.tsx'
import { readStep } from '../../../features/listing-forms/read-step.ts'
import { planChoices, readWantedPlan } from '../../../features/plans/plan-choices.ts'
import { seoHead } from '../../../lib/head/seo-head.ts'
import { describeSite } from '../../../lib/head/structured-data.ts'

export const Route = createFileRoute('/advertisement/order/')({
  // The steps of the form are one page, so a change of step does not reload the data. A reload would replace the
  // categories and regions while the form is half filled.
  shouldReload: ({ cause }) => cause !== 'stay',
  loader: async ({ context }) => {
    const { plans, free } = await context.send(listPlans, {})
    const seo = staticSeo(context, 'placeOrder')
    describeSite(context, seo)
    const index = await context.directoryIndex()
    return {
      dictionary: formDictionary(index, context.locale, 'order'),
      today: kyivDay(context.now()),
      plans: planChoices(context, 'order', plans),
      quota: await loadQuota(context, 'order', free),
      seo: seo.head,
    }
  },
  head: ({ match, loaderData }) => (loaderData ? seoHead(match.context, loaderData.seo) : {}),
  component: PlaceOrderRoute,
})

function PlaceOrderRoute() {
  const { seo: _, ...data } = Route.useLoaderData()
  const search = Route.useSearch()
  return (
    <PlaceOrder
      {...data}
      step={readStep(search, ORDER_STEPS, EARLIER_ORDER_STEPS)}
      wantedPlan={readWantedPlan(search, data.plans)}
    />
  )
}
