import { makeConfig } from './platform/config/make-config.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { runCommandLine } from './platform/process/command-line.ts'
import { centrifugoConfig } from './platform/realtime/centrifugo/centrifugo-config.ts'
import { CHANNELS } from './platform/realtime/channels.ts'
import { realtimeKeys } from './platform/realtime/realtime-tokens.ts'
import { createSecretKey, readOrCreateSecret } from './platform/security/secret-key.ts'

const HELP = `Prints the configuration of a Centrifugo that serves this install, with its secrets: keep it private.

  npm run -s centrifugo-config > centrifugo.json

It follows the same settings as the site: REALTIME=centrifugo, CENTRIFUGO_API_KEY, SECRET_KEY or DATA_DIR, PUBLIC_URL,
and DATABASE_URL when CENTRIFUGO_READS_OUTBOX=1.
`

await runCommandLine(() => {
  if (process.argv.includes('--help')) process.stdout.write(HELP)
  else process.stdout.write(`${JSON.stringify(printable(), null, 2)}\n`)
})

function printable() {
  const { realtime, secretKey, dataDir, publicUrl, databaseUrl } = makeConfig(readEnv())
  if (realtime.centrifugo === null) throw new StartError('Set REALTIME=centrifugo and what it needs first.')
  if (realtime.readsOutbox && databaseUrl === null) {
    throw new StartError('CENTRIFUGO_READS_OUTBOX needs a DATABASE_URL that Centrifugo can reach as well.')
  }
  return centrifugoConfig({
    table: CHANNELS,
    keys: realtimeKeys(createSecretKey(secretKey ?? readOrCreateSecret(dataDir)), realtime.secret),
    apiKey: realtime.centrifugo.apiKey,
    allowedOrigins: [publicUrl ?? 'http://localhost:3000'],
    outboxUrl: realtime.readsOutbox ? databaseUrl : null,
  })
}
