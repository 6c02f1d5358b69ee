/**
 * Keeps the open pages of people in a separate process and notes when they hear of a message. Each event goes to one
 * page, so all pages can parse what they receive and need hardly any of the processor. The priority stays normal:
 * waiting for the processor would count as a delay of the site.
 */
import type { RealtimeEvent } from '@verstat/contract'
import { openClients } from '../realtime-clients.ts'

/** `tokens` connect one person each. Connecting subscribes to the personal channel. */
export type Pages = { readonly url: string; readonly tokens: readonly string[] }

/** The id of a message and the time when a page heard of it, in milliseconds since 1970. */
export type Heard = readonly [id: string, at: number]

let heard: Heard[] = []

process.on('message', async (message: Pages | 'received' | 'heard') => {
  if (message === 'received') {
    process.send?.(heard.length)
  } else if (message === 'heard') {
    process.send?.(heard)
    heard = []
  } else {
    const { url, tokens } = message
    for (const token of tokens) await openClients({ url, hello: helloOf(token) }, 1, note)
    process.send?.('ready')
  }
})
process.on('disconnect', () => process.exit())
process.send?.('here')

/** Clients wait for the answer to the command 2. */
function helloOf(token: string): string {
  return JSON.stringify({ id: 2, connect: { token } })
}

function note(line: string): void {
  const event: RealtimeEvent | undefined = JSON.parse(line).push?.pub?.data
  if (event?.t === 'message.created' && event.ref.id !== null) heard.push([event.ref.id, Date.now()])
}
