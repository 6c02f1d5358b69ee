import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../../config/start-error.ts'
import { type DatabaseLog, type Postmaster, reasonIn } from './postmaster.ts'

type SuperviseOptions = {
  readonly first: Postmaster
  readonly restart: () => Promise<Postmaster>
  readonly log: DatabaseLog
  readonly onLost: (error: StartError) => void
}

const ATTEMPTS = 5
const PAUSE_MS = 500

/** Restarts a database server that ended unexpectedly. Gives up after five failures in a row. */
export function superviseServer({ first, restart, log, onLost }: SuperviseOptions): {
  stop(): Promise<void>
} {
  let current = first
  let isStopping = false
  let watching = watch()

  async function watch(): Promise<void> {
    const last = await current.exited
    if (isStopping) return
    log.error({ reason: reasonIn(last) }, 'the database ended unexpectedly and is being restarted')
    for (let attempt = 1; !isStopping; attempt++) {
      try {
        current = await restart()
        log.info({ attempt }, 'the database is back')
        watching = watch()
        return
      } catch (error) {
        if (attempt === ATTEMPTS) {
          onLost(new StartError('The database ended and could not be restarted.', { cause: error }))
          return
        }
        await delay(PAUSE_MS * attempt)
      }
    }
  }

  return {
    async stop() {
      isStopping = true
      await current.stop()
      await watching
      // If a restart was running when `stop` was called, the restart has started a new server, which must be
      // stopped too.
      await current.stop()
    },
  }
}
