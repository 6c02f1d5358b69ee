import { randomUUID } from 'node:crypto'
import { createOrder, duplicateOrder, getUser } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { sweepKeptAnswers } from '../../../../platform/http/input/idempotency.ts'
import { freshIp, testSite } from '../../../../test-site.testing.ts'
import { uploadRow } from '../../../uploads/uploads.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { orderInput, type Person, verifiedUser, withoutLimits } from './writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database } = site

let owner: Person

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
})

async function countOrders(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::int as n from orders')
  return rows[0].n
}

test('two identical concurrent calls create one order and get the same answer', async () => {
  const before = await countOrders()
  const from = { token: owner.token, idempotencyKey: randomUUID() }
  const twins = await Promise.all(Array.from({ length: 8 }, () => call(createOrder, orderInput(), from)))
  expect(await countOrders()).toBe(before + 1)
  for (const twin of twins) expect(twin).toEqual(twins[0])
})

test('a visitor’s retry gets the same token, despite limits and attached uploads', async () => {
  const before = await countOrders()
  const from = { idempotencyKey: randomUUID(), ip: freshIp() }
  const first = await call(createOrder, orderInput(), from)
  for (let i = 0; i < 7; i += 1) expect(await call(createOrder, orderInput(), from)).toEqual(first)
  expect(first.orderToken).toMatch(/^[\w-]{43}$/)
  expect(await countOrders()).toBe(before + 1)
  expect(await site.mailsTo('olena@example.com')).toHaveLength(1)

  const picture = uploadRow({ owner_id: owner.id, orphan_since: new Date() })
  await database.db.insertInto('uploads').values(picture).execute()
  const signed = { token: owner.token, idempotencyKey: randomUUID() }
  const input = orderInput({ images: [{ uploadId: picture.id }] })
  expect(await call(createOrder, input, signed)).toEqual(await call(createOrder, input, signed))
})

test('stored answers can be decrypted only with the key', async () => {
  const key = randomUUID()
  const { orderToken = '' } = await call(createOrder, orderInput(), { idempotencyKey: key })
  const { rows } = await database.pool.query(
    `select string_agg(encode(sealed_answer, 'escape') || encode(key_hash, 'escape'), ' ') as stored from kept_answers`,
  )
  for (const secret of [orderToken, key, 'olena@example.com']) expect(rows[0].stored).not.toContain(secret)
})

test('the same key with another body is a conflict, with another user a separate call', async () => {
  const from = { token: owner.token, idempotencyKey: randomUUID() }
  const { order } = await call(createOrder, orderInput(), from)
  expect((await refusal(createOrder, orderInput({ city: 'Стрий' }), from)).code).toBe('conflict')
  const other = await verifiedUser(site)
  const theirs = await call(createOrder, orderInput(), { ...from, token: other.token })
  expect(theirs.order.id).not.toBe(order.id)
  expect((await call(duplicateOrder, { id: order.id }, from)).id).not.toBe(order.id)
})

test('errors are not stored: the same key works with a corrected input', async () => {
  const from = { token: owner.token, idempotencyKey: randomUUID() }
  const wrong = { ...orderInput(), regionId: 'nowhere' }
  expect((await refusal(createOrder, wrong, from)).fields).toEqual({ regionId: 'unknown_reference' })
  expect((await call(createOrder, orderInput(), from)).order.status).toBe('pending')
})

test.each([
  ['short', 'too_short'],
  ['k'.repeat(201), 'too_long'],
  ['a key of words', 'invalid_format'],
])('an invalid key is reported as a header problem: %s', async (idempotencyKey, fault) => {
  const from = { token: owner.token, idempotencyKey }
  expect(await refusal(createOrder, orderInput(), from)).toMatchObject({
    code: 'validation_failed',
    fields: { 'Idempotency-Key': fault },
  })
})

test('a call whose process crashed is executed by the retry', async () => {
  const from = { token: owner.token, idempotencyKey: randomUUID() }
  const { order } = await call(createOrder, orderInput(), from)
  // Simulates a process that crashed before it created the order.
  await database.pool.query('update kept_answers set sealed_answer = null, started_at = $1', [
    new Date(clock.now.getTime() - 61_000),
  ])
  expect((await call(createOrder, orderInput(), from)).order.id).not.toBe(order.id)
})

test('after a day the key is deleted and can be used again', async () => {
  const from = { token: owner.token, idempotencyKey: randomUUID() }
  const offers = { offersUntil: orderInput().offersUntil }
  const { order } = await call(createOrder, orderInput(offers), from)
  clock.pass(24 * 3_600_000)
  expect((await call(createOrder, orderInput(offers), from)).order.id).not.toBe(order.id)
  await sweepKeptAnswers(database.db, new Date(clock.now.getTime() + 24 * 3_600_000))
  expect(await database.db.selectFrom('kept_answers').select('key_hash').execute()).toEqual([])
  expect((await call(getUser, {}, { token: owner.token })).id).toBe(owner.id)
})
