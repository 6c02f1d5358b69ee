import { reviseOffer, setOfferStatus } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms, sendOffer } from './offers.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site

beforeAll(() => withoutLimits(site))

test('open pages hear how many offers an order has, and nothing of a changed price or a decision', async () => {
  const [order, first, second] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const counts = async () => {
    const { rows } = await database.pool.query<{ d: { offers?: number } }>(
      `select payload->'data'->'d' as d from realtime_outbox where payload->>'channel' = $1 order by id`,
      [`order:${order.id}`],
    )
    return rows.flatMap(({ d }) => d.offers ?? [])
  }
  const { id, version } = await sendOffer(site, order, first)
  const other = await sendOffer(site, order, second)
  expect(await counts()).toEqual([1, 2])
  await call(reviseOffer, { id, version, ...offerTerms({ leadDays: 9 }) }, first)
  await call(setOfferStatus, { id: other.id, status: 'shortlisted' }, order.buyer)
  expect(await counts()).toEqual([1, 2])
  await call(setOfferStatus, { id, status: 'withdrawn' }, first)
  expect(await counts()).toEqual([1, 2, 1])
})
