import type { FacetCount, ListingKind, Plan, Subscription } from '@verstat/contract'
import {
  listFormDrafts,
  listOwnOrders,
  listOwnProducers,
  listOwnSubscriptions,
  listPlans,
} from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { writtenText } from '../listing/listing-words.ts'
import { type OwnListingView, ownOrderView } from './own-listing-view.ts'
import { ownListingsPath } from './own-listings-query.ts'

/** A to-do item about one of the user's own listings. */
export type OwnTask = {
  readonly key: string
  readonly title: string
  readonly text: string
  /** Path without the language prefix. */
  readonly to: string
  readonly action: string
  readonly isUrgent: boolean
}

export type OwnOverview = {
  readonly counters: Readonly<Record<ListingKind, { readonly count: number; readonly to: string }>>
  readonly tasks: readonly OwnTask[]
}

/** Number of published orders that are searched for a near deadline. No user has more published orders. */
const ENDING_SCAN_LIMIT = 60
/** The to-do list shows at most this many items of the same kind. */
const TASKS_MAX = 3

/** Loads the number of the user's listings and to-do items about them. The most urgent items come first. */
export async function loadOwnOverview(context: PageContext, signal: AbortSignal): Promise<OwnOverview> {
  const { send } = context
  const [orders, producers, drafts, wanted, { plans }] = await Promise.all([
    send(listOwnOrders, { status: 'published', limit: ENDING_SCAN_LIMIT }, { signal }),
    send(listOwnProducers, { limit: 1 }, { signal }),
    send(listFormDrafts, {}, { signal }),
    send(listOwnSubscriptions, { wanted: 'true', limit: TASKS_MAX }, { signal }),
    send(listPlans, {}, { signal }),
  ])
  const ending = orders.items.map((item) => ownOrderView(context, item)).filter(({ endsSoon }) => endsSoon)
  return {
    counters: {
      order: { count: undeleted(orders.statuses), to: ownListingsPath({ kind: 'order' }) },
      producer: { count: undeleted(producers.statuses), to: ownListingsPath({ kind: 'producer' }) },
    },
    tasks: [
      ...wanted.items.map((subscription) => planTask(context, subscription, plans)),
      ...rejectedTasks(context, 'order', orders.statuses),
      ...rejectedTasks(context, 'producer', producers.statuses),
      ...ending.slice(0, TASKS_MAX).map((order) => endingTask(context, order)),
      ...drafts.items.slice(0, TASKS_MAX).map(({ id, kind, savedAt }) => ({
        key: id,
        title: context.t(`own.task.draft.${kind}`),
        text: context.t('own.task.draftText', { when: context.format.dayTime(savedAt) }),
        to: `/advertisement/${kind}`,
        action: context.t('own.task.continue'),
        isUrgent: false,
      })),
    ],
  }
}

/** Returns the to-do item for a plan that was chosen with a listing and is not paid yet. */
function planTask(
  { t }: PageContext,
  { id, subject, wantedPlan }: Pick<Subscription, 'id' | 'subject' | 'wantedPlan'>,
  plans: readonly Plan[],
): OwnTask {
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

function rejectedTasks(
  { t }: PageContext,
  kind: ListingKind,
  statuses: readonly FacetCount[],
): readonly OwnTask[] {
  const n = countOf(statuses, 'rejected')
  if (n === 0) return []
  return [
    {
      key: `rejected ${kind}`,
      title: t(`own.task.rejected.${kind}`, { n }),
      text: t('own.task.rejectedText'),
      to: ownListingsPath({ kind, status: 'rejected' }),
      action: t('own.task.open'),
      isUrgent: true,
    },
  ]
}

function endingTask({ t }: PageContext, { id, title, notes }: OwnListingView): OwnTask {
  return {
    key: id,
    title: t('own.task.ending', { title: title.text }),
    text: notes.map(({ text }) => text).join(' '),
    to: ownListingsPath({ kind: 'order', status: 'published' }),
    action: t('own.task.open'),
    isUrgent: true,
  }
}

function undeleted(statuses: readonly FacetCount[]): number {
  return statuses.reduce((sum, { value, count }) => (value === 'archived' ? sum : sum + count), 0)
}

function countOf(statuses: readonly FacetCount[], status: string): number {
  return statuses.find(({ value }) => value === status)?.count ?? 0
}
