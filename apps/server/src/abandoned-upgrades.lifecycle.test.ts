import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './platform/testing/eventually.ts'
import { endProcesses, type RunningProcess, runProcess } from './platform/testing/run-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'verstat-upgrades-'))
const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const REQUESTS = [
  upgrade('/', 'websocket', KEY),
  upgrade('/health', 'h2c', 'HTTP2-Settings: AAMAAABk\r\n'),
  upgrade('/v1/orders', 'websocket', KEY),
  upgrade('/connection/websocket', 'websocket', ''),
  upgrade('/connection/websocket', 'websocket', `${KEY}Origin: https://other.example\r\n`),
  upgrade('/connection/websocket', 'websocket', KEY),
  upgrade('/connection/websocket', 'websocket', KEY).slice(0, -2),
  upgrade('/connection/elsewhere', 'nonsense', KEY),
]
let app: RunningProcess
let port = 0
beforeAll(async () => {
  const env = { SEED: 'none', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir }
  app = runProcess(join(import.meta.dirname, 'main.ts'), [], { env })
  const [, found] = await app.until(/ready in[\s\S]*?http:\/\/127\.0\.0\.1:(\d+)/)
  port = Number(found)
})
afterAll(async () => {
  await endProcesses()
  rmSync(dataDir, { recursive: true, force: true })
})

function upgrade(path: string, protocol: string, headers: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n${headers}\r\n`
}

/** 200 connections that ask for an upgrade and then neither read nor write. */
async function abandoned(): Promise<Socket[]> {
  const sockets = Array.from({ length: 200 }, (_, n) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {
      // The server may cut the connection.
    })
    socket.write(REQUESTS[n % REQUESTS.length] ?? '')
    return socket
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  return sockets
}

/** Sockets that the server has open; 0 where the system does not tell. */
function descriptors(): number {
  return process.platform === 'linux' ? readdirSync(`/proc/${app.pid}/fd`).length : 0
}

test('200 abandoned upgrade requests leave no descriptor behind', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/health`, { headers: { connection: 'close' } })
  expect(answer.status).toBe(200)
  const before = descriptors()
  for (const socket of await abandoned()) socket.destroy()
  await eventually('their descriptors are closed', () => descriptors() <= before)
})

test('a server with 200 abandoned upgrade requests open stops without waiting for them', async () => {
  await abandoned()
  const startedAt = performance.now()
  app.child.kill('SIGTERM')
  expect(await app.ended).toEqual({ code: 0, signal: null })
  // The machine may run other tests; a single connection that is waited for makes it more than ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(8_000)
})
