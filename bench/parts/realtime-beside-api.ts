import { getOrderToken } from '@verstat/contract'
import { anyOrder, type Pace, timesOfCalls } from '../api-calls.ts'
import { median, quantile } from '../measure.ts'
import type { Crowd } from '../realtime-crowd.child.ts'
import type { Changes } from '../realtime-site.child.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { ask, untilReceived, withChild } from '../with-child.ts'
import { SITE_ENV } from '../with-site.ts'

const SUBSCRIBERS = 1_000
const EVENTS_PER_SECOND = 50
const READERS = 50
const ROUND_SECONDS = 4
/** The slowest calls of one round vary at random, but the median of many rounds is stable. */
const ROUNDS = 9
/** The calls come at a fixed rate, as on a busy site. It is not the maximum rate. */
const CALLS_PER_SECOND = 40

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
      const calls: Pace = { perSecond: CALLS_PER_SECOND, seconds: ROUND_SECONDS }
      const changes: Changes = {
        orderId: id,
        events: EVENTS_PER_SECOND * ROUND_SECONDS,
        everyMs: 1_000 / EVENTS_PER_SECOND,
      }
      for (let turn = -1; turn < ROUNDS; turn += 1) {
        const quiet = await timesOfCalls(origin, slug, calls)
        const published = ask(site, changes)
        const busy = await timesOfCalls(origin, slug, calls)
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

async function getJson<T>(url: string): Promise<T> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return answer.json()
}
