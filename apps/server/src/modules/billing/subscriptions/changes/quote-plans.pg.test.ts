import { listOwnSubscriptions, quotePlans } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries, orderRow } from '../../../directory/directory.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { db } = site.database

test('the owner of a free listing, and nobody else, gets every plan of its kind at full price', async () => {
  const owner = await site.newUser()
  const stranger = await site.newUser()
  await db
    .insertInto('orders')
    .values(orderRow({ owner_id: owner.user.id }))
    .execute()
  const [own] = (await site.call(listOwnSubscriptions, {}, { token: owner.token })).items
  const input = { family: '10' as const, id: own?.id ?? '' }
  const { quotes } = await site.call(quotePlans, input, { token: owner.token })
  expect(quotes).toEqual([
    { plan: 'order-plus', due: { amountMinor: 14_900, currency: 'UAH' }, begins: 'now' },
    { plan: 'order-top', due: { amountMinor: 39_900, currency: 'UAH' }, begins: 'now' },
  ])
  await expect(site.call(quotePlans, input, { token: stranger.token })).rejects.toMatchObject({
    data: { code: 'not_found' },
  })
})
