import { setTimeout as pause } from 'node:timers/promises'
import { httpSend, listOrders, login } from '@verstat/contract'

export type Pace = { readonly perSecond: number; readonly seconds: number }

/** Makes calls of visitors, the list of orders and one order in turns. Returns their sorted times in milliseconds. */
export async function timesOfCalls(origin: string, slug: string, pace: Pace): Promise<number[]> {
  const list = () => fetch(`${origin}${listOrders.path}`, { method: 'POST', headers: JSON_TYPE, body: '{}' })
  const order = () => fetch(`${origin}/v1/order/${slug}`)
  const times = await atPace(pace, (n) => timeOf(n % 2 === 0 ? list : order))
  return times.toSorted((a, b) => a - b)
}

/** Starts tasks at fixed intervals, so that a slow one does not delay the next. */
export async function atPace<T>(
  { perSecond, seconds }: Pace,
  start: (n: number) => Promise<T>,
): Promise<T[]> {
  const started: Promise<T>[] = []
  const startedAt = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await pause(Math.max(0, startedAt + (n * 1_000) / perSecond - performance.now()))
    started.push(start(n))
  }
  return Promise.all(started)
}

const JSON_TYPE = { 'content-type': 'application/json' }

async function timeOf(question: () => Promise<Response>): Promise<number> {
  const startedAt = performance.now()
  const answer = await question()
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  return performance.now() - startedAt
}

export async function anyOrder(origin: string): Promise<{ readonly id: string; readonly slug: string }> {
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

/** Signs in the demo customer and returns the token. */
export async function demoToken(site: string): Promise<string> {
  const send = httpSend({ base: site, locale: () => 'uk', token: () => undefined })
  return (await send(login, { username: 'customer@verstat.test', password: 'verstat-demo-2026' })).token
}
