import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../platform/testing/eventually.ts'
import { endProcesses, type RunningProcess, runProcess } from '../platform/testing/run-process.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'verstat-upgrades-'))
const LISTENING = '0A'
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
  app = runProcess(join(import.meta.dirname, '../main.ts'), [], { env })
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

/** Opens 200 connections. Each requests a protocol upgrade and then neither reads nor writes. */
async function abandoned(): Promise<Socket[]> {
  const sockets = Array.from({ length: 200 }, (_, n) => {
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {
      // An error is expected here, because the server may cut the connection.
    })
    socket.write(REQUESTS[n % REQUESTS.length] ?? '')
    return socket
  })
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  return sockets
}

/**
 * Counts the file descriptors that are connected to the server's port. Works on Linux only; returns 0
 * elsewhere.
 */
function descriptors(): number {
  if (process.platform !== 'linux') return 0
  const own = new Set(readdirSync(`/proc/${app.pid}/fd`).map((fd) => targetOf(`/proc/${app.pid}/fd/${fd}`)))
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local = '', , state, , , , , , inode]) => {
      const isHere = Number.parseInt(local.split(':')[1] ?? '', 16) === port && state !== LISTENING
      return isHere && own.has(`socket:[${inode}]`)
    }).length
}

/** Returns what a file descriptor refers to, or '' when the descriptor has been closed. */
function targetOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}

test('200 abandoned upgrade requests leave no file descriptor open', async () => {
  const sockets = await abandoned()
  await eventually('the server has taken some', () => process.platform !== 'linux' || descriptors() > 0)
  for (const socket of sockets) socket.destroy()
  await eventually('their descriptors are closed', () => descriptors() === 0)
})

test('a stopping server does not wait for 200 abandoned upgrade requests', async () => {
  const sockets = await abandoned()
  const ends = sockets.map(
    (socket) => new Promise((resolve) => socket.once('end', resolve).once('close', resolve)),
  )
  const startedAt = performance.now()
  app.child.kill('SIGTERM')
  for (const socket of sockets) socket.resume()
  await Promise.all(ends)
  // The server must stop within two seconds. The test allows eight, because the machine may be busy. If the
  // server waited for the connections, it would stop only after ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(8_000)
  expect(await app.ended).toEqual({ code: 0, signal: null })
})
