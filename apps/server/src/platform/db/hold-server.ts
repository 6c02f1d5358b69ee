import { onStopSignals } from '../process/stop-signals.ts'
import { type DatabaseServer, type OpenOptions, openDatabaseServer } from './open-server.ts'

/** The servers of this process that are open or being opened. */
const held = new Set<Promise<DatabaseServer>>()
let isWatching = false

/**
 * The database of a command that does its work and ends. Whatever ends the command, a signal or the end of the process
 * that started it, ends the server as well, also in the middle of its start.
 */
export async function holdDatabaseServer(options: OpenOptions): Promise<DatabaseServer> {
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

/** A server that is stopped once, whoever asks: the command at its end, or a signal. */
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
  // What the command was doing fails now, and must not end the process before its servers.
  process.setUncaughtExceptionCaptureCallback(() => {})
  await Promise.allSettled([...held].map(async (opening) => (await opening).stop()))
  process.exit(1)
}
