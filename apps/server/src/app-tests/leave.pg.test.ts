import {
  createFeedback,
  deleteUser,
  exportUser,
  getUser,
  getUserById,
  listOwnOrders,
  login,
  restoreUser,
} from '@verstat/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eraseUsers, sweepAccounts } from '../modules/accounts/index.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../modules/directory/directory.testing.ts'
import { counterDifferences, relistProducers } from '../modules/directory/index.ts'
import { uploadRow } from '../modules/uploads/uploads.testing.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'
import { testSite } from '../test-site.testing.ts'

const site = await testSite({ prepare: (db) => insertTestDictionaries(db) })
const { call, refusal, newUser, mailsTo, clock, database, http } = site
const { accounts } = site.services
const { db } = database

const DAY_MS = 86_400_000
const erase = () => eraseUsers({ db, now: () => clock.now, accounts })

async function statusOf(ownerId: string) {
  const row = await db
    .selectFrom('orders')
    .select('status')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst()
  return row?.status
}

test('leaving ends all sessions, hides everything at once, and notifies the owner', async () => {
  const { user, token, password } = await newUser()
  await db
    .insertInto('orders')
    .values(orderRow({ owner_id: user.id }))
    .execute()
  expect((await call(listOwnOrders, {}, { token })).total).toBe(1)
  expect(await call(getUserById, { id: user.id })).toMatchObject({
    counts: { orders: 1, producers: 0 },
  })
  expect(await call(deleteUser, { password }, { token })).toBeNull()
  expect((await refusal(getUser, {}, { token })).code).toBe('unauthenticated')
  expect(await statusOf(user.id)).toBe('paused')
  expect((await refusal(getUserById, { id: user.id })).code).toBe('not_found')
  expect((await mailsTo(user.email, 2))[1]?.subject).toBe('Обліковий запис буде видалено')
})

test('pending listings become drafts, producers leave their lists, and the history records it', async () => {
  const { user, token, password } = await newUser()
  const order = orderRow({ owner_id: user.id, status: 'pending' })
  const producer = producerRow({ owner_id: user.id })
  await db.insertInto('orders').values(order).execute()
  await db.insertInto('producers').values(producer).execute()
  await relistProducers(db, [producer.id], clock.now)
  await call(deleteUser, { password }, { token })
  expect(await statusOf(user.id)).toBe('draft')
  const left = db.selectFrom('producer_listings').select('rank').where('producer_id', '=', producer.id)
  expect(await left.execute()).toEqual([])
  const log = db.selectFrom('listing_status_log').select(['from_status', 'to_status'])
  expect(await log.where('order_id', '=', order.id).execute()).toEqual([
    { from_status: 'pending', to_status: 'draft' },
  ])
  expect(await counterDifferences(db)).toEqual([])
})

test('each listing hidden by leaving is a move with an audit row, with the time and name of its actor', async () => {
  const { user, token, password } = await newUser()
  const order = orderRow({ owner_id: user.id })
  const over = orderRow({ owner_id: user.id, expires_at: new Date(clock.now.getTime() - 1_000) })
  const waiting = orderRow({ owner_id: user.id, status: 'draft', submit_when_verified: true })
  await db.insertInto('orders').values([order, over, waiting]).execute()
  const producer = producerRow({ owner_id: user.id, status: 'pending' })
  await db.insertInto('producers').values(producer).execute()
  await call(deleteUser, { password }, { token })
  const at = clock.now
  const noted = await db
    .selectFrom('audit')
    .select(['at', 'actor_id', 'subject_id', 'details'])
    .where('action', '=', 'listing.status_changed')
    .where('actor_id', '=', user.id)
    .orderBy('id')
    .execute()
  expect(noted).toEqual([
    {
      at,
      actor_id: user.id,
      subject_id: order.id,
      details: { kind: 'order', from: 'published', to: 'paused' },
    },
    {
      at,
      actor_id: user.id,
      subject_id: producer.id,
      details: { kind: 'producer', from: 'pending', to: 'draft' },
    },
  ])
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'status_at', 'submit_when_verified as waits'])
    .where('id', 'in', [order.id, over.id, waiting.id])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  expect(byId.get(order.id)).toMatchObject({ status: 'paused', status_at: at })
  expect(byId.get(over.id)).toMatchObject({ status: 'published' })
  expect(byId.get(waiting.id)).toMatchObject({ status: 'draft', waits: false })
})

test('within 30 days one can sign in and cancel leaving', async () => {
  const { user, token, password } = await newUser()
  await call(deleteUser, { password }, { token })
  clock.pass(29 * DAY_MS)
  await erase()
  const again = await call(login, { username: user.email, password })
  expect(again.user.eraseAt).not.toBeNull()
  expect((await call(restoreUser, {}, { token: again.token })).eraseAt).toBeNull()
  expect((await call(restoreUser, {}, { token: again.token })).eraseAt).toBeNull()
  clock.pass(2 * DAY_MS)
  await erase()
  expect((await call(getUser, {}, { token: again.token })).id).toBe(user.id)
})

test('after 30 days everything except the audit is deleted, and the e-mail address is free', async () => {
  const { user, token, password } = await newUser()
  await db
    .insertInto('orders')
    .values(orderRow({ owner_id: user.id }))
    .execute()
  const message = {
    topic: 'idea',
    name: 'Олена',
    email: user.email,
    message: 'Додайте фільтр за матеріалом',
  } as const
  await call(createFeedback, message, { token })
  await call(deleteUser, { password }, { token })
  clock.pass(30 * DAY_MS)
  // Two processes may erase the account at the same time.
  await Promise.all([erase(), erase()])
  expect((await refusal(login, { username: user.email, password })).code).toBe('invalid_credentials')
  const { rows } = await database.pool.query(
    `select (select count(*) from users where id = $1) + (select count(*) from orders where owner_id = $1)
       + (select count(*) from sessions where user_id = $1) + (select count(*) from user_codes where user_id = $1)
       + (select count(*) from feedback where email = $2) as left,
       array(select action from audit where subject_id = $1 order by id) as actions`,
    [user.id, user.email],
  )
  expect(rows[0]).toEqual({
    left: 0,
    actions: ['user.registered', 'user.deletion_requested', 'user.erased'],
  })
  await newUser({ email: user.email })
})

