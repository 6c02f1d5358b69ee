import { randomBytes } from 'node:crypto'
import { demoBuyers } from '@verstat/demo'
import type { Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { type DemoAccount, insertDemoAccounts } from '../modules/accounts/index.ts'
import {
  type DemoOwner,
  type DirectoryTables,
  listUnownedDemoOrders,
  ownDemoOrders,
  ownDemoProducers,
} from '../modules/directory/index.ts'
import { onTables } from '../platform/db/on-tables.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'
import type { PasswordHasher } from '../platform/security/password-hash.ts'

const DAY_MS = 86_400_000

/**
 * Gives every demo order that has no owner to an invented customer, in the caller's transaction. A page of an order
 * then tells who the customer is and what became of the customer's other orders. Some customers are producers too.
 */
export async function storeDemoBuyers(
  tx: Transaction<Database>,
  { hasher, seed }: { readonly hasher: PasswordHasher; readonly seed: number },
): Promise<void> {
  const directory = onTables<DirectoryTables>(tx)
  const left = [...(await listUnownedDemoOrders(directory))]
  const accounts: DemoAccount[] = []
  const owners: DemoOwner[] = []
  const producers: string[] = []
  for (const { person, orders, isProducer } of demoBuyers(seed)) {
    const own = left.splice(0, orders)
    if (own.length === 0) break
    const since = new Date(Math.min(...own.map((order) => order.since.getTime())) - orders * 30 * DAY_MS)
    const id = uuidV7(since)
    const { email, firstname, lastname, phone } = person
    accounts.push({ id, email, firstname, lastname, since })
    if (isProducer) producers.push(id)
    for (const { id: orderId, isEnglish } of own)
      owners.push({ orderId, ownerId: id, name: isEnglish ? person.latin.name : person.name, email, phone })
  }
  // Nobody knows this password, so nobody can sign in as one of these customers.
  const passwordHash = await hasher.hash(randomBytes(24).toString('base64'))
  await insertDemoAccounts(tx, accounts, passwordHash)
  await ownDemoOrders(directory, owners)
  await ownDemoProducers(directory, producers)
}
