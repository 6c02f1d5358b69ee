import { afterEach, expect, test, vi } from 'vitest'
import { createLiveClient, type LiveClient } from './live-client.ts'

const CLIENTS = 1_000
const open: LiveClient[] = []

afterEach(() => {
  for (const client of open.splice(0)) client.disconnect()
  vi.useRealTimers()
})

/** Fake server of all websockets. The server accepts connections while `isUp` is true, and records all attempts. */
class Server extends EventTarget {
  static isUp = true
  static tries: number[] = []
  static readonly OPEN = 1
  static readonly connected: Set<Server> = new Set()
  readyState = 0
  onopen: (() => void) | undefined
  onmessage: ((event: { data: string }) => void) | undefined
  onclose: ((event: { code: number; reason: string }) => void) | undefined

  constructor(_url: string) {
    super()
    Server.tries.push(Date.now())
    setTimeout(() => {
      if (Server.isUp) {
        this.readyState = 1
        this.onopen?.()
      } else {
        this.close(1006)
      }
    }, 5)
  }

  send(text: string) {
    for (const line of text.split('\n')) {
      const { id, connect } = JSON.parse(line)
      if (!connect) continue
      Server.connected.add(this)
      setTimeout(() => this.reply({ id, connect: { client: 'c', version: '1' } }), 5)
    }
  }

  reply(reply: object) {
    this.onmessage?.({ data: JSON.stringify(reply) })
  }

  close(code = 1000, reason = '') {
    this.readyState = 3
    Server.connected.delete(this)
    setTimeout(() => this.onclose?.({ code, reason }), 0)
  }
}

test("a thousand pages reconnect within 20 seconds of a minute's outage, spread over time", async () => {
  vi.useFakeTimers()
  for (let n = 0; n < CLIENTS; n += 1) {
    const client = createLiveClient({
      origin: 'https://verstat.test',
      getToken: async () => '',
      onOwnEvent: () => {},
      log: () => {},
      transport: { websocket: Server, networkEventTarget: null, pageEventTarget: null },
    })
    open.push(client)
    client.connect()
  }
  const back = () => open.filter((client) => client.state().connection === 'connected').length
  await vi.advanceTimersByTimeAsync(100)
  expect(back()).toBe(CLIENTS)

  Server.isUp = false
  Server.tries = []
  const cutAt = Date.now()
  for (const socket of [...Server.connected]) socket.close(1006)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(back()).toBe(0)
  const whileGone = Server.tries
  expect(Math.min(...whileGone) - cutAt).toBeGreaterThanOrEqual(450)
  expect(whileGone.length).toBeLessThan(CLIENTS * 15)

  Server.isUp = true
  Server.tries = []
  const upAt = Date.now()
  await vi.advanceTimersByTimeAsync(20_500)
  expect(back()).toBe(CLIENTS)
  // Evenly spread attempts would be 50 per second. If all clients tried at once, there would be 1,000 attempts.
  expect(maxWithin(1_000, Server.tries)).toBeLessThan(CLIENTS / 5)
  expect(maxWithin(100, Server.tries)).toBeLessThan(CLIENTS / 20)
  expect(Math.max(...Server.tries) - upAt).toBeGreaterThan(10_000)
})

/** Returns the maximum number of `moments` within any interval of `ms` milliseconds. */
function maxWithin(ms: number, moments: readonly number[]): number {
  const counts = Map.groupBy(moments, (at) => Math.floor(at / ms))
  return Math.max(...[...counts.values()].map(({ length }) => length))
}
