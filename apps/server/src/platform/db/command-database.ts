import { onStopSignals } from '../process/stop-signals.ts'
import { type DatabaseServer, type OpenOptions, openDatabaseServer } from './open-server.ts'

const held = new Set<Promise<DatabaseServer>>()
let isWatching = false

/**
 * Opens the database for a command that does its work and ends. When a signal or the end of the parent
 * process stops the command, the embedded server is stopped too, even while it is still starting.
 */
export async function openCommandDatabase(options: OpenOptions): Promise<DatabaseServer> {
  if (!isWatching) onStopSignals({ stop: () => void stopAll(), hurry: () => {} })
  isWatching = true
  const opening = openOnce(options)
  held.add(opening)
  try {
    const server = await opening
    return {
      connection: server.connection,
      async stop() {
        await server.stop()
        held.delete(opening)
      },
    }
  } catch (error) {
    held.delete(opening)
    throw error
  }
}

/** The returned server stops only once, even if both the command and a signal call `stop`. */
async function openOnce(options: OpenOptions): Promise<DatabaseServer> {
  const server = await openDatabaseServer(options)
  let stopping: Promise<void> | undefined
  return {
    connection: server.connection,
    stop() {
      stopping ??= server.stop()
      return stopping
    },
  }
}

async function stopAll(): Promise<void> {
  // The command's queries fail now. These failures must not end the process before its database servers have
  // stopped.
  process.setUncaughtExceptionCaptureCallback(() => {})
  await Promise.allSettled([...held].map(async (opening) => (await opening).stop()))
  process.exit(1)
}
