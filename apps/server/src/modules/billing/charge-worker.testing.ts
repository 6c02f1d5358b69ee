/**
 * A child process that charges cards until a test kills the process. The environment variable WORK contains the
 * database connection, the URL of the bank and the times at which the process works.
 */
import type { Database } from '../../database.ts'
import { createDatabase } from '../../platform/db/pool.ts'
import { silentLog } from '../../platform/testing/silent-log.ts'
import { bankProviders } from './bank.testing.ts'
import { testJobContext } from './job-context.testing.ts'
import { reconcile } from './payments/provider/reconcile.ts'
import { chargeDue } from './subscriptions/charging/charge-due.ts'

// biome-ignore lint/style/noProcessEnv: the test passes the work in the environment.
const { WORK = '{}' } = process.env
const work: { connection: object; bank: string; moments: string[] } = JSON.parse(WORK)
const database = createDatabase<Database>({ connection: work.connection, log: silentLog })
let now = new Date()
const ctx = await testJobContext(
  database.db,
  bankProviders(work.bank, () => now),
  () => now,
)
for (const moment of work.moments) {
  now = new Date(moment)
  await reconcile(ctx)
  await chargeDue(ctx)
}
await database.close()
process.disconnect?.()
