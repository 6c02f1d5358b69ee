import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restoreBackup } from './platform/backup/restore/restore-backup.ts'
import { openBackupStore } from './platform/backup/store/backup-store.ts'
import { withPlace } from './platform/backup/store/place-errors.ts'
import { makeConfig, PROJECT_DIR } from './platform/config/make-config.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { databaseLog } from './platform/logging/logger.ts'
import { printLine, runCommandLine } from './platform/process/command-line.ts'

const HELP = `Restores what npm run backup stored, into a data folder that is empty or does not exist.

  npm run restore -- /backup/verstat                                        into DATA_DIR, the latest state
  npm run restore -- /backup/verstat --to-time 2026-11-28T10:00:00Z         as it was at that time
  npm run restore -- /backup/verstat --data-dir /var/lib/verstat-restored   into another folder
`

type Order = { readonly place: string; readonly time: Date | null; readonly dataDir: string | null }

await runCommandLine(async () => {
  const order = readArguments(process.argv.slice(2))
  if (order) await withPlace(order.place, () => run(order))
  else process.stdout.write(HELP)
})

/** Returns null when the user asked for help. Throws `StartError` for invalid arguments. */
function readArguments(args: readonly string[]): Order | null {
  try {
    const options = {
      'to-time': { type: 'string' },
      'data-dir': { type: 'string' },
      help: { type: 'boolean' },
    } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [place, ...more] = positionals
    if (values.help || place === undefined) return null
    if (more.length > 0) throw new Error('A site is restored from one place.')
    const time = values['to-time']
    // Without a zone, the time would depend on the machine.
    if (time !== undefined && !/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(time)) {
      throw new Error('--to-time is a time with its zone, like 2026-11-28T10:00:00Z.')
    }
    if (time !== undefined && Number.isNaN(Date.parse(time))) throw new Error('--to-time is no time.')
    const dataDir = values['data-dir']
    return {
      place,
      time: time === undefined ? null : new Date(time),
      dataDir: dataDir === undefined ? null : resolve(PROJECT_DIR, dataDir),
    }
  } catch (cause) {
    throw new StartError(`${cause instanceof Error ? cause.message : cause} See npm run restore -- --help`, {
      cause,
    })
  }
}

async function run({ place, time, dataDir: chosen }: Order): Promise<void> {
  const dataDir = chosen ?? makeConfig(readEnv()).dataDir
  const store = await openBackupStore(place, PROJECT_DIR)
  const { name, backup } = await restoreBackup({ store, dataDir, time, log: databaseLog })
  const state = time ? `as of ${time.toISOString()}` : 'with everything that was stored'
  printLine(`Restored backup ${name} ${backup.cluster ? `${state} ` : ''}into ${dataDir}.`)
  if (!backup.cluster) printLine('The database is not in this backup: restore it with its own tool.')
}
