import { startEmbeddedPostgres } from '../db/embedded/start-embedded.ts'
import { silentLog } from './silent-log.ts'

/**
 * This script runs an embedded database server on the folder given as argument until it is stopped. Lifecycle
 * tests start it.
 */
const say = (text: string) => process.stdout.write(`${text}\n`)

try {
  const server = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: { ...silentLog, info: (_fields, message) => say(message), warn: (_fields, message) => say(message) },
    onLost: (error) => say(`lost: ${error.message}`),
  })
  const stop = async () => {
    await server.stop()
    process.exit(0)
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const)
    process.once(event, () => void stop())
  say(`connection ${JSON.stringify(server.connection)}`)
} catch (error) {
  say(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  process.exit(1)
}
