/**
 * Many open pages in a process of their own. They are other people's machines, so they give way to the server that is
 * measured on this one.
 */
import { setPriority } from 'node:os'
import { openClients, type Place } from './realtime-clients.ts'

export type Crowd = Place & { readonly count: number }

setPriority(5)

let delays: number[] = []

process.on('message', async (asked: Crowd | 'heard' | 'delays') => {
  if (asked === 'heard') {
    process.send?.(delays.length)
  } else if (asked === 'delays') {
    process.send?.(delays.toSorted((a, b) => a - b))
    delays = []
  } else {
    await openClients(asked, asked.count, (line) => {
      const at = JSON.parse(line).push?.pub?.data?.at
      if (at !== undefined) delays.push(Date.now() - at)
    })
    process.send?.('ready')
  }
})
process.on('disconnect', () => process.exit())
process.send?.('here')
