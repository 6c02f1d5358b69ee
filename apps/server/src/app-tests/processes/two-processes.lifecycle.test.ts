import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '../../database.ts'
import { insertOrders, orderRow } from '../../modules/directory/directory.testing.ts'
import { loadDictionaries } from '../../modules/directory/index.ts'
import { attachEmbeddedPostgres } from '../../platform/db/embedded/attach-embedded.ts'
import { createDatabase, type DatabaseHandle } from '../../platform/db/pool.ts'
import { makeDataFolder } from '../../platform/testing/data-folder.ts'
import { databaseAddress } from '../../platform/testing/database-address.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { endProcesses, type RunningProcess, runProcess } from '../../platform/testing/run-process.ts'
import { silentLog } from '../../platform/testing/silent-log.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
/** A change must be visible in both processes within this time. */
const SEEN_WITHIN_MS = 2_000

const folders: string[] = []
let database: DatabaseHandle<Database> | undefined

afterEach(async () => {
  await database?.close()
  await endProcesses()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function start(env: Readonly<Record<string, string>> = {}) {
  const dataDir = makeDataFolder('two')
  folders.push(dataDir)
  const quiet = { SEED: 'none', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir }
  const app = runProcess(MAIN, [], { env: { ...quiet, ...env } })
  return { dataDir, origin: await originOf(app) }
}

function originOf(app: RunningProcess): Promise<string> {
  return app.until(/ready in[\s\S]*?(http:\/\/127\.0\.0\.1:\d+)/).then(([, origin = '']) => origin)
}

test('a change in the database is visible within two seconds on the cached pages of two processes', async () => {
  const first = await start()
  const connection = attachEmbeddedPostgres(first.dataDir)
  const second = await start({ DATABASE_URL: databaseAddress(connection) })
  database = createDatabase<Database>({ connection, log: silentLog })
  const { db } = database
  const dictionaries = await loadDictionaries(db)
  const leaf = dictionaries.categories().find(({ parentKey }) => parentKey !== null)
  const place = {
    region_id: dictionaries.regions()[0]?.key ?? 0,
    root_id: leaf?.parentKey ?? 0,
    category_id: leaf?.key ?? 0,
  }
  const page = async (origin: string, url: string) => (await fetch(origin + url)).text()
  const everywhere = async (url: string, words: RegExp) => {
    const startedAt = performance.now()
    for (const { origin } of [first, second]) {
      await eventually(`${url} has ${words}`, async () => words.test(await page(origin, url)), 20_000)
    }
    expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS + pagesTake)
  }
  // The first page that a process serves also loads the web app's code, so it must not be part of the
  // measured time.
  for (const { origin } of [first, second]) await page(origin, '/en/orders/page/1')
  const askedAt = performance.now()
  for (const { origin } of [first, second]) await page(origin, '/')
  const pagesTake = performance.now() - askedAt

  const row = orderRow({ ...place, slug: 'lyttia-vtulok-x1', title_uk: 'Лиття втулок із бронзи' })
  await insertOrders(db, [row])
  await everywhere('/orders/page/1', /Лиття втулок із бронзи/)
  await everywhere('/orders/lyttia-vtulok-x1', /Лиття втулок із бронзи/)
  await everywhere('/', /Лиття втулок із бронзи/)

  await db
    .updateTable('orders')
    .set({ title_uk: 'Лиття втулок із латуні' })
    .where('id', '=', row.id)
    .execute()
  await everywhere('/orders/page/1', /Лиття втулок із латуні/)
  await everywhere('/orders/lyttia-vtulok-x1', /Лиття втулок із латуні/)

  await db.updateTable('orders').set({ status: 'archived' }).where('id', '=', row.id).execute()
  await everywhere('/orders/page/1', /^(?!.*Лиття втулок)/s)
  await eventually('the page is gone', async () => {
    const answers = await Promise.all(
      [first, second].map(({ origin }) => fetch(`${origin}/orders/lyttia-vtulok-x1`)),
    )
    return answers.every(({ status }) => status === 410)
  })
})
