import type { listPlans, Plan, RouteOutput } from '@verstat/contract'
import { PLAN_FEATURES } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

export type AdvertisementView = ReturnType<typeof advertisementView>
export type OfferView = ReturnType<typeof offer>

type Words = Pick<PageContext, 't' | 'format' | 'site' | 'locale'>
type Sold = RouteOutput<typeof listPlans>

/**
 * All words of the page. They are loader data, because the page's own messages are not in the browser when it takes
 * over what the server wrote. `t` needs the bundle `advertisement`.
 */
export function advertisementView({ t, format, site, locale }: Words, { plans, boosts }: Sold) {
  const plansFor = (kind: Plan['kind']) => plans.filter((plan) => plan.kind === kind)
  return {
    hero: {
      heading: t('advertisement.hero.heading'),
      text: t('advertisement.hero.text', { brand: site.brand }),
    },
    doors: DOORS.map((kind) => ({
      kind,
      path: `/advertisement/${kind}`,
      heading: t(`advertisement.${kind}.heading`),
      text: t(`advertisement.${kind}.text`),
      start: t(`advertisement.door.${kind}`),
      goOn: t('advertisement.door.goOn'),
      begun: t('advertisement.door.begun'),
      anew: t('advertisement.door.anew'),
      takeBack: t('advertisement.door.takeBack'),
    })),
    free: {
      heading: t('advertisement.free.heading'),
      items: FREE_ITEMS.map((item) => t(`advertisement.free.${item}`)),
    },
    plans: { heading: t('advertisement.plans.heading'), note: t('advertisement.plans.prices') },
    offers: [
      offer({ t, format, locale }, 'order', plansFor('order')),
      offer({ t, format, locale }, 'producer', plansFor('producer')),
    ],
    boosts: {
      heading: t('advertisement.boosts.heading'),
      text: t('advertisement.boosts.text'),
      caption: t('advertisement.boosts.caption'),
      columns: [
        t('advertisement.boosts.name'),
        t('advertisement.boosts.what'),
        t('advertisement.boosts.price'),
      ],
      rows: boosts.map(({ id, name, text, price }) => ({
        id,
        name: name[locale],
        text: text[locale],
        price: format.money(price.amountMinor, price.currency),
      })),
    },
    rules: {
      heading: t('advertisement.rules.heading'),
      items: RULES.map((rule) => t(`advertisement.rules.${rule}`)),
    },
    questions: {
      heading: t('advertisement.questions.heading'),
      items: QUESTIONS.map((id) => ({
        id,
        question: t(`advertisement.question.${id}`),
        answer: t(`advertisement.answer.${id}`),
      })),
    },
    how: {
      heading: t('advertisement.how.heading'),
      steps: HOW_STEPS.map((step) => t(`advertisement.how.${step}`)),
    },
  }
}

const DOORS = ['order', 'producer'] as const
const HOW_STEPS = ['fill', 'confirm', 'check', 'online'] as const
const FREE_ITEMS = ['orders', 'producer', 'files', 'languages', 'search', 'commission'] as const
const RULES = ['order', 'badge', 'review'] as const
const QUESTIONS = ['commission', 'free', 'duration', 'producerDuration', 'contacts', 'files', 'edit'] as const

/** One side of the comparison: what the plans of a kind of listing give and cost. */
function offer({ t, format, locale }: Omit<Words, 'site'>, kind: Plan['kind'], plans: readonly Plan[]) {
  // A line that no plan of this kind has would compare nothing.
  const features = PLAN_FEATURES.filter((feature) => plans.some((plan) => plan.gives.includes(feature)))
  return {
    kind,
    heading: t(`advertisement.plans.${kind}Heading`),
    caption: t(`advertisement.plans.${kind}Caption`),
    featureColumn: t('advertisement.plans.feature'),
    included: t('advertisement.plans.included'),
    notIncluded: t('advertisement.plans.notIncluded'),
    plans: plans.map(({ id, name, text, price, days }) => ({
      id,
      name: name[locale],
      text: text[locale],
      price: format.money(price.amountMinor, price.currency),
      period: days === null ? null : format.days(days, days),
    })),
    features: features.map((feature) => ({
      feature,
      text: t(`advertisement.feature.${feature}`),
      in: plans.map((plan) => plan.gives.includes(feature)),
    })),
  }
}
