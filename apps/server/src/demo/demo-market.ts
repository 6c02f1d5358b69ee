import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import {
  awardDemoOrders,
  type DemoAward,
  type DirectoryTables,
  giveDemoMakers,
  listDemoMakers,
  listDemoMarketOrders,
  listDemoUsersWithoutProducer,
  markDemoOrders,
} from '../modules/directory/index.ts'
import { type DemoDeal, storeDemoOffers } from '../modules/offers/index.ts'
import { onTables, transactionOnTables } from '../platform/db/on-tables.ts'
import { planDemoMarket } from './demo-market-plan.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { storeDemoTalks } from './demo-talks.ts'

/**
 * Stores offers and deals about demo orders, in the caller's transaction. Needs the demo people and the demo buyers. The
 * demo customer then has an order with offers to compare, a sealed order and deals, and the demo producer has offers and
 * deals in all states. What a small demo has no listings for is left out.
 */
export async function storeDemoMarket(
  tx: Transaction<Database>,
  { now }: { readonly now: Date },
): Promise<void> {
  const directory = onTables<DirectoryTables>(tx)
  const [customerId, supplierId] = await findPeople(tx)
  if (customerId === undefined || supplierId === undefined) return
  const plan = planDemoMarket({
    now,
    customerId,
    supplierId,
    orders: await listDemoMarketOrders(directory),
    makers: await listDemoMakers(directory),
    spareOwners: await listDemoUsersWithoutProducer(directory),
  })
  await giveDemoMakers(directory, plan.newOwners)
  await markDemoOrders(directory, plan)
  const deals = await storeDemoOffers(transactionOnTables(tx), plan.offers, now)
  await awardDemoOrders(directory, deals.flatMap(awardOf))
  await storeDemoTalks(tx, { customerId, supplierId, now })
}

/** Returns the ids of the demo customer and of the demo producer. */
async function findPeople(tx: Transaction<Database>): Promise<(string | undefined)[]> {
  const emails = DEMO_PEOPLE.map(({ email }) => email).slice(0, 2)
  const rows = await tx.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute()
  return emails.map((wanted) => rows.find(({ email }) => email === wanted)?.id)
}

/** What a deal makes of its order. After a deal that came to nothing, the order awaits offers as before. */
function awardOf({ id: dealId, orderId, status, at, lapsesAt, completesAt }: DemoDeal): DemoAward[] {
  const award = { orderId, dealId, at, status: 'awarded', lapsesAt: null, completesAt } as const
  switch (status) {
    case 'awaiting':
      return [{ ...award, lapsesAt }]
    case 'active':
    case 'delivered':
      return [award]
    case 'completed':
      return [{ ...award, status }]
    default:
      return []
  }
}
