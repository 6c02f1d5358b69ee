/**
 * The whole server as a child process, so that several of them share the database of a test and a test can kill one.
 * The environment variable NODE contains a `NodeOrder`. All that the server has to report goes to its output.
 */
import { pino } from 'pino'
import { buildApp } from '../../app.ts'
import type { Database } from '../../database.ts'
import { createDatabase } from '../../platform/db/pool.ts'
import { silentLog } from '../../platform/testing/silent-log.ts'
import type { Renderer } from '../../platform/web/renderer.ts'
import type { NodeOrder } from './app-nodes.testing.ts'

const blank: Renderer = {
  render: async () => ({ status: 200, html: '<html></html>' }),
  queryKeys: () => [],
  close: async () => {},
}

// biome-ignore lint/style/noProcessEnv: the test passes the order in the environment.
const order: NodeOrder = JSON.parse(process.env.NODE ?? '{}')
const database = createDatabase<Database>({ connection: order.connection, log: silentLog })
const app = await buildApp({
  database,
  log: pino({ level: 'warn' }),
  dataDir: order.dataDir,
  secretKey: order.secretKey,
  brand: null,
  origin: 'http://localhost',
  apiBase: '',
  checkOutput: true,
  renderer: blank,
})
for (const event of ['SIGTERM', 'disconnect'] as const) {
  process.once(event, async () => {
    await app.close()
    await database.close()
    process.exit(0)
  })
}
const origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
process.stdout.write(`listens ${origin}\n`)
