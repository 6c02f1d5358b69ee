import { randomUUID } from 'node:crypto'
import {
  answerQuestion,
  askQuestion,
  createFeedback,
  editMessage,
  getReported,
  listFeedback,
  openMessage,
  type SpokenSubject,
  takeMessageBack,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { newTalk, say } from '../messages/messages.testing.ts'
import { newMaker, newOrder, sendOffer } from '../offers/offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const { db } = database
const DAY_MS = 86_400_000
const reason = 'Скарга № 12'

let moderator: Person
let sent = 0

beforeAll(async () => {
  await withoutLimits(site)
  moderator = await verifiedUser(site, 'moderator')
})

const report = (type: SpokenSubject, id: string) => {
  sent += 1
  return {
    topic: 'report',
    name: 'Олена',
    email: `reporter-${sent}@example.com`,
    message: 'Ця людина обманює',
    subject: { type, id },
    reason: 'fraud',
  } as const
}

/** Whether a person may report a thing, and see what it is. Both calls answer alike. */
async function mayReport(type: SpokenSubject, id: string, person?: Person): Promise<boolean> {
  const caller = person ? { token: person.token } : {}
  const isSeen = await call(getReported, { type, id }, caller).then(
    () => true,
    ({ data }) => (data.code === 'not_found' ? false : Promise.reject(data)),
  )
  const isTaken = await call(createFeedback, report(type, id), caller).then(
    () => true,
    ({ data }) =>
      data.errors?.[0]?.path === 'subject.id' && data.errors[0].code === 'unknown_reference'
        ? false
        : Promise.reject(data),
  )
  expect(isTaken).toBe(isSeen)
  return isTaken
}

async function subjectOf(id: string) {
  const { items } = await call(listFeedback, { limit: 60 }, moderator)
  return items.find(({ subject }) => subject?.id === id)?.subject
}

test('a message is reported by the two sides of its conversation only', async () => {
  const { id, order, maker } = await newTalk(site)
  const { id: message } = await say(site, id, maker, 'Скиньте передоплату на картку')
  expect(await mayReport('message', message, order.buyer)).toBe(true)
  expect(await mayReport('message', message, maker)).toBe(true)
  expect(await mayReport('message', message)).toBe(false)
  expect(await mayReport('message', message, await newMaker(site))).toBe(false)
  expect(await mayReport('message', message, moderator)).toBe(false)
  expect(await mayReport('message', randomUUID(), order.buyer)).toBe(false)
  expect(await call(getReported, { type: 'message', id: message }, order.buyer)).toMatchObject({
    text: 'Скиньте передоплату на картку',
    path: `/user/messages/${id}`,
  })
})

test('an offer is reported by its two sides only, by the customer after the opening', async () => {
  const [order, maker] = [await newOrder(site, { offers_open: 'atDeadline' }), await newMaker(site)]
  const { id, number } = await sendOffer(site, order, maker)
  await sendOffer(site, order, await newMaker(site))
  expect(await mayReport('offer', id, maker)).toBe(true)
  expect(await mayReport('offer', id, order.buyer)).toBe(false)
  expect(await mayReport('offer', id)).toBe(false)
  expect(await mayReport('offer', id, await newMaker(site))).toBe(false)
  site.clock.pass(21 * DAY_MS)
  try {
    expect(await mayReport('offer', id, order.buyer)).toBe(true)
    expect(await call(getReported, { type: 'offer', id }, order.buyer)).toMatchObject({
      text: null,
      number,
      path: `/user/advertisment/offers/${order.slug}`,
    })
  } finally {
    site.clock.pass(-21 * DAY_MS)
  }
})

test('a question is reported by whoever sees it', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await call(askQuestion, { id: order.id, text: 'Чи є лекала до курток?' }, maker)
  const stranger = await verifiedUser(site)
  expect(await mayReport('question', id, order.buyer)).toBe(true)
  expect(await mayReport('question', id, maker)).toBe(true)
  expect(await mayReport('question', id, stranger)).toBe(false)
  expect(await mayReport('question', id)).toBe(false)
  await call(answerQuestion, { id, text: 'Так, є.' }, order.buyer)
  expect(await mayReport('question', id, stranger)).toBe(true)
  expect(await mayReport('question', id)).toBe(true)
  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', order.id).execute()
  expect(await mayReport('question', id, stranger)).toBe(false)
})

test('the inbox names what was reported, and shows no text of an offer or a message', async () => {
  const { id, order, maker } = await newTalk(site)
  const { id: message } = await say(site, id, maker, 'Таємнослово')
  const offer = await sendOffer(site, order, maker, { comment: 'Таємнослово' })
  const question = await call(askQuestion, { id: order.id, text: 'Чи є лекала до курток?' }, maker)
  for (const [type, thing] of [
    ['message', message],
    ['offer', offer.id],
    ['question', question.id],
  ] as const) {
    await call(createFeedback, report(type, thing), order.buyer)
    expect(await subjectOf(thing)).toMatchObject({ type, orderId: order.id, isGone: false })
    expect((await subjectOf(thing))?.title).not.toBeNull()
  }
  expect(await subjectOf(question.id)).toMatchObject({ text: 'Чи є лекала до курток?' })
  expect(JSON.stringify(await call(listFeedback, { limit: 60 }, moderator))).not.toContain('Таємнослово')
  await db.deleteFrom('conversations').where('id', '=', id).execute()
  expect(await subjectOf(message)).toMatchObject({ title: null, isGone: true })
})

