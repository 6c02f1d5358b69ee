/**
 * Simulates many open pages in a separate process. In reality, open pages run on other computers. This process
 * therefore has a lower priority than the measured server, and only some of its clients parse their messages. If a
 * thousand clients parsed their messages, they would use a third of a processor core and slow down the API more than
 * the realtime server does.
 */
import { execFileSync } from 'node:child_process'
import { setPriority } from 'node:os'
import { openClients, type Place } from './realtime-clients.ts'
import { openPassiveClients } from './realtime-passive-clients.ts'

/** Opens `count` connections. Only `readers` of them parse their messages. */
export type Crowd = Place & { readonly count: number; readonly readers: number }

lowerPriority()

let delays: number[] = []

process.on('message', async (message: Crowd | 'received' | 'delays') => {
  if (message === 'received') {
    process.send?.(delays.length)
  } else if (message === 'delays') {
    process.send?.(delays.toSorted((a, b) => a - b))
    delays = []
  } else {
    await openClients(message, message.readers, (line) => {
      const at = JSON.parse(line).push?.pub?.data?.at
      if (at !== undefined) delays.push(Date.now() - at)
    })
    await openPassiveClients(message, message.count - message.readers)
    process.send?.('ready')
  }
})
process.on('disconnect', () => process.exit())
process.send?.('here')

/**
 * Gives this process the idle scheduling policy of Linux, so that any other process can interrupt it at once. The
 * command `nice` is not enough, because a process with a low priority still keeps the processor for a while.
 */
function lowerPriority(): void {
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' })
  } catch {
    setPriority(19)
  }
}