test('uploads of an erased user are deleted too, if nothing else uses them', async () => {
  const { user, token, password } = await newUser()
  const [avatar, orphan] = [
    uploadRow({ owner_id: user.id }),
    uploadRow({ owner_id: user.id, orphan_since: clock.now }),
  ]
  await db.insertInto('uploads').values([avatar, orphan]).execute()
  await db.updateTable('users').set({ avatar_id: avatar.id }).where('id', '=', user.id).execute()
  await call(deleteUser, { password }, { token })
  clock.pass(31 * DAY_MS)
  await erase()
  const left = await db
    .selectFrom('uploads')
    .select(['owner_id', 'orphan_since'])
    .where('id', 'in', [avatar.id, orphan.id])
    .execute()
  expect(left).toEqual([1, 2].map(() => ({ owner_id: null, orphan_since: new Date(0) })))
})

test('leaving needs the password', async () => {
  const { token } = await newUser()
  expect((await refusal(deleteUser, { password: 'wrong' }, { token })).fields).toEqual({
    password: 'wrong_password',
  })
  expect((await refusal(deleteUser, { password: '' }, { token })).fields).toEqual({ password: 'required' })
  expect((await refusal(deleteUser, { password: 'x' })).code).toBe('unauthenticated')
  expect((await refusal(restoreUser, {})).code).toBe('unauthenticated')
  expect((await call(getUser, {}, { token })).eraseAt).toBeNull()
})

test('the export contains all stored data about the user, and no secret', async () => {
  const { user, token } = await newUser({ acceptTerms: true })
  await db
    .insertInto('orders')
    .values(orderRow({ owner_id: user.id, contact_phone: '+380441234567' }))
    .execute()
  await db
    .insertInto('uploads')
    .values(uploadRow({ owner_id: user.id, name: 'план.jpg' }))
    .execute()
  const at = clock.now
  const other = orderRow()
  await db.insertInto('orders').values(other).execute()
  await db
    .insertInto('leads')
    .values({
      order_id: other.id,
      person: Buffer.alloc(16),
      user_id: user.id,
      message: 'Чи можлива менша партія?',
      at,
    })
    .execute()
  await sql`insert into payment_methods (id, user_id, provider, sealed_token, key_id, brand, tail, ip, status, created_at)
    values (${uuidV7(at)}, ${user.id}, 'fake', '\\xdeadbeef', 'k', 'visa', '4242', '203.0.113.7', 'active', ${at})`.execute(
    db,
  )
  await sql`insert into consents (id, user_id, subscription_id, locale, body, body_version, ip, at)
    values (${uuidV7(at)}, ${user.id}, ${uuidV7(at)}, 'uk', 'Я дозволяю…', '1', '203.0.113.7', ${at})`.execute(
    db,
  )
  const answer = await http.inject({ url: '/v1/user/export', headers: { authorization: `Bearer ${token}` } })
  expect(answer.headers['content-disposition']).toBe('attachment; filename="verstat-account.json"')
  const exported = await call(exportUser, {}, { token })
  expect(exported.user).toEqual({ ...user, owns: { orders: true, producers: false } })
  expect(Object.keys(exported.data)).toEqual([
    'terms',
    'sessions',
    'history',
    'staffNotes',
    'notices',
    'uploads',
    'orders',
    'producers',
    'listingEdits',
    'listingMoves',
    'formDrafts',
    'leadsSent',
    'leadNotes',
    'purchases',
    'payers',
    'consents',
    'cards',
    'offers',
    'offerRevisions',
    'questions',
    'invitations',
    'deals',
    'conversations',
    'conversationMessages',
    'answerLinks',
    'personBlocks',
    'fileRequests',
    'ndaAcceptances',
    'ownNdas',
    'fileOpens',
    'feedback',
  ])
  expect(exported.data).toMatchObject({
    terms: [{ version: expect.any(String) }],
    sessions: [{ user_agent: expect.any(String) }],
    history: [{ action: 'user.registered' }],
    orders: [{ contact_phone: '+380441234567' }],
    uploads: [{ name: 'план.jpg' }],
    leadsSent: [{ message: 'Чи можлива менша партія?' }],
    consents: [{ body: 'Я дозволяю…' }],
    cards: [{ provider: 'fake', tail: '4242' }],
  })
  expect(answer.body).not.toMatch(/password|hash|argon2|token|deadbeef|verification_note/)
  expect((await refusal(exportUser, {})).code).toBe('unauthenticated')
})

test('expired sessions and old codes are deleted', async () => {
  const { user } = await newUser()
  clock.pass(40 * DAY_MS)
  await sweepAccounts(db, clock.now)
  for (const table of ['sessions', 'user_codes'] as const) {
    expect(await db.selectFrom(table).select('id').where('user_id', '=', user.id).execute()).toEqual([])
  }
})

test('the audit is append-only', async () => {
  await newUser()
  for (const change of ["update audit set action = 'x'", 'delete from audit', 'truncate audit']) {
    await expect(database.pool.query(change)).rejects.toThrow('only be added to')
  }
})
