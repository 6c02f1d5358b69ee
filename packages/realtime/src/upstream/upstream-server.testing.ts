import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { LIMITS } from '../limits/limits.ts'
import { readCentrifugoConfig } from '../read-centrifugo-config.ts'
import { startStandalone } from '../standalone-server.ts'

const config = readCentrifugoConfig(
  JSON.parse(readFileSync(join(import.meta.dirname, 'centrifugo_test.json'), 'utf8')),
)

/** The server that the client's own tests expect, configured by their own file, on a port of its own. */
const server = await startStandalone(config, {
  port: 0,
  // One machine stands for many clients, and asks more at once than a page does.
  limits: { connectionsPerNetwork: 10_000, connectsPerNetworkPerSecond: 10_000, commandBurst: LIMITS.commandBurst * 100 },
  onFault: (error) => {
    throw error
  },
})
afterAll(() => server.stop())

export const HOST = `127.0.0.1:${server.port}`
