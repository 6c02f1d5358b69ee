import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Database } from './database.ts'
import { clearDemo } from './demo/clear-demo.ts'
import { storeDemo } from './demo/store-demo.ts'
import { removeDemoUsers } from './modules/accounts/index.ts'
import { loadDictionaries, storeDictionaries, vacuumListings } from './modules/directory/index.ts'
import { makeConfig } from './platform/config/make-config.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { openCommandDatabase } from './platform/db/command-database.ts'
import { createDatabase } from './platform/db/pool.ts'
import { prepareDatabase } from './platform/db/prepare-database.ts'
import { databaseLog } from './platform/logging/logger.ts'
import { createProgress, printLine, runCommandLine } from './platform/process/command-line.ts'

const HELP = `Fills the directory with invented listings, or removes them.

  npm run seed -- --orders 1000000 --producers 200000   adds that many, without pictures, for measuring
  npm run seed -- --clear                               removes every demo listing and person

Works beside a running Verstat.
`

type Order = { readonly orders: number; readonly producers: number; readonly clear: boolean }

await runCommandLine(async () => {
  const order = readArguments(process.argv.slice(2))
  if (order) await run(order)
  else process.stdout.write(HELP)
})

async function run({ orders, producers, clear }: Order): Promise<void> {
  const config = makeConfig(readEnv())
  const server = await openCommandDatabase({ config, log: databaseLog, mayShare: true })
  const database = createDatabase<Database>({ connection: server.connection, log: databaseLog, size: 1 })
  const mediaFolder = join(config.dataDir, 'media')
  try {
    await prepareDatabase(server.connection)
    if (clear) {
      const gone = await clearDemo(database.db, mediaFolder, createProgress('removed'))
      await vacuumListings(database.db)
      const people = await removeDemoUsers(database.db)
      printLine(
        `Removed ${gone.orders} orders, ${gone.producers} producers and ${people} people of the demo.`,
      )
      return
    }
    await mkdir(mediaFolder, { recursive: true })
    await storeDictionaries(database.db)
    const dictionaries = await loadDictionaries(database.db)
    const now = new Date()
    const [stored, storedProducers] = [createProgress('orders stored'), createProgress('producers stored')]
    await database.db.transaction().execute((tx) =>
      storeDemo(tx, {
        orders,
        producers,
        seed: now.getTime() % 1_000_000,
        now,
        mediaFolder: null,
        dictionaries,
        report: (what, done) => (what === 'orders' ? stored(done) : storedProducers(done)),
      }),
    )
    await vacuumListings(database.db)
    printLine(`Stored ${orders} orders and ${producers} producers.`)
  } finally {
    await database.close()
    await server.stop()
  }
}

/** Returns null when the user asked for help. Throws `StartError` for invalid arguments. */
function readArguments(args: readonly string[]): Order | null {
  let values: { orders?: string; producers?: string; clear?: boolean; help?: boolean }
  try {
    const options = {
      orders: { type: 'string' },
      producers: { type: 'string' },
      clear: { type: 'boolean' },
      help: { type: 'boolean' },
    } as const
    values = parseArgs({ args: [...args], options }).values
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : cause} See npm run seed -- --help`, {
      cause,
    })
  }
  if (values.help || Object.keys(values).length === 0) return null
  return {
    orders: wholeNumber(values.orders, '--orders'),
    producers: wholeNumber(values.producers, '--producers'),
    clear: values.clear ?? false,
  }
}

function wholeNumber(text: string | undefined, name: string): number {
  if (text === undefined) return 0
  if (!/^\d{1,8}$/.test(text)) throw new StartError(`${name} must be a whole number, at most 99999999.`)
  return Number(text)
}
