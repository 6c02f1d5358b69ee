import type { ListingKind } from '@verstat/contract'
import type { Kysely, Transaction } from 'kysely'
import type { DirectoryTables } from '../directory.tables.ts'
import type { OrderHookContext } from '../orders/offers/order-hooks.ts'

type Db = Kysely<DirectoryTables>
type Tx = Transaction<DirectoryTables>

/** A message to the owner of a listing that shows no contact. */
export type LeadMessage = {
  readonly kind: ListingKind
  readonly listingId: string
  readonly ownerId: string
  readonly senderId: string
  readonly text: string
}

/** A lead whose conversation is looked for. */
export type AskedListing = {
  readonly leadId: string
  readonly kind: ListingKind
  readonly listingId: string
  /** The person who asked. */
  readonly personId: string
}

/** What a later module makes of leads. The module adds its functions when the server starts. */
export type LeadHooks = {
  /**
   * Writes a message into the conversation of its sender and the owner, whom the caller has locked. Returns the id of
   * the conversation, or null if they can have none. Throws `not_accepted` if one has blocked the other.
   */
  readonly converse: (tx: Tx, ctx: OrderHookContext, message: LeadMessage) => Promise<string | null>
  /** Conversations about leads that the user may read, by the id of the lead. */
  readonly findConversations: (
    db: Db,
    userId: string,
    leads: readonly AskedListing[],
  ) => Promise<ReadonlyMap<string, string>>
}

export type JoinedLeadHooks = LeadHooks & { readonly add: (part: LeadHooks) => void }

/** Without a module for messages, leads are e-mails only. */
const WITHOUT_MESSAGES: LeadHooks = {
  converse: async () => null,
  findConversations: async () => new Map(),
}

export function joinLeadHooks(): JoinedLeadHooks {
  let hooks = WITHOUT_MESSAGES
  return {
    add(part) {
      hooks = part
    },
    converse: (...given) => hooks.converse(...given),
    findConversations: (...given) => hooks.findConversations(...given),
  }
}