test('staff open a reported message for a reason, with ten before and ten after it and no more', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Репліка 1' })
  const ids: string[] = []
  for (let n = 2; n <= 30; n += 1) {
    ids[n] = (await say(site, id, n % 2 ? order.buyer : maker, `Репліка ${n}`)).id
  }
  await sendOffer(site, order, maker)
  const target = ids[15] ?? ''
  expect((await refusal(openMessage, { id: target, reason }, moderator)).code).toBe('not_found')
  await call(createFeedback, report('message', target), order.buyer)
  expect((await refusal(openMessage, { id: target, reason: 'мало' }, moderator)).fields).toEqual({
    reason: 'too_short',
  })
  const support = await verifiedUser(site, 'support')
  expect((await refusal(openMessage, { id: target, reason }, support)).code).toBe('forbidden')
  expect((await refusal(openMessage, { id: target, reason }, order.buyer)).code).toBe('forbidden')
  // A neighbour of a reported message is not reported itself.
  expect((await refusal(openMessage, { id: ids[16] ?? '', reason }, moderator)).code).toBe('not_found')
  const opened = await call(openMessage, { id: target, reason }, moderator)
  expect(opened.items.map(({ text }) => text)).toEqual(
    Array.from({ length: 21 }, (_, place) => `Репліка ${5 + place}`),
  )
  expect(opened).toMatchObject({ id: target, customer: { id: order.buyer.id }, supplier: { id: maker.id } })
  const audit = await db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'subject_id', 'details'])
    .where('action', '=', 'message.opened_by_staff')
    .where('actor_id', '=', moderator.id)
    .execute()
  expect(audit).toEqual([
    { action: 'message.opened_by_staff', actor_id: moderator.id, subject_id: target, details: { reason } },
  ])
})

test('at the edge of a conversation staff read what there is, and a message taken back stays empty', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Початок' })
  const { id: message } = await say(site, id, maker, 'Зайве')
  await call(takeMessageBack, { conversationId: id, id: message }, maker)
  expect(await call(getReported, { type: 'message', id: message }, order.buyer)).toMatchObject({ text: null })
  await call(createFeedback, report('message', message), order.buyer)
  expect(await openedTexts(message)).toEqual([
    ['Початок', false],
    ['', true],
  ])
})

test('a reported message can neither be changed nor taken back, its neighbours can', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Початок' })
  const reported = { conversationId: id, id: (await say(site, id, maker, 'Скиньте гроші на картку')).id }
  const other = { conversationId: id, id: (await say(site, id, maker, 'Друге')).id }
  await call(createFeedback, { ...report('message', reported.id), topic: 'question' }, order.buyer)
  await call(editMessage, { ...reported, text: 'Скиньте гроші на картку!' }, maker)
  await call(createFeedback, report('message', reported.id), order.buyer)
  const refusals = [
    await refusal(editMessage, { ...reported, text: 'Гарного дня' }, maker),
    await refusal(takeMessageBack, reported, maker),
  ]
  expect(refusals.map(({ code }) => code)).toEqual(['move_forbidden', 'move_forbidden'])
  await call(takeMessageBack, other, maker)
  expect(await openedTexts(reported.id)).toEqual([
    ['Початок', false],
    ['Скиньте гроші на картку!', false],
    ['', true],
  ])
})

test('a report and a wish to take back at once leave either the text or nothing to report', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Початок' })
  for (let n = 0; n < 8; n += 1) {
    const message = await say(site, id, n % 2 ? maker : order.buyer, `Текст ${n}`)
    const [author, reader] = n % 2 ? [maker, order.buyer] : [order.buyer, maker]
    const [, back] = await Promise.allSettled([
      call(createFeedback, report('message', message.id), reader),
      call(takeMessageBack, { conversationId: id, id: message.id }, author),
    ])
    const texts = await openedTexts(message.id)
    expect(texts.at(-1)).toEqual(back.status === 'fulfilled' ? ['', true] : [`Текст ${n}`, false])
  }
})

test('erasing the author removes a reported message too', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Початок' })
  const { id: message } = await say(site, id, maker, 'Скиньте гроші на картку')
  await call(createFeedback, report('message', message), order.buyer)
  await db.transaction().execute((tx) => site.services.accounts.hooks.erase(tx, maker.id))
  expect(await openedTexts(message)).toEqual([
    ['Початок', false],
    ['', true],
  ])
})

async function openedTexts(id: string) {
  const { items } = await call(openMessage, { id, reason }, moderator)
  return items.map(({ text, isTakenBack }) => [text, isTakenBack])
}
