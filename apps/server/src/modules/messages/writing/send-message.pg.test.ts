import { randomUUID } from 'node:crypto'
import {
  editMessage,
  getConversation,
  inviteProducers,
  listConversations,
  listMessages,
  readConversation,
  sendMessage,
  startConversation,
  takeMessageBack,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer } from '../../offers/offers.testing.ts'
import { uploadRow } from '../../uploads/uploads.testing.ts'
import { newTalk, say } from '../messages.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database, clock, http } = site
const { db, pool } = database
const MINUTE_MS = 60_000

beforeAll(() => withoutLimits(site))

async function newFile(owner: { readonly id: string }): Promise<string> {
  const file = uploadRow({ kind: 'file', owner_id: owner.id, orphan_since: clock.now, access: 'granted' })
  await db.insertInto('uploads').values(file).execute()
  return file.id
}

test('a customer writes to a producer, both read it, and the answer is unread until it is read', async () => {
  const { id, order, maker, started } = await newTalk(site, { text: '  Чи візьметеся?\n\nТерміново  ' })
  expect(started).toMatchObject({
    side: 'customer',
    order: { id: order.id, slug: order.slug },
    other: { userId: maker.id, producer: { id: maker.producerId } },
    unread: 0,
    last: { from: 'customer', text: 'Чи візьметеся?\n\nТерміново' },
    closed: null,
    left: 9,
    lastSeq: 1,
    readSeq: 0,
    otherReadSeq: 0,
  })
  expect(await call(listConversations, {}, maker)).toMatchObject({
    items: [{ id, side: 'producer', unread: 1, other: { userId: order.buyer.id, producer: null } }],
    unread: 1,
  })
  const answer = await say(site, id, maker, 'Так')
  expect(answer).toMatchObject({ seq: 2, from: 'producer', line: null, isTakenBack: false, editedAt: null })
  // An answer alone reads nothing.
  expect(await call(getConversation, { id }, maker)).toMatchObject({ unread: 1, left: 9 })
  expect(await call(readConversation, { id, upTo: answer.id }, order.buyer)).toEqual({
    readSeq: 2,
    unread: 0,
  })
  expect(await call(getConversation, { id }, maker)).toMatchObject({ otherReadSeq: 2 })
  await db.updateTable('users').set({ show_read_marks: false }).where('id', '=', order.buyer.id).execute()
  expect(await call(getConversation, { id }, maker)).toMatchObject({ otherReadSeq: null })
  const { items, more } = await call(listMessages, { conversationId: id }, maker)
  expect([items.map(({ seq, text }) => [seq, text]), more]).toEqual([
    [
      [1, 'Чи візьметеся?\n\nТерміново'],
      [2, 'Так'],
    ],
    false,
  ])
})

test('everybody but the two sides finds nothing', async () => {
  const { id, order, maker, started } = await newTalk(site)
  const { items } = await call(listMessages, { conversationId: id }, maker)
  const messageId = items[0]?.id ?? ''
  const people = [await newMaker(site), await verifiedUser(site), await verifiedUser(site, 'admin')]
  for (const person of people) {
    const codes = [
      await refusal(getConversation, { id }, person),
      await refusal(listMessages, { conversationId: id }, person),
      await refusal(sendMessage, { conversationId: id, id: randomUUID(), text: 'Я тут' }, person),
      await refusal(sendMessage, { conversationId: id, id: messageId, text: 'Я тут' }, person),
      await refusal(editMessage, { conversationId: id, id: messageId, text: 'Я тут' }, person),
      await refusal(takeMessageBack, { conversationId: id, id: messageId }, person),
      await refusal(readConversation, { id, upTo: messageId }, person),
      await refusal(
        startConversation,
        { producerId: maker.producerId, orderId: order.id, text: 'Я тут' },
        person,
      ),
    ].map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(['not_found']))
    expect(await call(listConversations, {}, person)).toMatchObject({ items: [], unread: 0 })
  }
  expect(started.lastSeq).toBe(1)
})

