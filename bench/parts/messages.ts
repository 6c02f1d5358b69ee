import { httpSend, listConversations, listMessages } from '@verstat/contract'
import { quantile, timeInterleaved } from '../measure.ts'
import { measuredCaller } from '../measured-caller.ts'
import { measureDelivery } from '../messages/message-delivery.ts'
import type { MessagesSite } from '../messages/messages-site.child.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { withChild } from '../with-child.ts'
import { SITE_ENV } from '../with-site.ts'

const ROUNDS = 400
const SCRIPT = { script: 'messages/messages-site.child.ts', env: SITE_ENV }

/** Measures reading with many conversations against reading with few, and how soon messages reach open pages. */
export async function measureMessages(): Promise<PartResult> {
  return withChild<MessagesSite, PartResult>(SCRIPT, async (_, site) => {
    const reading = await measureReading(site)
    const delivery = await measureDelivery(site)
    return {
      tables: [...reading.tables, ...delivery.tables],
      promises: [...reading.promises, ...delivery.promises],
    }
  })
}

/** Measures a person with a thousand conversations against one with ten. A page of the list has thirty of the thousand. */
async function measureReading({ site, busy, few }: MessagesSite): Promise<PartResult> {
  const ofBusy = await subjectsOf(site, busy, 'of 1,000')
  const ofFew = await subjectsOf(site, few, 'of 10')
  const pairs = ofBusy.flatMap((subject, n) => [subject, ...ofFew.slice(n, n + 1)])
  const times = await timeInterleaved(pairs, ROUNDS, 30)
  const at = (name: string, q: number) => quantile(times.get(name) ?? [], q)
  const ratio = (what: string, q: number) => at(`${what}, of 1,000`, q) / at(`${what}, of 10`, q)
  return {
    tables: [
      {
        title: `milliseconds, ${ROUNDS} calls each in turns, a person with 1,000 conversations of 100 messages and one with 10`,
        columns: ['call', '50 %', '95 %'],
        rows: [...times.keys()].map((name) => [name, round(at(name, 0.5)), round(at(name, 0.95))]),
      },
      {
        title: 'ratios, 1,000 conversations ÷ 10',
        columns: ['call', '50 %', '95 %'],
        rows: CALLS.map((what) => [what, ...[0.5, 0.95].map((q) => `×${ratio(what, q).toFixed(2)}`)]),
      },
    ],
    promises: PROMISED.map((what) =>
      atMost(`${what}: 1,000 conversations ÷ 10, at 95 %`, ratio(what, 0.95), 2),
    ),
  }
}

const PROMISED = ['list', 'latest messages', 'older messages']
const CALLS = [...PROMISED, 'list of ten', 'number of unread']

async function subjectsOf(site: string, token: string, who: string) {
  const send = httpSend({ base: site, locale: () => 'uk', token: () => token })
  const { items: talks } = await send(listConversations, {})
  // One from the middle of the list, whose messages lie between those of others.
  const conversationId = talks[Math.floor(talks.length / 2)]?.id ?? ''
  const { items: latest } = await send(listMessages, { conversationId })
  const call = measuredCaller(site, token)
  return [
    call(`list, ${who}`, listConversations, {}),
    call(`list of ten, ${who}`, listConversations, { limit: 10 }),
    call(`latest messages, ${who}`, listMessages, { conversationId }),
    call(`older messages, ${who}`, listMessages, { conversationId, before: latest[0]?.id ?? '' }),
    call(`number of unread, ${who}`, listConversations, { unread: 'true', limit: 1 }),
  ]
}
