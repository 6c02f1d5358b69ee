import { randomUUID } from 'node:crypto'
import { ApiError, getConversation, sendMessage, startConversation, takeMessageBack } from '@verstat/contract'
import { kyivDay, kyivDayEnd } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker } from '../../offers/offers.testing.ts'
import { newTalk, say } from '../messages.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock } = site
const { db } = site.database
const MINUTE_MS = 60_000

beforeAll(() => withoutLimits(site))

test('ten new conversations a day of twenty begun at once, and again the next day', async () => {
  const person = await verifiedUser(site)
  const makers = await Promise.all(Array.from({ length: 20 }, () => newMaker(site)))
  const begin = (maker: (typeof makers)[number]) =>
    call(startConversation, { producerId: maker.producerId, text: 'Добрий день' }, person)
  const begun = await Promise.allSettled(makers.map(begin))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  const codes = begun.flatMap((each) =>
    each.status === 'rejected' && each.reason instanceof ApiError ? [each.reason.data.code] : [],
  )
  expect(codes).toEqual(Array.from({ length: 10 }, () => 'quota_reached'))
  const refused = makers.find((_, index) => begun[index]?.status === 'rejected')
  const night = kyivDayEnd(kyivDay(clock.now)).getTime() - clock.now.getTime() + 1
  clock.pass(night)
  if (refused) await begin(refused)
  clock.pass(-night)
})

test('of twenty first messages at once to one producer, one begins the conversation and nine follow', async () => {
  const [person, maker] = [await verifiedUser(site), await newMaker(site)]
  const begin = (n: number) =>
    call(startConversation, { producerId: maker.producerId, text: `Добрий день, ${n}` }, person)
  const begun = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => begin(n)))
  const ids = begun.flatMap((each) => (each.status === 'fulfilled' ? [each.value.id] : []))
  expect([ids.length, new Set(ids).size]).toEqual([10, 1])
  expect(await call(getConversation, { id: ids[0] ?? '' }, person)).toMatchObject({ left: 0, lastSeq: 10 })
})

test('ten messages in a row, until the other side answers', async () => {
  const { id, order, maker } = await newTalk(site)
  for (let n = 2; n <= 9; n += 1) await say(site, id, order.buyer, `Повідомлення ${n}`)
  const last = await say(site, id, order.buyer, 'Повідомлення 10')
  const eleventh = { conversationId: id, id: randomUUID(), text: 'Повідомлення 11' }
  await expect(call(sendMessage, eleventh, order.buyer)).rejects.toMatchObject({
    data: { code: 'quota_reached', needs: ['answer'] },
  })
  await call(takeMessageBack, { conversationId: id, id: last.id }, order.buyer)
  expect((await refusal(sendMessage, eleventh, order.buyer)).code).toBe('quota_reached')
  expect(await call(getConversation, { id }, order.buyer)).toMatchObject({ left: 0, lastSeq: 10 })
  await say(site, id, maker, 'Так')
  expect(await call(sendMessage, eleventh, order.buyer)).toMatchObject({ seq: 12 })
  expect(await call(getConversation, { id }, order.buyer)).toMatchObject({ left: 9 })
})

test('sixty messages of one account in an hour', async () => {
  const { id, order } = await newTalk(site)
  const sender = order.buyer.id
  const other = await newTalk(site, { order })
  const rows = Array.from({ length: 58 }, (_, index) => ({
    id: uuidV7(clock.now),
    conversation_id: other.id,
    seq: index + 2,
    side: 'customer' as const,
    sender_id: sender,
    text: 'Ще одне',
    created_at: clock.now,
  }))
  await db.insertInto('messages').values(rows).execute()
  expect(
    (await refusal(sendMessage, { conversationId: id, id: randomUUID(), text: 'Досить' }, order.buyer)).code,
  ).toBe('quota_reached')
  clock.pass(60 * MINUTE_MS)
  await say(site, id, order.buyer, 'За годину')
  clock.pass(-60 * MINUTE_MS)
})
