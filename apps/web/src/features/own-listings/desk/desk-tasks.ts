import type {
  listFormDrafts,
  listLeads,
  listMarketTasks,
  listOpenPayments,
  OwnOrderSummary,
  OwnProducerSummary,
  Plan,
  RouteOutput,
  Subscription,
} from '@verstat/contract'
import type { PageContext } from '../../../lib/page-context.ts'
import { writtenText } from '../../listing/listing-words.ts'
import { type OwnListingView, ownOrderView, ownProducerView } from '../own-listing-view.ts'

/** Something that waits for the user. */
export type DeskTask = {
  readonly key: string
  readonly title: string
  readonly text: string
  /** Path without the language prefix. */
  readonly to: string
  readonly action: string
  readonly isUrgent: boolean
}

export type DeskData = {
  readonly orders: readonly OwnOrderSummary[]
  readonly producers: readonly OwnProducerSummary[]
  readonly drafts: readonly Pick<
    RouteOutput<typeof listFormDrafts>['items'][number],
    'id' | 'kind' | 'savedAt'
  >[]
  readonly wanted: readonly Pick<Subscription, 'id' | 'subject' | 'wantedPlan'>[]
  readonly plans: readonly Plan[]
  readonly leads: Pick<RouteOutput<typeof listLeads>, 'items' | 'newCount'>
  readonly payments: RouteOutput<typeof listOpenPayments>['items']
  /** How many conversations have something unread. */
  readonly talks: number
  readonly market: RouteOutput<typeof listMarketTasks>['items']
}

type Context = Pick<PageContext, 't' | 'format' | 'now'>

/** At most this many tasks of the same kind. */
const MAX = 3

/** Returns what waits for the user. What can be lost comes first: money, refused listings, people who wait. */
export function deskTasks(context: Context, data: DeskData): readonly DeskTask[] {
  const orders = data.orders.map((item) => ownOrderView(context, item))
  const producers = data.producers.map((item) => ownProducerView(context, item))
  const rejected = [...producers, ...orders].filter(({ status }) => status === 'rejected')
  return [
    ...data.payments.slice(0, MAX).map((payment) => paymentTask(context, payment)),
    ...talksTask(context, data.talks),
    ...data.market.map((task) => marketTask(context, task)),
    ...data.wanted.map((subscription) => planTask(context, subscription, data.plans)),
    ...rejected.slice(0, MAX).map((listing) => rejectedTask(context, listing)),
    ...leadsTask(context, data.leads),
    ...orders
      // What ends a sealed collection is its opening, which waits for nobody.
      .filter(({ endsSoon, offers }) => endsSoon && offers?.isSealed !== true)
      .slice(0, MAX)
      .map((order) => endingTask(context, order)),
    ...data.drafts.slice(0, MAX).map((draft) => draftTask(context, draft)),
  ]
}

function paymentTask(
  { t, format }: Context,
  { id, paymentUrl, description, amount, expiresAt }: DeskData['payments'][number],
): DeskTask {
  return {
    key: id,
    title: t('own.task.payment', { sum: format.money(amount.amountMinor, amount.currency) }),
    text: t('own.task.paymentText', { what: description[t.locale], until: format.dayTime(expiresAt) }),
    to: paymentUrl,
    action: t('own.task.pay'),
    isUrgent: true,
  }
}

/** Returns the task to pay for the plan that the owner chose when creating the listing. */
function planTask(
  { t }: Context,
  { id, subject, wantedPlan }: DeskData['wanted'][number],
  plans: readonly Plan[],
): DeskTask {
  const name = plans.find((plan) => plan.id === wantedPlan)?.name[t.locale] ?? ''
  return {
    key: `plan ${id}`,
    title: t('own.task.plan', { name }),
    text: t('own.task.planText', { title: writtenText(subject.title, t.locale)?.text ?? '' }),
    to: `/user/subscription/order/${id}?plan=${wantedPlan}#plans`,
    action: t('own.task.pay'),
    isUrgent: true,
  }
}

function talksTask({ t }: Context, n: number): readonly DeskTask[] {
  if (n === 0) return []
  return [
    {
      key: 'talks',
      title: t('own.task.talks', { n }),
      text: t('own.task.talksText'),
      to: '/user/messages',
      action: t('own.task.read'),
      isUrgent: true,
    },
  ]
}

function marketTask({ t }: Context, { kind, id, slug, title, n }: DeskData['market'][number]): DeskTask {
  const paths = {
    confirm: `/user/deals/${id}`,
    complete: `/user/deals/${id}`,
    decide: `/user/advertisment/offers/${slug}`,
    unread: `/user/advertisment/offers/${slug}`,
    answer: `/orders/${slug}#questions`,
    files: `/user/orders/${id}/files`,
    asked: `/user/offers/${id}`,
    outdated: `/user/offers/${id}`,
    invited: `/orders/${slug}`,
  }
  return {
    key: `${kind} ${id}`,
    title: t(`own.task.market.${kind}`, { title: writtenText(title, t.locale)?.text ?? '' }),
    text: t(`own.task.market.${kind}Text`, { n }),
    to: paths[kind],
    action: t(`own.task.market.${kind}Action`),
    isUrgent: true,
  }
}

function rejectedTask({ t }: Context, { id, title, editHref, notes }: OwnListingView): DeskTask {
  return {
    key: id,
    title: t('own.task.rejected', { title: title.text }),
    text: notes.find(({ quote }) => quote !== undefined)?.quote ?? t('own.task.rejectedText'),
    to: editHref,
    action: t('own.task.fix'),
    isUrgent: true,
  }
}

function leadsTask({ t }: Context, { items, newCount }: DeskData['leads']): readonly DeskTask[] {
  if (newCount === 0) return []
  const titleOf = (item: (typeof items)[number]) => writtenText(item.listing.title, t.locale)?.text ?? ''
  const named = items.flatMap((item) =>
    item.person === null ? [] : t('own.task.leadBy', { name: item.person.name, title: titleOf(item) }),
  )
  const titles = items.map((item) => t('own.task.leadOf', { title: titleOf(item) }))
  const canAnswer = items.some(
    ({ person, message }) => message !== null || (person?.producers.length ?? 0) > 0,
  )
  return [
    {
      key: 'leads',
      title: t('own.task.leads', { n: newCount }),
      text: [...new Set(named.length > 0 ? named : titles)].join('; '),
      to: '/user/leads?state=new',
      action: t(canAnswer ? 'own.task.answer' : 'own.task.view'),
      isUrgent: true,
    },
  ]
}

function endingTask({ t }: Context, { id, title, href, notes }: OwnListingView): DeskTask {
  return {
    key: `ending ${id}`,
    title: t('own.task.ending', { title: title.text }),
    text: notes.map(({ text }) => text).join(' '),
    to: href,
    action: t('own.task.renew'),
    isUrgent: true,
  }
}

function draftTask({ t, format }: Context, { id, kind, savedAt }: DeskData['drafts'][number]): DeskTask {
  return {
    key: id,
    title: t(`own.task.draft.${kind}`),
    text: t('own.task.draftText', { when: format.dayTime(savedAt) }),
    to: `/advertisement/${kind}`,
    action: t('own.task.continue'),
    isUrgent: false,
  }
}
