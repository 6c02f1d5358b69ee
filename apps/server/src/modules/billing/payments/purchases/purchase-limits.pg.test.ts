import { retryTransaction, upgradeSubscription } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../../directory/directory.testing.ts'
import { CHECKOUTS, PURCHASES } from '../../billing.limits.ts'
import {
  beginUpgrade,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from '../../billing.testing.ts'

const fake = fakeProvider()
const site = await testSite({ prepare: insertTestDictionaries, providers: fake.providers })

test('the number of checkouts of a purchase is limited per hour; later the payer may pay again', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { transactionId } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  const refuse = () =>
    sendCallback(
      site,
      observed(fake.checkouts.at(-1)?.reference ?? '', {
        status: 'failed',
        decline: { code: '51', class: 'soft' },
      }),
    )
  for (let opened = 1; opened < CHECKOUTS.max; opened += 1) {
    await refuse()
    await site.call(retryTransaction, { id: transactionId })
  }
  await refuse()
  const before = fake.checkouts.length
  const refused = await site.refusal(retryTransaction, { id: transactionId })
  expect([refused.code, refused.retryAfter]).toEqual(['rate_limited', CHECKOUTS.windowMs / 1_000])
  expect(fake.checkouts.length).toBe(before)
})

test('the number of purchases of a user is limited per hour', async () => {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { token } = buyer
  const codes: unknown[] = []
  for (let begun = 0; begun <= PURCHASES.max; begun += 1) {
    const answer = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token }).catch(codeOf)
    if (typeof answer === 'string') codes.push(answer)
  }
  expect(codes).toEqual(['rate_limited'])
  site.clock.pass(PURCHASES.windowMs)
  await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token })
})

function codeOf(error: { readonly data: { readonly code: string } }): string {
  return error.data.code
}
