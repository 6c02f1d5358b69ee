import type { Kysely, Transaction } from 'kysely'
import type { AccountsContext, AccountsTables } from '../../accounts/index.ts'
import type { DirectoryTables } from '../directory.tables.ts'
import type { DirectoryContext } from '../directory-context.ts'
import type { JoinedOrderHooks } from '../orders/offers/order-hooks.ts'
import type { JoinedLeadHooks } from './lead-hooks.ts'
import type { ViewCounter } from './view-counter.ts'

type Tables = DirectoryTables & AccountsTables

export type LeadsContext = Omit<DirectoryContext, 'db'> &
  Pick<AccountsContext, 'actor' | 'ip' | 'userAgent' | 'challenge' | 'accounts'> & {
    readonly db: Kysely<Tables>
    readonly views: ViewCounter
    readonly orderHooks: JoinedOrderHooks
    readonly leadHooks: JoinedLeadHooks
  }

export type LeadsTx = Transaction<Tables>
