import { renewSubscription, retryTransaction } from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'
import { brokenInvariants } from '../../billing-invariants.testing.ts'
import { after, START } from '../../charging.testing.ts'
import { testJobContext } from '../../job-context.testing.ts'
import { bumpWeekly } from './paid-time-jobs.ts'

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })
const { db } = site.database
const ctx = await testJobContext(db, fake.providers, () => site.clock.now)

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

test('a plan with bumps bumps weekly, and when a prepaid period starts', async () => {
  site.clock.now = START
  const buyer = await newBuyer(site)
  const { id, orderId } = await newSubscription(site, buyer, { bumped_at: after(-1) })
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference))
  const renewal = await site.call(renewSubscription, { family: '10', id }, { token: buyer.token })
  await site.call(retryTransaction, { id: renewal.transaction?.id ?? '' })
  await sendCallback(site, observed(fake.checkouts.at(-1)?.reference ?? ''))

  const bumps = new Set<number>()
  for (let day = 0; day <= 60; day += 1) {
    site.clock.now = after(day)
    await bumpWeekly(ctx)
    const { bumped_at } = await db
      .selectFrom('orders')
      .select('bumped_at')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
    bumps.add(((bumped_at?.getTime() ?? 0) - START.getTime()) / 86_400_000)
  }
  expect([...bumps]).toEqual([0, 7, 14, 21, 28, 30, 37, 44, 51, 58])
})
