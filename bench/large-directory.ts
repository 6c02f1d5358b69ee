import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from '../apps/server/src/database.ts'
import {
  type Dictionaries,
  type DirectoryContext,
  foldCounters,
  loadDictionaries,
  routeChanges,
  sweepExpired,
} from '../apps/server/src/modules/directory/index.ts'
import {
  createPostgresEngine,
  indexQueue,
  keepRecent,
  queueChangedListings,
  reindex,
  storeSynonyms,
} from '../apps/server/src/modules/search/index.ts'
import { openCommandDatabase } from '../apps/server/src/platform/db/command-database.ts'
import { createDatabase, type DatabaseHandle } from '../apps/server/src/platform/db/pool.ts'
import { prepareDatabase } from '../apps/server/src/platform/db/prepare-database.ts'
import { silentLog } from '../apps/server/src/platform/testing/silent-log.ts'

const ROOT = join(import.meta.dirname, '..')
const SEED = join(ROOT, 'apps/server/src/seed.ts')

export type LargeDirectory = {
  readonly database: DatabaseHandle<Database>
  readonly context: () => DirectoryContext
  readonly size: { readonly orders: number; readonly producers: number }
  close(): Promise<void>
}

/**
 * Opens a directory with many listings. `BENCH_ORDERS` (default 1,000,000) and `BENCH_PRODUCERS` (default 200,000) set
 * its size. The first run fills the data folder, which takes minutes. Later runs use the same folder. The search index
 * is built when a measurement first needs it.
 */
export async function openLargeDirectory({ isSearched = false } = {}): Promise<LargeDirectory> {
  const wanted = {
    orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
    producers: Number(process.env.BENCH_PRODUCERS ?? 200_000),
  }
  const dataDir = process.env.BENCH_DATA_DIR ?? join(ROOT, 'data/bench')
  mkdirSync(dataDir, { recursive: true })
  const server = await openCommandDatabase({ config: { databaseUrl: null, dataDir }, log: silentLog })
  const database = createDatabase<Database>({ connection: server.connection, log: silentLog })
  const close = async () => {
    await database.close()
    await server.stop()
  }
  try {
    await prepareDatabase(server.connection)
    const size = await countListings(database)
    const missing = { orders: wanted.orders - size.orders, producers: wanted.producers - size.producers }
    if (missing.orders > 0 || missing.producers > 0) {
      const amounts = ['orders', 'producers'] as const
      const args = amounts.flatMap((what) => [`--${what}`, String(Math.max(0, missing[what]))])
      await fill(args, dataDir)
    }
    const dictionaries = await loadDictionaries(database.db)
    const { db, pool } = database
    // A running site takes expired orders from the lists and adds changes to the counters every second. Here orders have
    // expired since the folder was filled, and every list would count them.
    await sweepExpired(database.db, new Date())
    await foldCounters(database.db)
    if (isSearched) await indexOnce(database, dictionaries)
    return {
      database,
      context: () => ({ db, pool, dictionaries, now: () => new Date(), locale: 'uk' }),
      size: await countListings(database),
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Fills the data folder in a child process. The child process ends when this process ends. */
async function fill(args: readonly string[], dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' }
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const seed = spawn(process.execPath, [SEED, ...args], { stdio: [...stdio], env })
  const [status] = await once(seed, 'exit')
  if (status !== 0) throw new Error(`filling the directory ended with ${status}`)
}

async function countListings({ pool }: DatabaseHandle<Database>) {
  const { rows } = await pool.query<{ orders: number; producers: number }>(
    'select (select count(*) from orders) as orders, (select count(*) from producers) as producers',
  )
  return rows[0] ?? { orders: 0, producers: 0 }
}

/** Indexes all listings for search now. A running site indexes them in the background. */
async function indexOnce({ db, pool }: DatabaseHandle<Database>, dictionaries: Dictionaries): Promise<void> {
  await storeSynonyms(db)
  const index = { db, engine: createPostgresEngine({ db }), dictionaries, now: () => new Date() }
  const { rows } = await pool.query('select from order_documents limit 1')
  await routeChanges(db, [queueChangedListings])
  await (rows.length > 0 ? indexQueue(index) : reindex(index))
  await keepRecent(db)
}
