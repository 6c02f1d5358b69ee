import {
  answerQuestion,
  askQuestion,
  getOrder,
  hideQuestion,
  inviteProducers,
  listMarketTasks,
  listNotices,
  listOwnQuestions,
  listQuestions,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { eraseUsers } from '../../accounts/index.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, type PlacedOrder, sendOffer } from '../offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const TEXT = 'Чи підійде тканина іншого кольору?'
const MINUTE_MS = 60_000

beforeAll(() => withoutLimits(site))

const ask = (order: PlacedOrder, person: Person, text = TEXT) =>
  call(askQuestion, { id: order.id, text }, person)
const read = async (order: PlacedOrder, person?: Person) =>
  (await call(listQuestions, { id: order.id }, person)).items

async function lastNotice(person: Person) {
  return (await call(listNotices, {}, person)).items[0]?.type
}

test('others read a question only with its answer, and never who asked', async () => {
  const [order, maker, other] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  await sendOffer(site, order, other)
  const { id } = await ask(order, maker)
  expect(await read(order)).toEqual([])
  expect(await read(order, other)).toEqual([])
  expect(await read(order, maker)).toMatchObject([{ id, answer: null, asker: { isOwn: true } }])
  expect(await read(order, order.buyer)).toMatchObject([{ id, asker: { producerId: maker.producerId } }])
  expect(await lastNotice(order.buyer)).toBe('question.asked')
  expect((await call(listMarketTasks, {}, order.buyer)).items).toMatchObject([
    { kind: 'unread' },
    { kind: 'answer', n: 1 },
  ])

  await call(answerQuestion, { id, text: 'Так, лише темно-сіра.' }, order.buyer)
  for (const person of [undefined, other]) {
    const items = await read(order, person)
    expect(items).toMatchObject([{ text: TEXT, answer: 'Так, лише темно-сіра.' }])
    expect(items[0]).not.toHaveProperty('asker')
    expect(JSON.stringify(items)).not.toContain(maker.producerId)
  }
  expect([await lastNotice(maker), await lastNotice(other)]).toEqual([
    'question.answered',
    'question.answered',
  ])
  expect((await call(getOrder, { slug: order.slug })).counts).toMatchObject({ questions: 1 })
  const { rows } = await database.pool.query(
    `select from realtime_outbox where payload::text like '%' || $1 || '%' and payload->>'channel' like 'order:%'`,
    [maker.producerId],
  )
  expect(rows).toEqual([])
})

test('an answer is replaced for a quarter of an hour, and added to later', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await ask(order, maker)
  const answer = (text: string) => call(answerQuestion, { id, text }, order.buyer)
  await answer('Так.')
  expect(await answer('Так, але не біла.')).toMatchObject({ answer: 'Так, але не біла.', addenda: [] })
  site.clock.pass(16 * MINUTE_MS)
  expect(await answer('Уточнюю: лише сіра.')).toMatchObject({
    answer: 'Так, але не біла.',
    addenda: [{ text: 'Уточнюю: лише сіра.' }],
  })
  site.clock.pass(-16 * MINUTE_MS)
})

test('a hidden question is read by the two sides alone and is never answered', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await ask(order, maker)
  await call(hideQuestion, { id, code: 'personal' }, order.buyer)
  expect(await read(order)).toEqual([])
  expect(await read(order, maker)).toMatchObject([{ hidden: 'personal' }])
  expect((await refusal(answerQuestion, { id, text: 'Так' }, order.buyer)).code).toBe('conflict')
  const other = await ask(order, maker)
  await call(answerQuestion, { id: other.id, text: 'Так' }, order.buyer)
  expect((await refusal(hideQuestion, { id: other.id, code: 'other' }, order.buyer)).code).toBe('conflict')
})

test('only those who may offer ask, three at a time, until a day before the end', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const stranger = await verifiedUser(site)
  expect((await refusal(askQuestion, { id: order.id, text: TEXT }, stranger)).code).toBe('not_eligible')
  expect((await refusal(askQuestion, { id: order.id, text: TEXT }, order.buyer)).code).toBe('not_eligible')
  expect((await refusal(askQuestion, { id: order.id, text: 'Ні?' }, maker)).code).toBe('validation_failed')
  for (const place of [1, 2, 3]) await ask(order, maker, `${TEXT} ${place}`)
  expect((await refusal(askQuestion, { id: order.id, text: TEXT }, maker)).code).toBe('quota_reached')
  expect((await call(listQuestions, { id: order.id }, maker)).canAsk).toBe(false)
  expect((await call(listQuestions, { id: order.id }, stranger)).canAsk).toBe(false)
  expect((await call(listQuestions, { id: order.id })).canAsk).toBeNull()
  const late = await newMaker(site)
  expect((await call(listQuestions, { id: order.id }, late)).canAsk).toBe(true)
  site.clock.pass(19.5 * 86_400_000)
  expect((await refusal(askQuestion, { id: order.id, text: TEXT }, late)).code).toBe('offers_closed')
  site.clock.pass(-19.5 * 86_400_000)
})

test('an asker finds all own questions, latest first, with their orders and answers', async () => {
  const [one, two, maker] = [await newOrder(site), await newOrder(site), await newMaker(site)]
  const first = await ask(one, maker)
  const second = await ask(two, maker, 'Чи можлива менша партія?')
  await call(answerQuestion, { id: first.id, text: 'Так' }, one.buyer)
  const own = await call(listOwnQuestions, { limit: 1 }, maker)
  expect(own).toMatchObject({
    items: [{ id: second.id, order: { slug: two.slug }, answer: null, hidden: null }],
    next: second.id,
  })
  const rest = await call(listOwnQuestions, { before: second.id }, maker)
  expect(rest).toMatchObject({ items: [{ id: first.id, text: TEXT, answer: 'Так' }], next: null })
  expect((await call(listOwnQuestions, {}, one.buyer)).items).toEqual([])
})

test('strangers can neither answer nor hide, nor read questions to an order for invited producers', async () => {
  const [order, maker] = [await newOrder(site, { visibility: 'invited' }), await newMaker(site)]
  expect((await refusal(askQuestion, { id: order.id, text: TEXT }, maker)).code).toBe('not_found')
  expect((await refusal(listQuestions, { id: order.id }, maker)).code).toBe('not_found')
  expect((await refusal(listQuestions, { id: order.id })).code).toBe('not_found')
  await call(inviteProducers, { id: order.id, producerIds: [maker.producerId] }, order.buyer)
  const { id } = await ask(order, maker)
  for (const person of [maker, await verifiedUser(site), await verifiedUser(site, 'moderator')]) {
    expect((await refusal(answerQuestion, { id, text: 'Так' }, person)).code).toBe('not_found')
    expect((await refusal(hideQuestion, { id, code: 'other' }, person)).code).toBe('not_found')
  }
})

test('whoever is erased takes unanswered questions along; answered ones stay, without the person', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const { id } = await ask(order, maker)
  await ask(order, maker, 'Чи можлива менша партія?')
  await call(answerQuestion, { id, text: 'Так' }, order.buyer)
  await database.db
    .updateTable('users')
    .set({ erase_at: site.clock.now })
    .where('id', '=', maker.id)
    .execute()
  await eraseUsers({ db: database.db, now: () => site.clock.now, accounts: site.services.accounts })
  expect(await read(order, order.buyer)).toMatchObject([{ id, asker: null }])
  const { rows } = await database.pool.query(
    'select asker_id, producer_id from order_questions where id = $1',
    [id],
  )
  expect(rows).toEqual([{ asker_id: null, producer_id: null }])
})