test('the same id is the same message, and another text, sender or conversation with it is refused', async () => {
  const { id, order, maker } = await newTalk(site)
  const input = { conversationId: id, id: randomUUID(), text: 'Ціна за 100 штук?' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(sendMessage, input, order.buyer)))
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1)
  expect((await call(listMessages, { conversationId: id }, maker)).items).toHaveLength(2)
  const other = await newTalk(site, { maker })
  for (const [from, changed] of [
    [order.buyer, { ...input, text: 'Інше' }],
    [maker, input],
    [maker, { ...input, conversationId: other.id }],
  ] as const) {
    expect((await refusal(sendMessage, changed, from)).code).toBe('conflict')
  }
  // Beginning twice is beginning once.
  const begun = { producerId: maker.producerId, text: 'Загальне питання', id: randomUUID() }
  const talks = await Promise.all(
    Array.from({ length: 8 }, () => call(startConversation, begun, order.buyer)),
  )
  expect(new Set(talks.map((talk) => `${talk.id} ${talk.lastSeq}`)).size).toBe(1)
  expect(talks[0]).toMatchObject({ order: null, lastSeq: 1 })
})

test('a producer begins only after an offer or an invitation', async () => {
  const [order, maker, rival] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const begin = (person: typeof maker, orderId?: string) =>
    refusal(
      startConversation,
      { producerId: person.producerId, ...(orderId ? { orderId } : {}), text: 'Маємо питання' },
      person,
    )
  expect((await begin(maker, order.id)).code).toBe('not_eligible')
  expect((await begin(maker)).code).toBe('not_eligible')
  const hidden = await newOrder(site, { visibility: 'invited' })
  const draft = await newOrder(site, { status: 'draft' })
  for (const { id } of [hidden, draft]) expect((await begin(maker, id)).code).toBe('not_found')
  await sendOffer(site, order, maker)
  await call(inviteProducers, { id: hidden.id, producerIds: [rival.producerId] }, hidden.buyer)
  const about = { producerId: maker.producerId, orderId: order.id, text: 'Чи є зразок?' }
  const talk = await call(startConversation, about, maker)
  expect(talk).toMatchObject({ side: 'producer', other: { userId: order.buyer.id, producer: null } })
  const same = await call(startConversation, { ...about, text: 'Так, є' }, order.buyer)
  expect(same).toMatchObject({ id: talk.id, side: 'customer', lastSeq: 2 })
  const invited = { producerId: rival.producerId, orderId: hidden.id, text: 'Дякуємо за запрошення' }
  expect((await call(startConversation, invited, rival)).order?.id).toBe(hidden.id)
})

test('an own message can be changed and taken back for ten minutes', async () => {
  const { id, order, maker } = await newTalk(site)
  const sent = await say(site, id, order.buyer, 'Десять штук')
  const at = { conversationId: id, id: sent.id }
  expect((await refusal(editMessage, { ...at, text: 'Не моє' }, maker)).code).toBe('move_forbidden')
  clock.pass(9 * MINUTE_MS)
  const edited = await call(editMessage, { ...at, text: 'Сто штук' }, order.buyer)
  expect(edited).toMatchObject({ seq: sent.seq, text: 'Сто штук', editedAt: clock.now.toISOString() })
  clock.pass(MINUTE_MS + 1)
  expect((await refusal(editMessage, { ...at, text: 'Пізно' }, order.buyer)).code).toBe('move_forbidden')
  expect((await refusal(takeMessageBack, at, order.buyer)).code).toBe('move_forbidden')
  const fresh = await say(site, id, order.buyer, 'Помилка')
  const back = await call(takeMessageBack, { conversationId: id, id: fresh.id }, order.buyer)
  expect(back).toMatchObject({ seq: 3, text: '', isTakenBack: true })
  expect(await call(listConversations, {}, maker)).toMatchObject({ items: [{ unread: 2 }] })
  const { rows } = await pool.query('select from messages where text = $1', ['Помилка'])
  expect(rows).toEqual([])
  // What was the only unread message is not unread once it is taken back.
  const quiet = await newTalk(site)
  const { items } = await call(listMessages, { conversationId: quiet.id }, quiet.maker)
  await call(takeMessageBack, { conversationId: quiet.id, id: items[0]?.id ?? '' }, quiet.order.buyer)
  expect((await call(listConversations, {}, quiet.maker)).unread).toBe(0)
})

