import type { BuyerRecord, OrderOffering, OrderStatus } from '@verstat/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Actor } from '../../../../platform/http/caller.ts'
import type { AccountsServices } from '../../../accounts/index.ts'
import type { DirectoryTables } from '../../directory.tables.ts'

type Db = Kysely<DirectoryTables>
type Tx = Transaction<DirectoryTables>

/** What a hook may use inside the transaction of a change. */
export type OrderHookContext = {
  readonly now: () => Date
  readonly accounts: AccountsServices
  readonly ip: string
  /** Null for what the program does by itself. */
  readonly actor: Pick<Actor, 'userId'> | null
}

/**
 * What a later module knows about the offers to an order, and what it does when an order changes. The module adds its
 * functions when the server starts.
 */
export type OrderHooks = {
  /** Whether a producer of the user is invited to the order. */
  readonly isInvited: (db: Db, orderId: string, userId: string) => Promise<boolean>
  /** Whether and how the user may offer. The user may see the order. */
  readonly offering: (db: Db, orderId: string, userId: string, now: Date) => Promise<OrderOffering>
  /** Orders to which the user has an open offer. */
  readonly listOffered: (db: Db, userId: string) => Promise<readonly string[]>
  /** How many offers are live, and when their number will next change by the clock. */
  readonly countLive: (
    db: Db,
    orderId: string,
    now: Date,
  ) => Promise<{ readonly count: number; readonly nextChangeAt: Date | null }>
  /** The offers to orders, for the list of their owner. Orders without offers are left out. */
  readonly countOwn: (
    db: Db,
    orderIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, OwnOfferCounts>>
  /** How many questions to the order are answered. */
  readonly countQuestions: (db: Db, orderId: string) => Promise<number>
  /** Whether anybody has ever sent an offer to the order. */
  readonly hasOffers: (db: Db, orderId: string) => Promise<boolean>
  /** Whether the owner considers or has accepted an offer of the user. */
  readonly isShortlisted: (db: Db, orderId: string, userId: string) => Promise<boolean>
  readonly record: (db: Db, ownerId: string, now: Date) => Promise<BuyerRecord | null>
  /** The latest deal about the order in which the user takes part. */
  readonly dealFor: (db: Db, orderId: string, userId: string) => Promise<string | null>
  /** Called when the status of a locked order has changed, except by an accepted offer. */
  readonly moved: (tx: Tx, ctx: OrderHookContext, move: OrderMove) => Promise<void>
  /** Called when a locked order has changed in a way that matters to its offers. */
  readonly termsChanged: (tx: Tx, ctx: OrderHookContext, orderId: string) => Promise<void>
}

export type OwnOfferCounts = {
  readonly count: number
  readonly unread: number
  readonly live: number
  /** When sealed offers will open. Null once they can be read. */
  readonly opensAt: string | null
}

export type OrderMove = {
  readonly orderId: string
  readonly from: OrderStatus
  readonly to: OrderStatus
}

export type JoinedOrderHooks = OrderHooks & { readonly add: (part: Partial<OrderHooks>) => void }

/** Without a module for offers, nobody is invited and no order has offers. */
const WITHOUT_OFFERS: OrderHooks = {
  isInvited: async () => false,
  offering: async () => ({
    needs: ['closed'],
    offerId: null,
    offerNumber: null,
    last: null,
    left: 0,
    producers: [],
  }),
  listOffered: async () => [],
  countLive: async () => ({ count: 0, nextChangeAt: null }),
  countOwn: async () => new Map(),
  countQuestions: async () => 0,
  hasOffers: async () => false,
  isShortlisted: async () => false,
  record: async () => null,
  dealFor: async () => null,
  moved: async () => {},
  termsChanged: async () => {},
}

/** Joins the parts of later modules. A later part replaces the function of an earlier one. */
export function joinOrderHooks(): JoinedOrderHooks {
  let hooks = WITHOUT_OFFERS
  return {
    add(part) {
      hooks = { ...hooks, ...part }
    },
    isInvited: (...given) => hooks.isInvited(...given),
    offering: (...given) => hooks.offering(...given),
    listOffered: (...given) => hooks.listOffered(...given),
    countLive: (...given) => hooks.countLive(...given),
    countOwn: (...given) => hooks.countOwn(...given),
    countQuestions: (...given) => hooks.countQuestions(...given),
    hasOffers: (...given) => hooks.hasOffers(...given),
    isShortlisted: (...given) => hooks.isShortlisted(...given),
    record: (...given) => hooks.record(...given),
    dealFor: (...given) => hooks.dealFor(...given),
    moved: (...given) => hooks.moved(...given),
    termsChanged: (...given) => hooks.termsChanged(...given),
  }
}
