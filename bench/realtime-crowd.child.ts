/**
 * Simulates many open pages in a process of its own. In reality they run on other machines, so this process yields to
 * the measured server, and only some clients parse their messages: parsing in all of a thousand clients would take a
 * third of a core and distort the API's latency more than the server's own work.
 */
import { execFileSync } from 'node:child_process'
import { setPriority } from 'node:os'
import { openClients, type Place } from './realtime-clients.ts'
import { openPassiveClients } from './realtime-passive-clients.ts'

/** `count` connections, of which `readers` parse their messages. */
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

/** With idle scheduling other processes preempt this one at once; with `nice` it keeps the processor a while. */
function lowerPriority(): void {
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' })
  } catch {
    setPriority(19)
  }
}
