import {
  createOrder,
  getConnectionToken,
  getOrder,
  getOrderToken,
  getPanelCounts,
  getTransaction,
  setOrderStatus,
} from '@verstat/contract'

import { expect, test } from 'vitest'
import type { RealtimeConfig } from '../../platform/config/realtime-config.ts'
import { readConnectionToken, readSubscriptionToken } from '../../platform/realtime/read-tokens.testing.ts'
import { realtimeKeys } from '../../platform/realtime/realtime-tokens.ts'
import { createSecretKey } from '../../platform/security/secret-key.ts'
import { testSite } from '../../test-site.testing.ts'
import { beginUpgrade, fakeProvider, newBuyer, newSubscription } from '../billing/billing.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { orderInput, verifiedUser, withoutLimits } from '../directory/listing/writing/writing.testing.ts'

const SECRET = 'what this install signs with, long enough'
const off: RealtimeConfig = {
  mode: 'off',
  publicUrl: null,
  secret: null,
  centrifugo: null,
  readsOutbox: false,
}
const fake = fakeProvider()
const site = await testSite({
  prepare: insertTestDictionaries,
  providers: fake.providers,
  secretKey: SECRET,
  realtime: { ...off, mode: 'embedded' },
})
const { call, refusal } = site
await withoutLimits(site)
const keys = realtimeKeys(createSecretKey(SECRET), null)
const moderator = await verifiedUser(site, 'moderator')

function subscriptionOf(token: string) {
  return readSubscriptionToken(keys, token, site.clock.now)
}

test('a user gets a connection token for fifteen minutes that contains nothing else', async () => {
  const user = await verifiedUser(site)
  for (const id of ['me', user.id]) {
    const { token, expiresAt } = await call(getConnectionToken, { id }, { token: user.token })
    const verdict = readConnectionToken(keys, token, site.clock.now)
    if ('fault' in verdict) throw new Error(verdict.fault)
    const { iat = 0, exp = 0, jti, ...claims } = verdict.claims
    expect(claims).toEqual({ sub: user.id, aud: 'verstat-realtime', iss: 'verstat' })
    expect(exp - iat).toBe(900)
    expect(jti).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Date(expiresAt).getTime()).toBe(exp * 1_000)
  }
})

test('nobody, not even staff, can connect as another user, and visitors get no token', async () => {
  const user = await verifiedUser(site)
  for (const { token } of [user, moderator]) {
    const id = '0193b0a0-0000-7000-8000-000000000000'
    expect((await refusal(getConnectionToken, { id }, { token })).code).toBe('forbidden')
  }
  expect((await refusal(getConnectionToken, { id: 'me' })).code).toBe('unauthenticated')
})

test('the channel of an order is for users who may open it, and the token is bound to them', async () => {
  const owner = await verifiedUser(site)
  const stranger = await verifiedUser(site)
  const { order } = await call(createOrder, { ...orderInput(), submit: true }, { token: owner.token })
  const { id } = order
  expect((await refusal(getOrderToken, { id })).code).toBe('not_found')
  expect((await refusal(getOrderToken, { id }, { token: stranger.token })).code).toBe('not_found')
  for (const { id: sub, token } of [owner, moderator]) {
    const verdict = subscriptionOf((await call(getOrderToken, { id }, { token })).token)
    expect(verdict).toMatchObject({ claims: { sub, channel: `order:${id}` } })
  }
  await call(setOrderStatus, { id, status: 'published' }, { token: moderator.token })
  const visitors = subscriptionOf((await call(getOrderToken, { id })).token)
  expect(visitors).toMatchObject({ claims: { sub: '', channel: `order:${id}` } })
  await call(setOrderStatus, { id, status: 'blocked', reason: 'підробка' }, { token: moderator.token })
  expect((await refusal(getOrderToken, { id })).code).toBe('not_found')
  const unknown = '0193b0a0-0000-7000-8000-000000000000'
  expect((await refusal(getOrderToken, { id: unknown })).code).toBe('not_found')
})

test('the token of an order comes with its channel position and last change', async () => {
  const owner = await verifiedUser(site)
  const { order } = await call(createOrder, { ...orderInput(), submit: true }, { token: owner.token })
  const { id } = order
  await call(setOrderStatus, { id, status: 'published' }, { token: moderator.token })
  const before = await call(getOrderToken, { id })
  expect(before.since.epoch).not.toBe('')
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  await call(setOrderStatus, { id, status: 'paused' }, { token: owner.token })
  const after = await call(getOrderToken, { id })
  expect(Date.parse(after.updatedAt) - Date.parse(before.updatedAt)).toBe(60_000)
  expect(after.updatedAt).toBe((await call(getOrder, { slug: order.slug })).updatedAt)
  expect(after).toMatchObject({ offers: 0, questions: 0 })
})

test('a purchase returns the token of its own channel, bound to the caller', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  for (const [token, sub] of [
    [undefined, ''],
    [buyer.token, buyer.userId],
  ] as const) {
    const { realtime } = await call(getTransaction, { id: transactionId }, { token })
    expect(realtime?.channel).toBe(`transaction:${transactionId}`)
    expect(subscriptionOf(realtime?.token ?? '')).toMatchObject({
      claims: { sub, channel: realtime?.channel },
    })
  }
})

test('the panel counts return the token of the queue channel', async () => {
  const { realtime } = await call(getPanelCounts, {}, { token: moderator.token })
  expect(subscriptionOf(realtime?.token ?? '')).toMatchObject({
    claims: { sub: moderator.id, channel: 'staff:moderation' },
  })
})

test('a token of another installation or channel is rejected', async () => {
  const user = await verifiedUser(site)
  const { token } = await call(getConnectionToken, { id: 'me' }, { token: user.token })
  const others = realtimeKeys(createSecretKey('another secret, which is also long enough'), null)
  expect(readConnectionToken(others, token, site.clock.now)).toEqual({ fault: 'invalid' })
  expect(subscriptionOf(token)).toEqual({ fault: 'invalid' })
})

test('without realtime there are no tokens, and pages do not connect', async () => {
  const quiet = await testSite({ prepare: insertTestDictionaries, realtime: off })
  const user = await quiet.newUser()
  const code = (await quiet.refusal(getConnectionToken, { id: 'me' }, { token: user.token })).code
  expect(code).toBe('not_found')
})
