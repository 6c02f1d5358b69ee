import type { Role } from '@verstat/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../database.ts'
import { createAccount } from '../modules/accounts/index.ts'
import {
  assignDemoListings,
  assignDemoMarket,
  type DirectoryTables,
  insertDemoDays,
  insertDemoLeads,
  insertDemoNotices,
} from '../modules/directory/index.ts'
import { onTables } from '../platform/db/on-tables.ts'
import type { PasswordHasher } from '../platform/security/password-hash.ts'

/**
 * This password is public, so an install that other machines can reach refuses to start with demo accounts.
 */
export const DEMO_PASSWORD = 'verstat-demo-2026'

const SINCE_MS = 450 * 86_400_000

type Person = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly role: Role
  readonly owns: { readonly orders: number; readonly producers: number }
}

/** None of these people has more listings than the free plan allows. */
export const DEMO_PEOPLE: readonly Person[] = [
  {
    email: 'customer@verstat.test',
    firstname: 'Олена',
    lastname: 'Замовниченко',
    role: 'user',
    owns: { orders: 4, producers: 0 },
  },
  {
    email: 'producer@verstat.test',
    firstname: 'Тарас',
    lastname: 'Виробник',
    role: 'user',
    owns: { orders: 0, producers: 1 },
  },
  {
    email: 'moderator@verstat.test',
    firstname: 'Ірина',
    lastname: 'Редько',
    role: 'moderator',
    owns: { orders: 0, producers: 0 },
  },
  {
    email: 'admin@verstat.test',
    firstname: 'Андрій',
    lastname: 'Головко',
    role: 'admin',
    owns: { orders: 0, producers: 0 },
  },
]

/** Stores the demo people in the caller's transaction. Some demo listings get these people as owners. */
export async function storeDemoPeople(
  tx: Transaction<Database>,
  { hasher, now }: { readonly hasher: PasswordHasher; readonly now: Date },
): Promise<void> {
  const owners: string[] = []
  // The people have been here for longer than their listings.
  const since = new Date(now.getTime() - SINCE_MS)
  for (const { owns, ...person } of DEMO_PEOPLE) {
    const passwordHash = await hasher.hash(DEMO_PASSWORD)
    const id = await createAccount(tx, { ...person, passwordHash, locale: 'uk', demo: true, now: since })
    await assignListings(onTables<DirectoryTables>(tx), id, owns, now)
    if (owns.orders + owns.producers > 0) owners.push(id)
  }
  await insertDemoLeads(onTables<DirectoryTables>(tx), owners, now)
  await insertDemoNotices(onTables<DirectoryTables>(tx), owners, now)
  await insertDemoDays(onTables<DirectoryTables>(tx), owners, now)
}

/** The published orders of a customer are partly those about which the demo shows offers. */
async function assignListings(
  db: Kysely<DirectoryTables>,
  ownerId: string,
  { orders, producers }: Person['owns'],
  now: Date,
): Promise<void> {
  const market = orders > 0 ? await assignDemoMarket(db, ownerId, now) : 0
  await assignDemoListings(db, ownerId, { orders: orders - market, producers })
}
