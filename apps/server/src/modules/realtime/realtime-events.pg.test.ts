import {
  blockUser,
  createFeedback,
  createOrder,
  createProducer,
  deleteOrder,
  editOrder,
  endSession,
  listSessions,
  login,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeEach, expect, test } from 'vitest'
import { drainEvents, drainOutbox } from '../../platform/realtime/outbox/outbox.testing.ts'
import { GOOD_PASSWORD, testSite } from '../../test-site.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../billing/billing.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import {
  orderInput,
  producerInput,
  verifiedUser,
  withoutLimits,
} from '../directory/listing/writing/writing.testing.ts'

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { call } = site
const { db, pool } = site.database
await withoutLimits(site)
const moderator = await verifiedUser(site, 'moderator')

beforeEach(async () => void (await drainOutbox(pool)))

test('changes of an order notify its owner, its page, the feed and the queue, in order', async () => {
  const owner = await verifiedUser(site)
  const { order } = await call(createOrder, { ...orderInput(), submit: true }, { token: owner.token })
  const { id } = order
  const own = `user:#${owner.id}`
  expect(await drainEvents(pool)).toEqual(
    expect.arrayContaining([
      `${own} order.status_changed {"status":"pending"}`,
      'staff:moderation queue.changed {"queue":"listings"}',
    ]),
  )
  await call(setOrderStatus, { id, status: 'published' }, { token: moderator.token })
  expect(await drainEvents(pool)).toEqual([
    `${own} order.status_changed {"status":"published"}`,
    `order:${id} order.status_changed {"status":"published"}`,
    'staff:moderation queue.changed {"queue":"listings"}',
    `feed:orders listing.published {"n":1,"listings":[{"id":"${id}","type":"production","region":"lvivska","categories":["sewing","workwear"]}]}`,
    `${own} notice.created {"type":"listing.approved"}`,
  ])
  // The new date applies immediately, unlike new texts, which staff must approve.
  const offersUntil = addDays(kyivDay(new Date()), 30)
  site.clock.pass(1_000)
  await call(editOrder, { id, offersUntil }, { token: owner.token })
  expect(await drainEvents(pool)).toEqual([`${own} order.updated {}`, `order:${id} order.updated {}`])
  await pool.query(
    'insert into order_stats (order_id, views) values ($1, 3) on conflict (order_id) do update set views = 3',
    [id],
  )
  expect(await drainEvents(pool)).toEqual([`order:${id} order.counts {"views":3,"contacts":0}`])
  await pool.query(`update orders set expires_at = now() - interval '1 hour' where id = $1`, [id])
  expect(await drainEvents(pool)).toEqual([
    `${own} order.status_changed {"status":"expired"}`,
    `order:${id} order.status_changed {"status":"expired"}`,
  ])
  await call(deleteOrder, { id }, { token: owner.token })
  expect(await drainEvents(pool)).toEqual(
    expect.arrayContaining([
      `${own} order.status_changed {"status":"archived"}`,
      `order:${id} order.closed {}`,
    ]),
  )
})

test('a listing that becomes private is reported to strangers only as gone', async () => {
  const owner = await verifiedUser(site)
  const { order } = await call(createOrder, { ...orderInput(), submit: true }, { token: owner.token })
  await call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
  await drainOutbox(pool)
  await call(
    setOrderStatus,
    { id: order.id, status: 'blocked', reason: 'підробка' },
    { token: moderator.token },
  )
  await call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
  const told = (await drainEvents(pool)).filter((line) => line.startsWith('order:'))
  expect(told).toEqual([
    `order:${order.id} order.closed {}`,
    `order:${order.id} order.status_changed {"status":"published"}`,
  ])
})

test('a rolled-back change sends no events', async () => {
  const { orderId } = await newSubscription(site, await newBuyer(site))
  await drainOutbox(pool)
  const undone = db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ status: 'paused' }).where('id', '=', orderId).execute()
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await drainEvents(pool)).toEqual([])
})

test('a bulk load sends no events', async () => {
  const { orderId } = await newSubscription(site, await newBuyer(site))
  await drainOutbox(pool)
  await pool.query(
    `begin; set local verstat.bulk = 'on'; update orders set status = 'paused' where id = '${orderId}'; commit`,
  )
  expect(await drainEvents(pool)).toEqual([])
})

