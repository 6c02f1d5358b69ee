import type { ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withCentrifugo } from '../../apps/server/src/platform/realtime/centrifugo/run-centrifugo.testing.ts'
import { buildCentrifugo } from '../../scripts/go/centrifugo.ts'
import { median, quantile } from '../measure.ts'
import { BENCH_CHANNEL, BENCH_CONFIG, eventAt } from '../realtime-bench-channel.ts'
import { closeClients, openClients, openFilesLimit, type Place } from '../realtime-clients.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { ask, withChild } from '../with-child.ts'

const MOST_CONNECTIONS = 10_000
const SUBSCRIBERS = 1_000
const EVENTS_PER_SECOND = 50
const ROUND_SECONDS = 4
const ROUNDS = 5
const SILENCE_MS = 2_000
const CHURN = 5_000
const CHURN_ROUNDS = 10
const HELLO = `{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${BENCH_CHANNEL}"}}`

type Kind = 'ours' | 'bare'
type Memory = { readonly rss: number; readonly heap: number }
type Figures = { readonly delays: Readonly<Record<string, number[][]>>; readonly missing: string | null }

/**
 * Compares the realtime server with a server that uses only the package `ws`. Measures memory, latency, and memory
 * that is still used after clients have disconnected.
 */
export async function measureRealtime(): Promise<PartResult> {
  const connections = Math.min(MOST_CONNECTIONS, openFilesLimit() - 500)
  const memory = {
    ours: await measureMemory('ours', connections),
    bare: await measureMemory('bare', connections),
  }
  const { delays, missing } = await measureDelays()
  const left = await measureChurn(Math.min(CHURN, connections))
  const at = (name: string, q: number) => median((delays[name] ?? []).map((sorted) => quantile(sorted, q)))
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
        rows: [
          ...Object.keys(delays).map((name) => [name, round(at(name, 0.5)), round(at(name, 0.99))]),
          ...(missing === null ? [] : [['centrifugo', `not measured: ${missing}`, '']]),
        ],
      },
      {
        title: `heap after each of ${CHURN_ROUNDS} rounds of ${Math.min(CHURN, connections)} connections opened and closed, MiB`,
        columns: ['first', 'last', 'most'],
        rows: [[first, last, Math.max(...left)].map((bytes) => round(bytes / 2 ** 20))],
      },
    ],
    promises: [
      atMost('memory of a connection, ours ÷ bare ws', memory.ours.rss / memory.bare.rss, 1.5),
      atMost('delay at 99 %, ours ÷ bare ws', at('ours', 0.99) / at('bare', 0.99), 1.5),
      ...(missing === null
        ? [atMost('delay at 99 %, ours ÷ Centrifugo', at('ours', 0.99) / at('centrifugo', 0.99), 1.1)]
        : []),
      atMost('heap after ten rounds ÷ after the first', last / first, 1.05),
    ],
  }
}

async function measureMemory(kind: Kind, count: number): Promise<Memory & { readonly perSecond: number }> {
  return withServer(kind, async ({ child, place }) => {
    await closeClients(await openClients(place, 200))
    await settle(child, 0)
    const before = await ask<Memory>(child, 'memory')
    const started = performance.now()
    const sockets = await openClients(place, count)
    const perSecond = (count / (performance.now() - started)) * 1000
    await settle(child, count)
    const after = await ask<Memory>(child, 'memory')
    await closeClients(sockets)
    return { rss: (after.rss - before.rss) / count, heap: (after.heap - before.heap) / count, perSecond }
  })
}

/** A server that is measured. `publish` sends `events` events with a pause of `everyMs` milliseconds between them. */
type Publisher = {
  readonly name: string
  readonly place: Place
  readonly publish: (events: number, everyMs: number) => Promise<unknown>
}

/** Measures the delays of each server in each round and sorts them. The servers take turns in each round. */
async function measureDelays(): Promise<Figures> {
  return withServer('ours', (ours) =>
    withServer('bare', async (bare) => {
      const tellers: Publisher[] = (
        [
          ['ours', ours],
          ['bare', bare],
        ] as const
      ).map(([name, { child, place }]) => ({
        name,
        place,
        publish: (events, everyMs) => ask(child, { events, everyMs }),
      }))
      const built = buildCentrifugo()
      if ('missing' in built) return { delays: await delaysInTurn(tellers), missing: built.missing }
      const config = join(built.folder, 'bench.json')
      writeFileSync(config, JSON.stringify(BENCH_CONFIG))
      const delays = await withCentrifugo(built.binary, config, (host) =>
        delaysInTurn([...tellers, centrifugoAt(host)]),
      )
      return { delays, missing: null }
    }),
  )
}

async function delaysInTurn(tellers: readonly Publisher[]): Promise<Record<string, number[][]>> {
  const delays: Record<string, number[][]> = Object.fromEntries(tellers.map(({ name }) => [name, []]))
  const events = EVENTS_PER_SECOND * ROUND_SECONDS
  for (let turn = -1; turn < ROUNDS; turn += 1) {
    for (const { name, place, publish } of tellers) {
      const received: number[] = []
      const sockets = await openClients(place, SUBSCRIBERS, (line) => {
        const at = JSON.parse(line).push?.pub?.data?.at
        if (at !== undefined) received.push(performance.timeOrigin + performance.now() - at)
      })
      await publish(events, 1000 / EVENTS_PER_SECOND)
      // The server closes the connections of clients that are too slow. These clients receive no more events.
      for (let before = -1; received.length > before && received.length < events * SUBSCRIBERS; ) {
        before = received.length
        await pause(SILENCE_MS)
      }
      await closeClients(sockets)
      if (turn >= 0) delays[name]?.push(received.toSorted((a, b) => a - b))
    }
  }
  return delays
}

/** Publishes to a real Centrifugo over its HTTP API, as in production. */
function centrifugoAt(host: string): Publisher {
  const { key } = BENCH_CONFIG.http_api
  return {
    name: 'centrifugo',
    place: { url: `ws://${host}/connection/websocket`, hello: HELLO },
    async publish(events, everyMs) {
      for (let n = 0; n < events; n += 1) {
        const data = eventAt(performance.timeOrigin + performance.now())
        const answer = fetch(`http://${host}/api/publish`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': key },
          body: JSON.stringify({ channel: BENCH_CHANNEL, data }),
        })
        await Promise.all([answer.then((response) => response.arrayBuffer()), pause(everyMs)])
      }
    },
  }
}

/** Opens and closes `count` connections in each round. Returns the bytes on the heap after each round. */
async function measureChurn(count: number): Promise<number[]> {
  return withServer('ours', async ({ child, place }) => {
    const left: number[] = []
    for (let turn = 0; turn < CHURN_ROUNDS; turn += 1) {
      await closeClients(await openClients(place, count))
      await settle(child, 0)
      left.push((await ask<Memory>(child, 'memory')).heap)
    }
    return left
  })
}

type Server = { readonly child: ChildProcess; readonly place: Place }

function withServer<T>(kind: Kind, use: (server: Server) => Promise<T>): Promise<T> {
  const script = { script: 'realtime-server.child.ts', args: [kind], execArgv: ['--expose-gc'] }
  return withChild<number, T>(script, (child, port) => {
    const path = kind === 'ours' ? '/connection/websocket' : '/'
    return use({ child, place: { url: `ws://127.0.0.1:${port}${path}`, hello: HELLO } })
  })
}

async function settle(child: ChildProcess, count: number): Promise<void> {
  while ((await ask<number>(child, 'connections')) !== count) await pause(20)
}
