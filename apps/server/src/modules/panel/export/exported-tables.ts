import type { ExportedTable, LocalizedText, Route, RouteOutput, RouteParsed } from '@verstat/contract'
import * as contract from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { listPanelSubscriptions, listPanelTransactions, listReceipts } from '../../billing/index.ts'
import { listFeedback } from '../../feedback/index.ts'
import { listAudit } from '../list-audit.ts'
import type { PanelContext } from '../panel-context.ts'
import { listPanelListings } from '../panel-listings.ts'
import { listSearchMisses, listSynonyms } from '../panel-search.ts'
import { listUsers } from '../panel-users.ts'
import type { Cell } from './csv.ts'

export type Words = {
  readonly locale: LocaleCode
  /** Translates a message key. Returns `or` if the key has no message, such as the key of a new value. */
  readonly t: (key: string, or?: string) => string
}

/** A table of the panel: the call that reads its list, and its columns. */
export type TableSource = {
  readonly route: Route
  /** Reads a page of the list, with all checks of the call itself. */
  readonly page: (ctx: PanelContext, input: unknown) => Promise<Page>
  readonly heads: readonly string[]
  readonly cells: (item: never, words: Words) => readonly Cell[]
}

type Page = {
  readonly items: readonly unknown[]
  /** The cursor of the next page, or null on the last page and in lists with numbered pages. */
  readonly next: string | null
  /** The number of pages of a list with numbered pages, otherwise 1. */
  readonly pages: number
}

/**
 * Lets the compiler check that the call, its list and the columns of a table fit together. The cast of `input` is safe,
 * because the schema of `route` has parsed the input.
 */
function table<R extends Route, Item>(source: {
  readonly route: R
  readonly list: (ctx: PanelContext, input: RouteParsed<R>) => Promise<unknown>
  readonly itemsOf: (answer: RouteOutput<R>) => readonly Item[]
  readonly heads: readonly string[]
  readonly cells: (item: Item, words: Words) => readonly Cell[]
}): TableSource {
  const { route, list, itemsOf, heads, cells } = source
  return {
    route,
    heads,
    cells,
    async page(ctx, input) {
      const answer = (await list(ctx, input as RouteParsed<R>)) as RouteOutput<R>
      const { next, pages } = placeOf(answer)
      return { items: itemsOf(answer), next, pages }
    },
  }
}

function placeOf(answer: unknown): Pick<Page, 'next' | 'pages'> {
  const { next, pages } = { next: null, pages: 1, ...(typeof answer === 'object' ? answer : {}) }
  return { next: typeof next === 'string' ? next : null, pages: Number(pages) }
}

const titleOf = ({ uk, en }: LocalizedText, { locale }: Words) =>
  (locale === 'uk' ? (uk ?? en) : (en ?? uk)) ?? ''
const hryvnias = ({ amountMinor }: { readonly amountMinor: number }) => amountMinor / 100

export const TABLES: Readonly<Record<ExportedTable, TableSource>> = {
  users: table({
    route: contract.listUsers,
    list: listUsers,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.users.person',
      'panel.users.email',
      'panel.users.role',
      'panel.fact.verified',
      'panel.block.isBlocked',
      'panel.users.since',
    ],
    cells: (user, { t }) => [
      user.id,
      `${user.firstname} ${user.lastname}`,
      user.email,
      t(`panel.role.${user.role}`),
      user.emailVerifiedAt,
      user.blockedAt,
      user.createdAt,
    ],
  }),
  listings: table({
    route: contract.listPanelListings,
    list: listPanelListings,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.auditDetail.number',
      'panel.listings.listing',
      'panel.listings.status',
      'panel.listings.owner',
      'panel.listings.created',
    ],
    cells: (listing, words) => [
      listing.id,
      listing.number,
      titleOf(listing.title, words),
      words.t(`panel.status.${listing.status}`),
      listing.owner?.name,
      listing.createdAt,
    ],
  }),
  feedback: table({
    route: contract.listFeedback,
    list: listFeedback,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.auditDetail.number',
      'panel.people.topic',
      'panel.users.person',
      'panel.users.email',
      'panel.pay.description',
      'panel.audit.at',
      'panel.view.handled',
    ],
    cells: (message, { t }) => [
      message.number,
      t(`panel.topic.${message.topic}`),
      message.name,
      message.email,
      message.message,
      message.createdAt,
      message.handledAt,
    ],
  }),
  payments: table({
    route: contract.listPanelTransactions,
    list: listPanelTransactions,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.pay.number',
      'panel.pay.description',
      'panel.pay.sum',
      'panel.pay.status',
      'panel.pay.provider',
      'panel.pay.payer',
      'panel.users.email',
      'panel.pay.created',
    ],
    cells: (payment, { t, locale }) => [
      payment.number,
      payment.description[locale],
      hryvnias(payment.amount),
      t(`plans.payment.${payment.status}`),
      payment.provider,
      payment.payer?.name,
      payment.payer?.email,
      payment.createdAt,
    ],
  }),
  receipts: table({
    route: contract.listReceipts,
    list: listReceipts,
    itemsOf: ({ items }) => items,
    heads: ['panel.fact.id', 'panel.pay.sum', 'panel.pay.payer', 'panel.pay.status', 'panel.pay.created'],
    cells: (receipt) => [
      receipt.bankReference,
      hryvnias(receipt.amount),
      receipt.payer,
      receipt.status,
      receipt.receivedOn,
    ],
  }),
  subscriptions: table({
    route: contract.listPanelSubscriptions,
    list: listPanelSubscriptions,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.subscriptions.listing',
      'panel.subscriptions.plan',
      'panel.subscriptions.status',
      'panel.subscriptions.until',
      'panel.subscriptions.owner',
    ],
    cells: (subscription, words) => [
      subscription.id,
      titleOf(subscription.subject.title, words),
      subscription.plan,
      words.t(`plans.status.${subscription.status}`),
      subscription.periodEnd,
      subscription.owner?.name,
    ],
  }),
  audit: table({
    route: contract.listAudit,
    list: listAudit,
    itemsOf: ({ items }) => items,
    heads: [
      'panel.fact.id',
      'panel.audit.action',
      'panel.audit.at',
      'panel.audit.actor',
      'panel.audit.subject',
      'panel.audit.details',
    ],
    cells: (entry, { t }) => [
      entry.id,
      t(`panel.action.${entry.action.replace('.', '_')}`, entry.action),
      entry.at,
      entry.actor?.name ?? entry.actor?.id,
      entry.subject?.name ?? entry.subject?.id,
      JSON.stringify(entry.details),
    ],
  }),
  synonyms: table({
    route: contract.listSynonyms,
    list: (ctx) => listSynonyms(ctx),
    itemsOf: (groups) => groups,
    heads: ['panel.synonyms.words', 'panel.synonyms.editedAt'],
    cells: (group) => [group.words.join(', '), group.editedAt],
  }),
  misses: table({
    route: contract.listSearchMisses,
    list: (ctx) => listSearchMisses(ctx),
    itemsOf: (misses) => misses,
    heads: ['panel.misses.query', 'panel.misses.count', 'panel.misses.lastDay'],
    cells: (miss) => [miss.query, miss.count, miss.lastDay],
  }),
}
