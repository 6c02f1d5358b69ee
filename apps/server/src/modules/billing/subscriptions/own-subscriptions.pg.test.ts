import { listOwnSubscriptions, listPlans } from '@verstat/contract'
import { expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../../directory/directory.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { db } = site.database

test('every listing has a subscription to the free plan of its kind, visible only to its owner', async () => {
  const owner = await site.newUser()
  const stranger = await site.newUser()
  const order = orderRow({ owner_id: owner.user.id, status: 'draft' })
  const producer = producerRow({ owner_id: owner.user.id })
  await db.insertInto('orders').values([order, orderRow()]).execute()
  await db.insertInto('producers').values(producer).execute()

  const own = await site.call(listOwnSubscriptions, {}, { token: owner.token })
  expect(own).toMatchObject({ total: 2, pages: 1, page: 1 })
  expect(own.items.map(({ subject, plan, status }) => [subject.kind, subject.id, plan, status])).toEqual([
    ['producer', producer.id, 'producer-free', 'free'],
    ['order', order.id, 'order-free', 'free'],
  ])
  expect(own.items[1]?.subject.title).toEqual({ uk: order.title_uk })
  const other = await site.call(listOwnSubscriptions, {}, { token: stranger.token })
  expect(other.items).toEqual([])
})

test('a listing given to another user brings its subscription along', async () => {
  const first = await site.newUser()
  const second = await site.newUser()
  const order = orderRow({ owner_id: first.user.id })
  await db.insertInto('orders').values(order).execute()
  const [before] = (await site.call(listOwnSubscriptions, {}, { token: first.token })).items
  await db.updateTable('orders').set({ owner_id: second.user.id }).where('id', '=', order.id).execute()
  const [after] = (await site.call(listOwnSubscriptions, {}, { token: second.token })).items
  expect(after?.id).toBe(before?.id)
  expect((await site.call(listOwnSubscriptions, {}, { token: first.token })).total).toBe(0)
})

test('plans are described in both languages, including to their current owners', async () => {
  const { plans, boosts } = await site.call(listPlans, {})
  expect(plans.map(({ id, price, days }) => [id, price.amountMinor, days])).toEqual([
    ['order-free', 0, null],
    ['order-plus', 14_900, 30],
    ['order-top', 39_900, 30],
    ['producer-free', 0, null],
    ['producer-standard', 29_900, 30],
    ['producer-pro', 79_900, 30],
  ])
  expect(boosts.map(({ id, price }) => [id, price.amountMinor])).toEqual([
    ['bump', 3_900],
    ['highlight-7', 7_900],
    ['top-7', 19_900],
    ['home-3', 24_900],
  ])
  const answer = await site.http.inject('/v1/plan')
  const again = await site.http.inject({
    url: '/v1/plan',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('coloured listings are called highlighted, and paid positions are labelled', async () => {
  const { plans, boosts } = await site.call(listPlans, {})
  const sold = [...plans, ...boosts].map(({ id, name, text, gives }) => ({
    id,
    words: [name.uk, name.en, text.uk, text.en].join(' '),
    gives: new Set<string>([gives].flat()),
  }))
  const onlyColour = sold.filter(({ gives }) => gives.has('highlight') && !gives.has('top'))
  expect(onlyColour.map(({ id }) => id)).toEqual(['order-plus', 'producer-standard', 'highlight-7'])
  for (const { words } of onlyColour) {
    expect(words).toMatch(/кольором у списках.*in colour in the lists/)
    expect(words).not.toMatch(/позначк|рядк|mark|row/i)
  }
  const places = sold.filter(({ gives }) => gives.has('top') || gives.has('home'))
  expect(places.map(({ id }) => id)).toEqual(['order-top', 'producer-pro', 'top-7', 'home-3'])
  for (const { words } of places) expect(words).toMatch(/щодня вирішує жереб.*daily draw/)
})

test('a changed price reaches every process soon', async () => {
  await db.updateTable('plans').set({ price_minor: 15_900 }).where('id', '=', 'order-plus').execute()
  await eventually('the new price is told', async () => {
    const { plans } = await site.call(listPlans, {})
    return plans.find(({ id }) => id === 'order-plus')?.price.amountMinor === 15_900
  })
})

test('no plan is both free and limited in time, and no boost moves a producer', async () => {
  await expect(
    db.updateTable('plans').set({ days: 30 }).where('id', '=', 'order-free').execute(),
  ).rejects.toThrow('plans_free_has_no_end')
  await expect(
    db
      .updateTable('boosts')
      .set({ kinds: ['order', 'producer'] })
      .where('id', '=', 'bump')
      .execute(),
  ).rejects.toThrow('boosts_bump_orders')
})
