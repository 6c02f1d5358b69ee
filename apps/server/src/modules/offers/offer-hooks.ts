import type { ConversationLine, MarketTask, OfferNeed } from '@verstat/contract'
import type { Kysely, Transaction } from 'kysely'
import type { OffersTables } from './offers.tables.ts'

type Tx = Transaction<OffersTables>
export type OffersDb = Kysely<OffersTables>

/** What happened to the offer of a producer to an order, or to their deal. */
export type OfferHappening = {
  readonly code: ConversationLine
  readonly orderId: string
  readonly producerId: string
  readonly at: Date
}

/** What later modules do in the transaction of a change. A module adds its part when the server starts. */
export type OfferHooks = {
  readonly happened: (tx: Tx, happening: OfferHappening) => Promise<void>
  /** What waits for a person in a later module, for the desk. */
  readonly listTasks: (db: OffersDb, userId: string) => Promise<readonly MarketTask[]>
  /** What a person who does not own the order should do before an offer, although they may send one without it. */
  readonly listSteps: (db: OffersDb, orderId: string, userId: string) => Promise<readonly OfferNeed[]>
}

export type JoinedOfferHooks = OfferHooks & { readonly add: (part: Partial<OfferHooks>) => void }

export function joinOfferHooks(): JoinedOfferHooks {
  const parts: Partial<OfferHooks>[] = []
  return {
    add(part) {
      parts.push(part)
    },
    async happened(...given) {
      for (const part of parts) await part.happened?.(...given)
    },
    async listTasks(...given) {
      const lists = await Promise.all(parts.map((part) => part.listTasks?.(...given) ?? []))
      return lists.flat()
    },
    async listSteps(...given) {
      const lists = await Promise.all(parts.map((part) => part.listSteps?.(...given) ?? []))
      return lists.flat()
    },
  }
}
