/**
 * Runs the measured server in a separate process. It is either our realtime server or a minimal server that uses only
 * the package `ws`.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readCentrifugoConfig, startStandalone } from '@verstat/realtime'
import { WebSocket, WebSocketServer } from 'ws'
import { BENCH_CHANNEL, BENCH_CONFIG, eventAt } from './realtime-bench-channel.ts'

export type BenchServer = {
  readonly port: number
  readonly publish: (at: number) => void
  readonly connections: () => number
}

const server = process.argv[2] === 'bare' ? await startBare() : await startOurs()

process.on(
  'message',
  (message: 'memory' | 'connections' | { readonly events: number; readonly everyMs: number }) => {
    if (message === 'memory') {
      globalThis.gc?.()
      globalThis.gc?.()
      const { rss, heapUsed, external } = process.memoryUsage()
      process.send?.({ rss, heap: heapUsed + external })
    } else if (message === 'connections') {
      process.send?.(server.connections())
    } else {
      let left = message.events
      const timer = setInterval(() => {
        server.publish(performance.timeOrigin + performance.now())
        left -= 1
        if (left > 0) return
        clearInterval(timer)
        process.send?.('published')
      }, message.everyMs)
    }
  },
)
process.on('disconnect', () => process.exit())
process.send?.(server.port)

async function startOurs(): Promise<BenchServer> {
  const { realtime, port } = await startStandalone(readCentrifugoConfig(BENCH_CONFIG), {
    port: 0,
    limits: { connectionsPerNetwork: 1e6, connectsPerNetworkPerSecond: 1e6 },
    onFault: (error) => console.error(error),
  })
  return {
    port,
    publish: (at) => void realtime.publish([{ channel: BENCH_CHANNEL, data: eventAt(at) }]),
    connections: () => realtime.stats().connections,
  }
}

async function startBare(): Promise<BenchServer> {
  const http = createServer()
  const sockets = new WebSocketServer({ server: http, perMessageDeflate: false })
  sockets.on('connection', (socket) => {
    socket.on('message', (data) => socket.send(String(data)))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return {
    port: (http.address() as AddressInfo).port,
    publish(at) {
      const text = JSON.stringify({ push: { channel: BENCH_CHANNEL, pub: { data: eventAt(at) } } })
      for (const socket of sockets.clients) if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    connections: () => sockets.clients.size,
  }
}
