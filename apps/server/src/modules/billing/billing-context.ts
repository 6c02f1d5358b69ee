import type { Kysely } from 'kysely'
import type { Actor } from '../../platform/http/caller.ts'
import type { Remembered } from '../../platform/settings/remember.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { BillingTables } from './billing.tables.ts'
import type { Offer } from './plans/read-offer.ts'

type Tables = BillingTables & DirectoryTables
export type Db = Kysely<Tables>

/** What the calls of this module need. */
export type BillingContext = {
  readonly db: Db
  readonly now: () => Date
  /** Null for visitors. */
  readonly actor: Actor | null
  readonly billing: BillingServices
}

/** What the module is given once, for the life of the process. */
export type BillingServices = {
  /** What is sold, as every process remembers it. A purchase reads the row itself. */
  readonly offer: Remembered<Offer>
}
