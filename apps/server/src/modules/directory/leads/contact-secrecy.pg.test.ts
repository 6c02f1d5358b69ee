import * as contract from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../directory.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { database, http } = site
const { db } = database

const SECRETS = /zymorodok|380671234567|3333333333/
/**
 * The messenger of both listings. Only the answers of calls are searched for it, because the OpenAPI document names all
 * messengers.
 */
const MESSENGER = /viber/
/**
 * Calls that this test omits. The calls that return contacts have their own tests, and sign-out would end the session.
 */
const LEFT_OUT = new Set(['/v1/order/{id}/contact', '/v1/producer/{id}/contact', '/v1/logout'])

const order = orderRow({
  title_uk: 'Пошиття синіх фартухів для кав’ярні',
  contact_name: 'zymorodok',
  contact_email: 'zymorodok@example.com',
  contact_phone: '+380671234567',
  contact_messengers: ['viber'],
  contact_show: 'public',
})
const producer = producerRow({
  name: 'Цех синіх фартухів',
  email: 'zymorodok@example.com',
  phones: ['+380671234567'],
  messengers: ['viber'],
  rnokpp: '3333333333',
  contact_show: 'public',
})
await db.insertInto('orders').values(order).execute()
await db.insertInto('producers').values(producer).execute()
const stranger = await site.newUser()

const exported: readonly unknown[] = Object.values(contract)
const routes = exported.filter(
  (value): value is contract.Route =>
    typeof value === 'object' && value !== null && 'method' in value && 'auth' in value,
)
const addresses = routes
  .filter(({ path, auth }) => auth !== 'staff' && !LEFT_OUT.has(path))
  .flatMap(({ method, path }) =>
    [order, producer].flatMap(({ id, slug }) =>
      [id, slug].map((key) => {
        const url = path
          .replace('{a}', id === order.id ? 'order' : 'producer')
          .replace('{b}', slug)
          .replace('{c}', 'uk')
          .replace(/\{\w+\}/, key)
        return { method, url: `${url}${path === '/v1/search' ? '?query=фартухів' : ''}` }
      }),
    ),
  )

test('no other call reveals a contact to visitors or other users', async () => {
  let told = 0
  for (const { method, url } of addresses) {
    for (const token of [undefined, stranger.token]) {
      const answer = await http.inject({
        method,
        url: encodeURI(url),
        headers: token ? { authorization: `Bearer ${token}` } : {},
        ...(method === 'GET' ? {} : { payload: {} }),
      })
      expect(answer.body, `${method} ${url}`).not.toMatch(SECRETS)
      expect(answer.body, `${method} ${url}`).not.toMatch(MESSENGER)
      if (answer.body.includes('фартухів')) told += 1
    }
  }
  // Proves that the lists, the pages of listings and the search were really called.
  expect(told).toBeGreaterThan(12)
})

test('sitemaps and feeds reveal no contact', async () => {
  for (const url of ['/sitemap.xml', '/sitemap/orders-1.xml', '/robots.txt', '/v1/openapi.json']) {
    expect((await http.inject(url)).body, url).not.toMatch(SECRETS)
  }
})