test('files are own, private, used once, and open for both sides', async () => {
  const { id, order, maker } = await newTalk(site)
  const files = [await newFile(order.buyer), await newFile(order.buyer)]
  const input = { conversationId: id, id: randomUUID(), files }
  const sent = await call(sendMessage, input, order.buyer)
  expect(sent.files).toHaveLength(2)
  expect(await call(sendMessage, input, order.buyer)).toEqual(sent)
  const [, seen] = (await call(listMessages, { conversationId: id }, maker)).items
  expect(seen?.files[0]?.url).toMatch(/^\/media\/[\w-]+\/file\?until=\d+&sign=/)
  const bare = await http.inject({ url: seen?.files[0]?.url.split('?')[0] ?? '' })
  expect(bare.statusCode).toBe(404)
  const foreign = await newFile(maker)
  for (const wrong of [[files[0] ?? ''], [foreign], [randomUUID()]]) {
    const again = { conversationId: id, id: randomUUID(), text: 'Ще', files: wrong }
    expect((await refusal(sendMessage, again, order.buyer)).fields).toEqual({ 'files.0': 'unknown_upload' })
  }
  expect((await refusal(sendMessage, { conversationId: id, id: randomUUID() }, order.buyer)).fields).toEqual({
    text: 'required',
  })
  await call(takeMessageBack, { conversationId: id, id: sent.id }, order.buyer)
  const { rows } = await pool.query('select orphan_since from uploads where id = any($1)', [files])
  expect(rows.every((row: { orphan_since: Date | null }) => row.orphan_since !== null)).toBe(true)
})

test('a card number is stored by its last four digits only', async () => {
  const { id, order, maker } = await newTalk(site)
  const input = { conversationId: id, id: randomUUID(), text: 'Картка 4111 1111-1111 1111, код UA12' }
  const sent = await call(sendMessage, input, order.buyer)
  expect(sent.text).toBe('Картка •••• 1111, код UA12')
  expect(await call(sendMessage, input, order.buyer)).toEqual(sent)
  const edited = { conversationId: id, id: sent.id, text: 'Краще 5555555555554444' }
  expect((await call(editMessage, edited, order.buyer)).text).toBe('Краще •••• 4444')
  const { rows } = await pool.query<{ dump: string }>('select m::text as dump from messages m')
  expect(rows.map(({ dump }) => dump).join()).not.toMatch(/5555555555554444|1111-1111/)
  expect((await call(listMessages, { conversationId: id }, maker)).items.at(-1)?.text).toBe('Краще •••• 4444')
})

test('pages of messages go both ways from a message, without a gap', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Рядок 1' })
  for (let n = 2; n <= 7; n += 1) await say(site, id, n % 2 ? order.buyer : maker, `Рядок ${n}`)
  const read = async (query: { before?: string; after?: string }) => {
    const { items, more } = await call(listMessages, { conversationId: id, limit: 3, ...query }, maker)
    return { ids: items.map((item) => item.id), seqs: items.map(({ seq }) => seq), more }
  }
  const latest = await read({})
  expect([latest.seqs, latest.more]).toEqual([[5, 6, 7], true])
  const earlier = await read({ before: latest.ids[0] ?? '' })
  expect([earlier.seqs, earlier.more]).toEqual([[2, 3, 4], true])
  const first = await read({ before: earlier.ids[0] ?? '' })
  expect([first.seqs, first.more]).toEqual([[1], false])
  const next = await read({ after: first.ids[0] ?? '' })
  expect([next.seqs, next.more]).toEqual([[2, 3, 4], true])
  expect((await refusal(listMessages, { conversationId: id, after: randomUUID() }, maker)).code).toBe(
    'not_found',
  )
})

test('events carry ids only and go to the two sides', async () => {
  const { id, order, maker } = await newTalk(site)
  await pool.query('delete from realtime_outbox')
  const sent = await say(site, id, maker, 'Секретнаназва')
  await call(readConversation, { id, upTo: sent.id }, order.buyer)
  const { rows } = await pool.query<{ channel: string; type: string; details: object; id: string }>(
    `select payload->>'channel' as channel, payload->'data'->>'t' as type, payload->'data'->'d' as details,
       payload->'data'->'ref'->>'id' as id from realtime_outbox where payload::text like '%' || $1 || '%' order by realtime_outbox.id`,
    [id],
  )
  const people = [`user:#${order.buyer.id}`, `user:#${maker.id}`]
  expect(rows).toEqual([
    ...people.map((channel) => ({
      channel,
      type: 'message.created',
      details: { conversation: id },
      id: sent.id,
    })),
    ...people.map((channel) => ({ channel, type: 'conversation.read', details: {}, id })),
  ])
  await pool.query('delete from realtime_outbox')
  await db.updateTable('users').set({ show_read_marks: false }).where('id', '=', order.buyer.id).execute()
  const next = await say(site, id, maker, 'Ще')
  await call(readConversation, { id, upTo: next.id }, order.buyer)
  const marks = await pool.query(
    `select payload->>'channel' as channel from realtime_outbox where payload->'data'->>'t' = 'conversation.read'`,
  )
  expect(marks.rows).toEqual([{ channel: `user:#${order.buyer.id}` }])
})
