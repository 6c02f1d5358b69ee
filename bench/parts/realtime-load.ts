import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { median, quantile } from '../measure.ts'
import { atMost, type PartResult, round } from '../report.ts'

const MOST_CONNECTIONS = 10_000
const SUBSCRIBERS = 1_000
const EVENTS_PER_SECOND = 50
const ROUND_SECONDS = 4
const ROUNDS = 5
const CHURN = 5_000
const CHURN_ROUNDS = 10
/** Opened at once; more only wait for each other. */
const AT_ONCE = 100

type Kind = 'ours' | 'bare'
type Memory = { readonly rss: number; readonly heap: number }

/** What the realtime server costs beside a bare `ws` server: memory, delay, and what connections leave behind. */
export async function measureRealtime(): Promise<PartResult> {
  const connections = Math.min(MOST_CONNECTIONS, openFilesLimit() - 500)
  const memory = {
    ours: await measureMemory('ours', connections),
    bare: await measureMemory('bare', connections),
  }
  const delays = await measureDelays()
  const left = await measureChurn(Math.min(CHURN, connections))
  const p99 = (kind: Kind) => median(delays[kind].map((sorted) => quantile(sorted, 0.99)))
  const first = left[0] ?? Number.NaN
  const last = left.at(-1) ?? Number.NaN
  const kilobytes = (bytes: number) => round(bytes / 1024)
  return {
    tables: [
      {
        title: `memory of a connection, KiB, at ${connections} of them${connections < MOST_CONNECTIONS ? ' (the limit of open files)' : ''}`,
        columns: ['server', 'of the process', 'of the heap', 'connections a second'],
        rows: (['ours', 'bare'] as const).map((kind) => [
          kind,
          kilobytes(memory[kind].rss),
          kilobytes(memory[kind].heap),
          Math.round(memory[kind].perSecond),
        ]),
      },
      {
        title: `from publishing to the client, milliseconds, ${SUBSCRIBERS} subscribers × ${EVENTS_PER_SECOND} events a second`,
        columns: ['server', '50 %', '99 %'],
        rows: (['ours', 'bare'] as const).map((kind) => [
          kind,
          round(median(delays[kind].map((sorted) => quantile(sorted, 0.5)))),
          round(p99(kind)),
        ]),
      },
      {
        title: `heap after each of ${CHURN_ROUNDS} rounds of ${Math.min(CHURN, connections)} connections opened and closed, MiB`,
        columns: ['first', 'last', 'most'],
        rows: [[first, last, Math.max(...left)].map((bytes) => round(bytes / 2 ** 20))],
      },
    ],
    promises: [
      atMost('memory of a connection, ours ÷ bare ws', memory.ours.rss / memory.bare.rss, 1.5),
      atMost('delay at 99 %, ours ÷ bare ws', p99('ours') / p99('bare'), 1.5),
      atMost('heap after ten rounds ÷ after the first', last / first, 1.05),
    ],
  }
}

async function measureMemory(kind: Kind, count: number): Promise<Memory & { readonly perSecond: number }> {
  return withServer(kind, async (server) => {
    await close(await open(server, kind, 200))
    await settle(server, 0)
    const before = await ask<Memory>(server.child, 'memory')
    const started = performance.now()
    const sockets = await open(server, kind, count)
    const perSecond = (count / (performance.now() - started)) * 1000
    await settle(server, count)
    const after = await ask<Memory>(server.child, 'memory')
    await close(sockets)
    return { rss: (after.rss - before.rss) / count, heap: (after.heap - before.heap) / count, perSecond }
  })
}

/** Sorted delays by round; rounds of the two servers take turns. */
async function measureDelays(): Promise<Record<Kind, number[][]>> {
  return withServer('ours', (ours) =>
    withServer('bare', async (bare) => {
      const delays: Record<Kind, number[][]> = { ours: [], bare: [] }
      for (let turn = -1; turn < ROUNDS; turn += 1) {
        for (const [kind, server] of [
          ['ours', ours],
          ['bare', bare],
        ] as const) {
          const heard: number[] = []
          const sockets = await open(server, kind, SUBSCRIBERS, (line) => {
            const at = JSON.parse(line).push?.pub?.data?.at
            if (at !== undefined) heard.push(performance.timeOrigin + performance.now() - at)
          })
          const events = EVENTS_PER_SECOND * ROUND_SECONDS
          await ask(server.child, { events, everyMs: 1000 / EVENTS_PER_SECOND })
          while (heard.length < events * SUBSCRIBERS) await pause(20)
          await close(sockets)
          // The first turn warms both up.
          if (turn >= 0) delays[kind].push(heard.toSorted((a, b) => a - b))
        }
      }
      return delays
    }),
  )
}

/** Bytes of the heap after each round. */
async function measureChurn(count: number): Promise<number[]> {
  return withServer('ours', async (server) => {
    const left: number[] = []
    for (let turn = 0; turn < CHURN_ROUNDS; turn += 1) {
      await close(await open(server, 'ours', count))
      await settle(server, 0)
      left.push((await ask<Memory>(server.child, 'memory')).heap)
    }
    return left
  })
}

type Server = { readonly child: ChildProcess; readonly port: number }

async function withServer<T>(kind: Kind, use: (server: Server) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, '../realtime-server.child.ts'), [kind], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const [port] = (await once(child, 'message')) as [number]
    return await use({ child, port })
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}

async function ask<T>(child: ChildProcess, question: object | string): Promise<T> {
  const answer = once(child, 'message') as Promise<[T]>
  child.send(question)
  return (await answer)[0]
}

/** Connections that are ready: ours have connected and subscribed, bare ones have had their first message back. */
async function open(
  { port }: Server,
  kind: Kind,
  count: number,
  onLine: (line: string) => void = () => {},
): Promise<WebSocket[]> {
  const path = kind === 'ours' ? '/connection/websocket' : '/'
  const hello = '{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"bench:x"}}'
  const sockets: WebSocket[] = []
  const openOne = async () => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { perMessageDeflate: false })
    sockets.push(socket)
    const ready = new Promise<void>((resolve) => {
      socket.on('message', (data) => {
        for (const line of String(data).split('\n')) {
          if (line.includes('"id":2')) resolve()
          else if (line === '{}') socket.send('{}')
          else onLine(line)
        }
      })
    })
    await once(socket, 'open')
    socket.send(hello)
    await ready
  }
  while (sockets.length < count) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - sockets.length) }, openOne))
  }
  return sockets
}

async function close(sockets: readonly WebSocket[]): Promise<void> {
  await Promise.all(
    sockets.map(async (socket) => {
      const closed = once(socket, 'close')
      socket.close()
      await closed
    }),
  )
}

/** The server knows of exactly so many connections. */
async function settle({ child }: Server, count: number): Promise<void> {
  while ((await ask<number>(child, 'connections')) !== count) await pause(20)
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Files that one process may have open; each connection is one at either end. */
function openFilesLimit(): number {
  const text = execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).trim()
  return text === 'unlimited' ? Number.POSITIVE_INFINITY : Number(text)
}
