import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { getOrderToken, listOrders } from '@verstat/contract'
import { median, quantile } from '../measure.ts'
import type { Crowd } from '../realtime-crowd.child.ts'
import type { Changes } from '../realtime-site.child.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { ask, withChild } from '../with-child.ts'
import { SITE_ENV } from '../with-site.ts'

const SUBSCRIBERS = 1_000
const EVENTS_PER_SECOND = 50
const READERS = 50
const ROUND_SECONDS = 4
/** The slowest calls of one round vary at random, but the median of many rounds is stable. */
const ROUNDS = 9
/** The calls come at a fixed rate, as on a busy site. It is not the maximum rate. */
const CALLS_PER_SECOND = 40

const SILENCE_MS = 1_000

type When = 'quiet' | 'busy'

/** Measures the latency of the API while a thousand open pages receive fifty changes a second. */
export async function measureRealtimeBesideApi(): Promise<PartResult> {
  return withChild<string, PartResult>({ script: 'realtime-site.child.ts', env: SITE_ENV }, (site, origin) =>
    withChild<string, PartResult>({ script: 'realtime-crowd.child.ts' }, async (crowd) => {
      const { id, slug } = await anyOrder(origin)
      const { token } = await getJson<{ token: string }>(`${origin}${getOrderToken.path.replace('{id}', id)}`)
      await ask(crowd, {
        url: `${origin.replace('http', 'ws')}/connection/websocket`,
        hello: `{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"order:${id}","token":"${token}"}}`,
        count: SUBSCRIBERS,
        readers: READERS,
      } satisfies Crowd)
      const times: Record<When, number[][]> = { quiet: [], busy: [] }
      const delays: number[][] = []
      const changes: Changes = {
        orderId: id,
        events: EVENTS_PER_SECOND * ROUND_SECONDS,
        everyMs: 1_000 / EVENTS_PER_SECOND,
      }
      for (let turn = -1; turn < ROUNDS; turn += 1) {
        const quiet = await callsOfARound(origin, slug)
        const published = ask(site, changes)
        const busy = await callsOfARound(origin, slug)
        await published
        await untilReceived(crowd, changes.events * READERS)
        const received = await ask<number[]>(crowd, 'delays')
        if (turn < 0) continue
        times.quiet.push(quiet)
        times.busy.push(busy)
        delays.push(received)
      }
      const at = (when: When, q: number) => median(times[when].map((sorted) => quantile(sorted, q)))
      return {
        tables: [
          {
            title: `a call of the API, milliseconds, at ${CALLS_PER_SECOND} a second`,
            columns: ['while', '50 %', '95 %', '99 %'],
            rows: [
              ['nothing is told', ...[0.5, 0.95, 0.99].map((q) => round(at('quiet', q)))],
              [
                `${SUBSCRIBERS} pages hear ${EVENTS_PER_SECOND} changes a second`,
                ...[0.5, 0.95, 0.99].map((q) => round(at('busy', q))),
              ],
            ],
          },
          {
            title: 'from the change in the database to the page, milliseconds',
            columns: ['50 %', '99 %', 'heard of what was told'],
            rows: [
              [
                ...[0.5, 0.99].map((q) => round(median(delays.map((sorted) => quantile(sorted, q))))),
                round(median(delays.map(({ length }) => length)) / (changes.events * READERS)),
              ],
            ],
          },
        ],
        promises: [
          atMost('API at 95 %, while pages are told ÷ quiet', at('busy', 0.95) / at('quiet', 0.95), 1.2),
        ],
      }
    }),
  )
}

/**
 * Waits until the crowd has received `wanted` events or receives no more. The crowd may miss events because the server
 * closes slow connections.
 */
async function untilReceived(crowd: ChildProcess, wanted: number): Promise<void> {
  for (let before = -1, received = 0; received > before && received < wanted; await pause(SILENCE_MS)) {
    before = received
    received = await ask<number>(crowd, 'received')
  }
}

/**
 * Makes the calls of one round and returns their sorted times in milliseconds. The calls start at fixed intervals, so
 * a slow call does not delay the next call.
 */
async function callsOfARound(origin: string, slug: string): Promise<number[]> {
  const questions = [
    () => fetch(`${origin}${listOrders.path}`, { method: 'POST', headers: JSON_TYPE, body: '{}' }),
    () => fetch(`${origin}/v1/order/${slug}`),
  ]
  const calls: Promise<number>[] = []
  const startedAt = performance.now()
  for (let n = 0; n < CALLS_PER_SECOND * ROUND_SECONDS; n += 1) {
    await pause(Math.max(0, startedAt + (n * 1_000) / CALLS_PER_SECOND - performance.now()))
    const question = questions[n % questions.length]
    if (question) calls.push(timeOf(question))
  }
  return (await Promise.all(calls)).toSorted((a, b) => a - b)
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function timeOf(question: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now()
  const answer = await question()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return performance.now() - startedAt
}

async function anyOrder(origin: string): Promise<{ readonly id: string; readonly slug: string }> {
  const answer = await fetch(`${origin}${listOrders.path}`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: '{}',
  })
  const { items }: { items: readonly { id: string; slug: string }[] } = await answer.json()
  const [order] = items
  if (!order) throw new Error('the demo has no orders')
  return order
}

async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}
