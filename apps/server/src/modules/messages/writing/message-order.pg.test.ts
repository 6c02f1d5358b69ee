import { randomUUID } from 'node:crypto'
import { listMessages } from '@verstat/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../database.ts'
import { createDatabase } from '../../../platform/db/pool.ts'
import { silentLog } from '../../../platform/testing/silent-log.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newTalk, say } from '../messages.testing.ts'
import { sendMessage } from './send-message.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, clock, services } = site
const second = createDatabase<Database>({ connection: database.connection, log: silentLog })
afterAll(() => second.close())

beforeAll(() => withoutLimits(site))

test('a reader never misses a message while twenty writers of two processes write', async () => {
  const { id, order, maker } = await newTalk(site)
  await say(site, id, maker, 'Так')
  const write = (n: number) => {
    const writer = n % 2 ? order.buyer : maker
    if (n % 4 < 2) return say(site, id, writer, `Від першого ${n}`)
    const ctx = {
      db: second.db,
      now: () => clock.now,
      locale: 'uk' as const,
      ip: '',
      actor: {
        userId: writer.id,
        sessionId: randomUUID(),
        role: 'user' as const,
        isEmailVerified: true,
        hasSecondFactor: false,
      },
      accounts: services.accounts,
      orderHooks: services.orderHooks,
      offerHooks: services.offerHooks,
    }
    const input = { conversationId: id, id: randomUUID(), text: `Від другого ${n}` }
    return sendMessage(ctx as never, input)
  }
  const seen: number[][] = []
  let isDone = false
  const reading = (async () => {
    while (!isDone) {
      const { items } = await call(listMessages, { conversationId: id }, maker)
      seen.push(items.map(({ seq }) => seq))
    }
  })()
  const sent = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => write(n)))
  isDone = true
  await reading
  const count = 2 + sent.filter(({ status }) => status === 'fulfilled').length
  expect(count).toBeGreaterThan(20)
  const { items } = await call(listMessages, { conversationId: id }, maker)
  expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect(seen.length).toBeGreaterThan(1)
  // Every reading is a beginning of the whole: what comes later has a later number.
  for (const seqs of seen) expect(seqs).toEqual(seqs.map((_, index) => index + 1))
})
