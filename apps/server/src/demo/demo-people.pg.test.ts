import { getUser, listLeads, listNotices, listOwnOrders, login } from '@verstat/contract'
import { expect, test } from 'vitest'
import { hasDemoUsers, removeDemoUsers } from '../modules/accounts/index.ts'
import { insertTestDictionaries, orderRow } from '../modules/directory/directory.testing.ts'
import { createPasswordHasher } from '../platform/security/password-hash.ts'
import { testSite } from '../test-site.testing.ts'
import { DEMO_PASSWORD, DEMO_PEOPLE, storeDemoPeople } from './demo-people.ts'

const { call, database } = await testSite({ prepare: (db) => insertTestDictionaries(db) })
const { db } = database

test('demo people sign in with the password that is printed, have their roles and own demo listings', async () => {
  const orders = Array.from({ length: 8 }, () => orderRow({ demo: true }))
  await db.insertInto('orders').values(orders).execute()
  await db
    .insertInto('order_stats')
    .values(orders.map(({ id }) => ({ order_id: id, views: 40, contacts: 3 })))
    .execute()
  await db
    .transaction()
    .execute((tx) => storeDemoPeople(tx, { hasher: createPasswordHasher(), now: new Date() }))
  expect(DEMO_PEOPLE.map(({ email }) => email)).toEqual([
    'customer@verstat.test',
    'producer@verstat.test',
    'moderator@verstat.test',
    'admin@verstat.test',
  ])
  for (const { email, role, owns } of DEMO_PEOPLE) {
    const { token, user } = await call(login, { username: email, password: DEMO_PASSWORD })
    expect(user).toMatchObject({ role, access: { panel: role !== 'user' } })
    expect(user.emailVerifiedAt).not.toBeNull()
    expect((await call(listOwnOrders, {}, { token })).total).toBe(owns.orders)
    expect((await call(getUser, {}, { token })).email).toBe(email)
  }
  const [customer, producer] = DEMO_PEOPLE
  const { token } = await call(login, { username: customer?.email ?? '', password: DEMO_PASSWORD })
  const { items } = await call(listLeads, { limit: 100 }, { token })
  // The user has four listings. Each has three leads (requests for the contact), and one of the three names a user.
  expect(items).toHaveLength(4 * 3)
  const { rows: days } = await database.pool.query(
    `select sum(d.views)::int as views, sum(d.contacts)::int as contacts from order_days d
      join orders o on o.id = d.order_id join users u on u.id = o.owner_id where u.email = $1`,
    [customer?.email],
  )
  expect(days).toEqual([{ views: 4 * 40, contacts: 4 * 3 }])
  const named = items.filter(({ person }) => person !== null)
  expect(named).toHaveLength(4)
  expect(named[0]?.person?.name).toBe(`${producer?.firstname} ${producer?.lastname}`)
  // Each listing was published, and one lead of each names a person.
  const { items: notices } = await call(listNotices, {}, { token })
  expect(notices).toHaveLength(2 * 4)
  expect(
    notices.filter(({ text }) => text.includes(`${producer?.firstname} ${producer?.lastname}`)),
  ).toHaveLength(4)
  expect(await hasDemoUsers(db)).toBe(true)
})

test('demo people are removed, and other people and their listings are not', async () => {
  expect(await removeDemoUsers(db)).toBe(4)
  expect(await hasDemoUsers(db)).toBe(false)
  const { rows } = await database.pool.query(
    'select count(*)::int as orders, count(owner_id)::int as owned from orders',
  )
  expect(rows[0]).toEqual({ orders: 8, owned: 0 })
})
