import type { ConversationLine } from '@verstat/contract'
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
}

export type JoinedOfferHooks = OfferHooks & { readonly add: (part: OfferHooks) => void }

export function joinOfferHooks(): JoinedOfferHooks {
  const parts: OfferHooks[] = []
  return {
    add(part) {
      parts.push(part)
    },
    async happened(...given) {
      for (const part of parts) await part.happened(...given)
    },
  }
}
