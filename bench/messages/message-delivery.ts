import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { getConnectionToken, httpSend, sendMessage } from '@verstat/contract'
import { anyOrder, atPace, type Pace, timesOfCalls } from '../api-calls.ts'
import { median, quantile } from '../measure.ts'
import { atLeast, atMost, type PartResult, round } from '../report.ts'
import { ask, untilReceived, withChild } from '../with-child.ts'
import type { Heard, Pages } from './message-pages.child.ts'
import type { MessagesSite, OpenTalk } from './messages-site.child.ts'

const ROUNDS = 10
const ROUND_SECONDS = 5
const MESSAGES: Pace = { perSecond: 20, seconds: ROUND_SECONDS }
const CALLS: Pace = { perSecond: 100, seconds: ROUND_SECONDS }

/**
 * Measures the time from sending a message to the page of the other person, with five hundred open pages, alone and
 * beside calls of visitors. Also measures these calls alone and beside the messages. No sender reaches a limit: each
 * sends about five messages. The whole takes less than the five minutes after which e-mails tell of unread messages.
 */
export async function measureDelivery({ site, open }: MessagesSite): Promise<PartResult> {
  return withChild<string, PartResult>({ script: 'messages/message-pages.child.ts' }, async (pages) => {
    const { slug } = await anyOrder(site)
    await ask(pages, {
      url: `${site.replace('http', 'ws')}/connection/websocket`,
      tokens: await Promise.all(open.map(({ reader }) => connectionToken(site, reader))),
    } satisfies Pages)
    const nextTalk = inTurns(open)
    const delays: Record<'alone' | 'beside', number[]> = { alone: [], beside: [] }
    const calls: Record<'alone' | 'beside', number[][]> = { alone: [], beside: [] }
    for (let turn = -1; turn < ROUNDS; turn += 1) {
      const quiet = await timesOfCalls(site, slug, CALLS)
      const alone = await delaysOfMessages(site, pages, nextTalk)
      const [busy, beside] = await Promise.all([
        timesOfCalls(site, slug, CALLS),
        delaysOfMessages(site, pages, nextTalk),
      ])
      if (turn < 0) continue
      calls.alone.push(quiet)
      calls.beside.push(busy)
      delays.alone.push(...alone)
      delays.beside.push(...beside)
    }
    const sent = ROUNDS * MESSAGES.perSecond * MESSAGES.seconds
    const delay = (when: 'alone' | 'beside', q: number) =>
      quantile(
        delays[when].toSorted((a, b) => a - b),
        q,
      )
    const call = (when: 'alone' | 'beside', q: number) =>
      median(calls[when].map((sorted) => quantile(sorted, q)))
    const heard = (delays.alone.length + delays.beside.length) / (2 * sent)
    return {
      tables: [
        {
          title: `from sending to the other person’s page, milliseconds, ${open.length} open pages, ${MESSAGES.perSecond} messages a second`,
          columns: ['while', 'messages', '50 %', '95 %', '99 %', 'longest'],
          rows: [
            [
              'nothing else runs',
              delays.alone.length,
              ...[0.5, 0.95, 0.99, 1].map((q) => round(delay('alone', q))),
            ],
            [
              `${CALLS.perSecond} calls of the API a second`,
              delays.beside.length,
              ...[0.5, 0.95, 0.99, 1].map((q) => round(delay('beside', q))),
            ],
          ],
        },
        {
          title: `a call of the API, milliseconds, at ${CALLS.perSecond} a second`,
          columns: ['while', '50 %', '95 %', '99 %'],
          rows: [
            ['nobody writes', ...[0.5, 0.95, 0.99].map((q) => round(call('alone', q)))],
            [
              `${MESSAGES.perSecond} messages a second`,
              ...[0.5, 0.95, 0.99].map((q) => round(call('beside', q))),
            ],
            [
              'ratio',
              ...[0.5, 0.95, 0.99].map((q) => `×${(call('beside', q) / call('alone', q)).toFixed(2)}`),
            ],
          ],
        },
      ],
      promises: [
        atMost('message to the page beside the calls, ms at 99 %', delay('beside', 0.99), 200),
        atLeast('heard ÷ sent', heard, 1),
      ],
    }
  })
}

async function connectionToken(site: string, session: string): Promise<string> {
  const send = httpSend({ base: site, locale: () => 'uk', token: () => session })
  return (await send(getConnectionToken, { id: 'me' })).token
}

/** Sends the messages of a round and returns how long each that was heard was on its way, in milliseconds. */
async function delaysOfMessages(
  site: string,
  pages: ChildProcess,
  nextTalk: () => OpenTalk,
): Promise<number[]> {
  const sentAt = new Map<string, number>()
  await atPace(MESSAGES, async () => {
    const { id: conversationId, sender } = nextTalk()
    const id = randomUUID()
    sentAt.set(id, Date.now())
    await httpSend({ base: site, locale: () => 'uk', token: () => sender })(sendMessage, {
      conversationId,
      id,
      text: 'Так, тканину можна привезти в понеділок зранку.',
    })
  })
  await untilReceived(pages, sentAt.size)
  const heard = await ask<readonly Heard[]>(pages, 'heard')
  return heard.map(([id, at]) => at - (sentAt.get(id) ?? Number.NaN))
}

function inTurns<T>(items: readonly T[]): () => T {
  let n = 0
  return () => {
    const item = items[n % items.length]
    if (item === undefined) throw new Error('there are no items')
    n += 1
    return item
  }
}
