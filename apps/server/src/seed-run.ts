import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import { loadDictionaries, storeDictionaries } from './modules/directory/index.ts'
import { storeSynonyms } from './modules/search/index.ts'
import { createPasswordHasher } from './platform/security/password-hash.ts'

export const DEMO_SIZE = { orders: 640, producers: 260 }
/** The random seed is fixed, so that the demo is the same everywhere. */
export const DEMO_SEED = 2026

export type FirstStart = {
  readonly db: Kysely<Database>
  readonly dataDir: string
  readonly fill: 'demo' | 'none'
  readonly now: Date
  /**
   * Called once before the directory is filled with demo listings. Not called when there is nothing to fill.
   */
  readonly announce: () => void
  readonly size?: typeof DEMO_SIZE
}

/**
 * Updates dictionaries and synonyms. On the first start, with an empty directory, demo listings and accounts
 * are stored too. They are stored in one transaction: after a killed start, the next start begins from
 * scratch. Returns whether demo listings were stored.
 */
export async function seedFirstStart({
  db,
  dataDir,
  fill,
  now,
  announce,
  size,
}: FirstStart): Promise<boolean> {
  await storeDictionaries(db)
  await storeSynonyms(db)
  if (await isSeeded(db)) return false
  const dictionaries = await loadDictionaries(db)
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('verstat seeds', 0))`.execute(tx)
    if (await isSeeded(tx)) return false
    const fills = fill === 'demo' && (await isEmpty(tx))
    if (fills) {
      announce()
      // The demo is imported only when needed, so that other starts do not load its texts and drawings.
      const { storeDemo } = await import('./demo/store-demo.ts')
      const mediaFolder = join(dataDir, 'media')
      // A killed start may have left these files. No listing refers to them.
      await rm(mediaFolder, { recursive: true, force: true })
      await mkdir(mediaFolder, { recursive: true })
      await storeDemo(tx, {
        ...(size ?? DEMO_SIZE),
        seed: DEMO_SEED,
        now,
        mediaFolder,
        dictionaries,
        report: () => {},
      })
      const { storeDemoPeople } = await import('./demo/demo-people.ts')
      const hasher = createPasswordHasher()
      await storeDemoPeople(tx, { hasher, now })
      const { storeDemoBuyers } = await import('./demo/demo-buyers.ts')
      await storeDemoBuyers(tx, { hasher, seed: DEMO_SEED })
      const { storeDemoMarket } = await import('./demo/demo-market.ts')
      await storeDemoMarket(tx, { now })
    }
    await tx.insertInto('seeds').values({ name: 'demo' }).execute()
    return fills
  })
}

/** Whether an earlier start filled the install with the demo, or deliberately left it empty. */
export async function isSeeded(db: Kysely<Database>): Promise<boolean> {
  const sown = await db.selectFrom('seeds').select('name').where('name', '=', 'demo').executeTakeFirst()
  return sown !== undefined
}

async function isEmpty(tx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ empty: boolean }>`
    select not exists (select from orders) and not exists (select from producers)
      and not exists (select from uploads) as empty`.execute(tx)
  return rows[0]?.empty ?? false
}
