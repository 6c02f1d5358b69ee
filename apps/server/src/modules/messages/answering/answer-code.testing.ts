import { randomUUID } from 'node:crypto'
import { listMessages, sendMessage } from '@verstat/contract'
import { expect } from 'vitest'
import type { TestSite } from '../../../test-site.testing.ts'
import type { Person } from '../../directory/listing/writing/writing.testing.ts'
import { mailMessages } from '../mail-messages.ts'
import { newTalk, type Talk } from '../messages.testing.ts'

const MINUTE_MS = 60_000

/** What people do with the links of e-mails about messages. */
export function answerLinks(site: TestSite) {
  const { call, clock, mailsTo, refusal, services } = site
  const { db } = site.database

  /** The code of the latest e-mail about messages to a person, after `count` of them. */
  async function codeFor({ email }: Person, count = 1): Promise<string> {
    clock.pass(31 * MINUTE_MS)
    await mailMessages({ db, now: () => clock.now, accounts: services.accounts })
    await expect
      .poll(async () => (await aboutMessages(email)).length, { timeout: 15_000 })
      .toBeGreaterThanOrEqual(count)
    return /\/messages\/reply#([\w-]{65})\s/.exec((await aboutMessages(email)).at(-1)?.text ?? '')?.[1] ?? ''
  }

  async function aboutMessages(email: string) {
    return (await mailsTo(email)).filter(({ text }) => text.includes('/messages/reply#'))
  }

  /** The maker got an e-mail about a message of the customer. */
  async function mailed(): Promise<Talk & { readonly code: string }> {
    const talk = await newTalk(site)
    return { ...talk, code: await codeFor(talk.maker) }
  }

  function read(conversationId: string, answerCode: string) {
    return call(listMessages, { conversationId }, { answerCode })
  }

  function answer(conversationId: string, answerCode: string, text: string, id: string = randomUUID()) {
    return call(sendMessage, { conversationId, id, text }, { answerCode })
  }

  async function refusedReading(conversationId: string, answerCode: string): Promise<string> {
    return (await refusal(listMessages, { conversationId }, { answerCode })).code
  }

  async function refusedAnswer(conversationId: string, answerCode: string): Promise<string> {
    return (await refusal(sendMessage, { conversationId, id: randomUUID(), text: 'Так' }, { answerCode }))
      .code
  }

  return { codeFor, aboutMessages, mailed, read, answer, refusedReading, refusedAnswer }
}