test('a published producer is announced with all its categories', async () => {
  const owner = await verifiedUser(site)
  const input = producerInput({ categoryIds: ['workwear', 'turning'] })
  const { producer } = await call(createProducer, { ...input, submit: true }, { token: owner.token })
  await drainOutbox(pool)
  await call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
  const published = (await drainOutbox(pool)).filter((row) => row.payload.channel === 'feed:producers')
  expect(published.map((row) => row.payload.data?.d)).toEqual([
    {
      n: 1,
      listings: [
        {
          id: producer.id,
          region: 'lvivska',
          categories: ['metalwork', 'sewing', 'turning', 'workwear'],
        },
      ],
    },
  ])
})

test('a purchase notifies its page of each step and its payer of the active plan', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transactionId, reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await drainOutbox(pool)
  await sendCallback(site, observed(reference))
  const events = await drainEvents(pool)
  expect(events).toContain(`transaction:${transactionId} transaction.updated {"status":"paid"}`)
  expect(events).toContain(`user:#${buyer.userId} transaction.updated {"status":"paid"}`)
  expect(events).toContain(`user:#${buyer.userId} subscription.changed {"status":"active"}`)
})

test('rows of a channel share a partition, and their events have different ids', async () => {
  const { orderId } = await newSubscription(site, await newBuyer(site))
  for (const views of [1, 2, 3]) {
    await pool.query(
      'insert into order_stats (order_id, views) values ($1, $2) on conflict (order_id) do update set views = $2',
      [orderId, views],
    )
  }
  const rows = (await drainOutbox(pool)).filter(({ payload }) => payload.channel === `order:${orderId}`)
  expect(new Set(rows.map(({ partition }) => partition)).size).toBe(1)
  expect(new Set(rows.map(({ payload }) => payload.data?.id)).size).toBe(rows.length)
})

test('a user who loses a session or the account loses its connections', async () => {
  const user = await verifiedUser(site)
  await call(login, { username: user.email, password: GOOD_PASSWORD })
  const sessions = await call(listSessions, {}, { token: user.token })
  const ended = sessions.items.find(({ current }) => !current)
  await call(endSession, { id: ended?.id ?? '' }, { token: user.token })
  expect(await drainEvents(pool)).toEqual([`disconnect ${user.id} 3014`])
  const admin = await verifiedUser(site, 'admin')
  await call(blockUser, { id: user.id, reason: 'розсилає спам' }, { token: admin.token })
  expect(await drainEvents(pool)).toContain(`disconnect ${user.id} 4501`)
})

test('no event contains personal data', async () => {
  const marks = ['Сентинеленко', 'sentinel', '380671234567', 'Таємна вулиця', 'Секретна причина']
  const { user, token } = await site.newUser({
    firstname: 'Сентинеленко',
    email: 'sentinel@example.com',
  })
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', user.id).execute()
  const contact = { name: 'Сентинеленко', email: 'sentinel@example.com', phone: '+380671234567' }
  const { order } = await call(createOrder, { ...orderInput({ contact }), submit: true }, { token })
  const { producer } = await call(
    createProducer,
    { ...producerInput({ email: 'sentinel@example.com', address: 'Таємна вулиця, 1' }), submit: true },
    { token },
  )
  await call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
  await call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
  await call(editOrder, { id: order.id, title: { uk: 'Пошиття зимових курток' } }, { token })
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const buyer = { token, userId: user.id, email: user.email }
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  await call(createFeedback, {
    topic: 'question',
    name: 'Сентинеленко',
    email: 'sentinel@example.com',
    message: 'Секретна причина звернення',
  })
  await call(
    setOrderStatus,
    { id: order.id, status: 'blocked', reason: 'Секретна причина' },
    { token: moderator.token },
  )
  const rows = await drainOutbox(pool)
  const kinds = new Set(rows.map(({ payload }) => payload.channel?.split(':')[0]))
  for (const kind of ['user', 'order', 'feed', 'transaction', 'staff']) expect(kinds).toContain(kind)
  for (const mark of marks) expect(JSON.stringify(rows)).not.toContain(mark)
  // The id of the owner appears only in the owner's own channel.
  const others = rows.filter(({ payload }) => !payload.channel?.startsWith('user:#'))
  expect(JSON.stringify(others)).not.toContain(user.id)
})
