import type { listPlans, RouteOutput } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'
import { planOffer } from '../plans/plan-offer.ts'
import type { SellerView } from '../plans/seller-view.ts'

export type AdvertisementView = ReturnType<typeof advertisementView>

type Words = Pick<PageContext, 't' | 'format' | 'site' | 'locale'>
type Sold = RouteOutput<typeof listPlans>

/** The route's loader calls this function, so that the page receives only the texts that it shows. */
export function advertisementView(
  { t, format, site, locale }: Words,
  { plans, boosts, free }: Sold,
  seller: SellerView | undefined,
) {
  return {
    hero: {
      heading: t('advertisement.hero.heading'),
      text: t('advertisement.hero.text', { brand: site.brand }),
    },
    cards: KINDS.map((kind) => ({
      kind,
      path: `/advertisement/${kind}`,
      heading: t(`advertisement.${kind}.heading`),
      text: t(`advertisement.${kind}.text`),
      start: t(`advertisement.door.${kind}`),
      resume: t('advertisement.door.goOn'),
      savedAtLabel: t('advertisement.door.begun'),
      startOver: t('advertisement.door.anew'),
      undo: t('advertisement.door.takeBack'),
    })),
    free: {
      heading: t('advertisement.free.heading'),
      items: [
        ...(free.orders > 0 ? [t('advertisement.free.orders', { n: free.orders })] : []),
        ...(free.producers > 0 ? [t('advertisement.free.producer', { n: free.producers })] : []),
        ...FREE_ITEMS.map((item) => t(`advertisement.free.${item}`)),
      ],
    },
    plans: { heading: t('advertisement.plans.heading'), note: t('advertisement.plans.prices') },
    offers: KINDS.map((kind) => ({
      heading: t(`advertisement.plans.${kind}Heading`),
      ...planOffer({ t, format, locale }, kind, plans),
      choose: {
        row: t('advertisement.plans.row'),
        label: t('plans.choose.short'),
        ways: plans
          .filter((plan) => plan.kind === kind)
          .map(({ id, name, days }) => ({
            id,
            name: t(`advertisement.plans.${kind}Choose`, { name: name[locale] }),
            // The free plan needs no choice.
            path: days === null ? `/advertisement/${kind}` : `/advertisement/${kind}?plan=${id}`,
          })),
      },
    })),
    ...(seller ? { seller } : {}),
    boosts: {
      heading: t('advertisement.boosts.heading'),
      text: t('advertisement.boosts.text'),
      fold: t('plans.boost.fold.order', {
        price: format.money(
          Math.min(...boosts.map(({ price }) => price.amountMinor)),
          boosts[0]?.price.currency ?? 'UAH',
        ),
      }),
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

const KINDS = ['order', 'producer'] as const
const HOW_STEPS = ['fill', 'confirm', 'check', 'online'] as const
const FREE_ITEMS = ['files', 'languages', 'search', 'commission'] as const
const RULES = ['order', 'badge', 'review'] as const
const QUESTIONS = [
  'commission',
  'free',
  'duration',
  'producerDuration',
  'contacts',
  'answers',
  'files',
  'edit',
] as const
