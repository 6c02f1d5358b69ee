/**
 * Runs the realtime server alone: `npm run realtime -- --port 8000 --config FILE`. The file is a Centrifugo
 * configuration. Events are stored in memory. `--insecure` turns off all access checks, for tests on the same machine.
 */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { LIMITS, readCentrifugoConfig, startStandalone } from '@verstat/realtime'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8000' },
    host: { type: 'string', default: '127.0.0.1' },
    config: { type: 'string' },
    insecure: { type: 'boolean', default: false },
  },
})

if (values.config === undefined) {
  console.error('realtime: --config names the file with namespaces and keys')
  process.exit(1)
}

const config = readCentrifugoConfig(JSON.parse(readFileSync(values.config, 'utf8')))
if (config.isInsecure && !values.insecure) {
  console.error('realtime: the file says client.insecure; --insecure must say so too')
  process.exit(1)
}
if (values.insecure && values.host !== '127.0.0.1') {
  console.error('realtime: --insecure listens on 127.0.0.1 only')
  process.exit(1)
}
if (!values.insecure && config.keys.secret === '') {
  console.error('realtime: client.token.hmac_secret_key is not set')
  process.exit(1)
}
const server = await startStandalone(
  { ...config, isInsecure: values.insecure },
  {
    port: Number(values.port),
    host: values.host,
    // In tests, one machine runs many clients, so the limits per IP network must be higher.
    ...(values.insecure
      ? {
          limits: {
            connectionsPerNetwork: 100_000,
            connectsPerNetworkPerSecond: 100_000,
            channelsPerConnection: 128,
            commandBurst: LIMITS.commandBurst * 100,
          },
        }
      : {}),
    onFault: (error) => console.error(error),
  },
)
console.log(`realtime: http://${values.host}:${server.port}`)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
  process.once(signal, () => void server.stop(1_000).then(() => process.exit(0)))
}
