import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { buildApp } from '../../apps/server/src/app.ts'
import type { Database } from '../../apps/server/src/database.ts'
import { openDatabaseServer } from '../../apps/server/src/platform/db/open-server.ts'
import { createDatabase } from '../../apps/server/src/platform/db/pool.ts'
import { prepareDatabase } from '../../apps/server/src/platform/db/prepare-database.ts'
import { silentLog } from '../../apps/server/src/platform/testing/silent-log.ts'
import { seedFirstStart } from '../../apps/server/src/seed-run.ts'

export type FuzzedSite = {
  readonly origin: string
  /** The number of responses with each HTTP status. */
  readonly answers: ReadonlyMap<number, number>
  readonly faults: readonly string[]
  /** Ids of existing objects, by the path segment that precedes them in a URL, such as `users`. */
  readonly knownIds: () => Promise<Readonly<Record<string, readonly string[]>>>
  readonly close: () => Promise<void>
}

/** Starts the API on the loopback address with demo data in a temporary database. */
export async function openFuzzedSite(): Promise<FuzzedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-fuzz-'))
  // When root runs the site, the site's database runs as another user. This user must be able to enter the folder.
  chmodSync(folder, 0o711)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const server = await openDatabaseServer({ config: { databaseUrl: null, dataDir }, log: silentLog })
  await prepareDatabase(server.connection)
  const database = createDatabase<Database>({ connection: server.connection, log: silentLog })
  await seedFirstStart({ db: database.db, dataDir, fill: 'demo', now: new Date(), announce: () => {} })
  const faults: string[] = []
  const answers = new Map<number, number>()
  const app = await buildApp({
    database,
    log: pino({ level: 'error' }, collector(faults)),
    dataDir,
    brand: null,
    origin: 'http://127.0.0.1',
    apiBase: '',
    // With `checkOutput`, a response or an error code that the contract does not describe becomes a server error.
    checkOutput: true,
    payments: { providers: ['sandbox'], seller: null },
    realtime: { mode: 'embedded', publicUrl: null, secret: null, centrifugo: null, readsOutbox: false },
    renderer: {
      render: async () => ({ status: 404, html: '' }),
      queryKeys: () => [],
      close: async () => {},
    },
  })
  app.http.addHook('onResponse', async (_, { statusCode }) => {
    answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1)
  })
  const origin = await app.http.listen({ port: 0, host: '127.0.0.1' })
  return {
    origin,
    answers,
    faults,
    knownIds: () => knownIds(database.db),
    async close() {
      await app.close()
      await database.close()
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function collector(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
}

/**
 * Returns ids of listings and users. Staff and the customer are left out, because the fuzzed requests would block
 * their accounts.
 */
async function knownIds(db: Kysely<Database>): Promise<Readonly<Record<string, readonly string[]>>> {
  const orders = await db.selectFrom('orders').select(['id', 'slug']).orderBy('owner_id').limit(20).execute()
  const producers = await db
    .selectFrom('producers')
    .select(['id', 'slug'])
    .orderBy('owner_id')
    .limit(20)
    .execute()
  const subscriptions = await db
    .selectFrom('subscriptions')
    .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
    .where('orders.owner_id', 'is not', null)
    .select('subscriptions.id')
    .execute()
  const users = await db
    .selectFrom('users')
    .where('email', '=', 'producer@verstat.test')
    .select('id')
    .execute()
  const names = (rows: readonly { id: string; slug?: string }[]) =>
    rows.flatMap(({ id, slug }) => (slug === undefined ? [id] : [id, slug]))
  return {
    order: names(orders),
    producer: names(producers),
    '{kind}': orders.map(({ id }) => id),
    '10': names(subscriptions),
    '{family}': names(subscriptions),
    users: names(users),
    get: names(users),
    categories: ['sewing', 'metalwork', 'other'],
  }
}
