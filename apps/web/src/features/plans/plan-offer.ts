import type { Plan } from '@verstat/contract'
import { PLAN_FEATURES } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

export type OfferView = ReturnType<typeof planOffer>

type Words = Pick<PageContext, 't' | 'format' | 'locale'>

export function planOffer({ t, format, locale }: Words, kind: Plan['kind'], sold: readonly Plan[]) {
  const plans = sold.filter((plan) => plan.kind === kind)
  // Features that none of these plans includes are left out.
  const features = PLAN_FEATURES.filter((feature) => plans.some((plan) => plan.gives.includes(feature)))
  return {
    kind,
    caption: t(`plans.caption.${kind}`),
    featureColumn: t('plans.table.feature'),
    included: t('plans.table.included'),
    notIncluded: t('plans.table.notIncluded'),
    current: t('plans.table.held'),
    plans: plans.map(({ id, name, text, price, days }) => ({
      id,
      name: name[locale],
      text: text[locale],
      price: format.money(price.amountMinor, price.currency),
      period: days === null ? null : format.days(days, days),
    })),
    features: features.map((feature) => ({
      feature,
      text: t(`plans.feature.${feature}`),
      in: plans.map((plan) => plan.gives.includes(feature)),
    })),
  }
}
