import { getTransaction } from '@verstat/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginUpgrade, newBuyer, newSubscription, observed, sendCallback } from '../../billing.testing.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { after, chargingSite, START } from '../../charging.testing.ts'
import { checkStatements } from './check-statements.ts'

const { site, fake, ctx } = await chargingSite()
const { db, pool } = site.database

beforeEach(async () => {
  await pool.query('delete from statement_checks')
  // Moves payments of earlier tests out of the period that this test's statement covers.
  await pool.query("update attempts set created_at = created_at - interval '30 days'")
  site.clock.now = START
  fake.statement = []
  fake.statementsRead = 0
})
afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

async function begun() {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference, transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  return { id, reference, read: () => site.call(getTransaction, { id: transactionId }) }
}

/** Runs the check two days later and returns its counts. If the site's own job has begun the check, waits for its end. */
async function compare() {
  site.clock.now = after(2)
  await checkStatements(ctx)
  const read = 'select listed, differences from statement_checks where finished_at is not null'
  const { rows } = await vi.waitUntil(async () => {
    const found = await pool.query<{ listed: number; differences: number }>(read)
    return found.rows.length > 0 && found
  })
  return rows[0]
}

test('a matching statement changes nothing and is read once a day', async () => {
  const { reference, read } = await begun()
  await sendCallback(site, observed(reference))
  fake.statement = [observed(reference, { trust: 3 })]
  expect(await compare()).toEqual({ listed: 1, differences: 0 })
  await Promise.all([checkStatements(ctx), checkStatements(ctx)])
  expect(fake.statementsRead).toBe(1)
  expect(await read()).toMatchObject({ status: 'paid', review: false })
})

test('a payment whose callback was lost is found and counted', async () => {
  const { reference, read } = await begun()
  fake.statement = [observed(reference, { trust: 3 })]
  fake.query = async (requested) => ({ kind: 'observed', observation: observed(requested, { trust: 3 }) })
  expect(await compare()).toEqual({ listed: 1, differences: 1 })
  expect(await read()).toMatchObject({ status: 'paid', review: false })
})

test('a difference that the provider does not explain needs staff', async () => {
  const { reference, read } = await begun()
  await sendCallback(site, observed(reference))
  fake.statement = [observed(reference, { trust: 3, amount: 14_800n })]
  fake.query = async (requested) => ({ kind: 'observed', observation: observed(requested, { trust: 3 }) })
  expect(await compare()).toMatchObject({ differences: 1 })
  expect(await read()).toMatchObject({ status: 'paid', review: true })
})

test('a payment missing from the statement needs staff', async () => {
  const { reference, read } = await begun()
  await sendCallback(site, observed(reference))
  expect(await compare()).toEqual({ listed: 0, differences: 1 })
  expect(await read()).toMatchObject({ status: 'paid', review: true })
})

test('an unknown payment in the statement is stored once as an unmatched event', async () => {
  fake.statement = [
    observed('somebody-elses', { trust: 3, providerRef: 'p-1' }),
    observed('refused-there', { trust: 3, status: 'failed' }),
  ]
  expect(await compare()).toEqual({ listed: 2, differences: 1 })
  await pool.query('delete from statement_checks')
  await checkStatements(ctx)
  const kept = await db
    .selectFrom('provider_events')
    .select('result')
    .where('dedupe_key', 'like', 'statement|%')
    .execute()
  expect(kept).toEqual([{ result: 'unmatched' }])
})

test('a check whose process died is repeated by another process', async () => {
  site.clock.now = after(2)
  await pool.query('insert into statement_checks values ($1, $2, $3)', [
    'liqpay',
    '2027-02-12',
    site.clock.now,
  ])
  await checkStatements(ctx)
  expect(fake.statementsRead).toBe(0)
  site.clock.pass(16 * 60_000)
  await checkStatements(ctx)
  expect(fake.statementsRead).toBe(1)
})
