/**
 * Many open pages in a process of their own. They are other people's machines, so they give way to the server that is
 * measured on this one, and only some of them read what they are told: a thousand clients that read it would take a
 * third of a core, which whoever asks the API meanwhile would notice more than the server's own work.
 */
import { execFileSync } from 'node:child_process'
import { setPriority } from 'node:os'
import { openClients, type Place } from './realtime-clients.ts'
import { openOnlookers } from './realtime-onlookers.ts'

/** `count` connections, `readers` of which read what they are told. */
export type Crowd = Place & { readonly count: number; readonly readers: number }

giveWay()

let delays: number[] = []

process.on('message', async (asked: Crowd | 'heard' | 'delays') => {
  if (asked === 'heard') {
    process.send?.(delays.length)
  } else if (asked === 'delays') {
    process.send?.(delays.toSorted((a, b) => a - b))
    delays = []
  } else {
    await openClients(asked, asked.readers, (line) => {
      const at = JSON.parse(line).push?.pub?.data?.at
      if (at !== undefined) delays.push(Date.now() - at)
    })
    await openOnlookers(asked, asked.count - asked.readers)
    process.send?.('ready')
  }
})
process.on('disconnect', () => process.exit())
process.send?.('here')

/** Whoever else wakes has the processor at once where the system can do that; a merely nice process keeps it for a while. */
function giveWay(): void {
  try {
    execFileSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' })
  } catch {
    setPriority(19)
  }
}
