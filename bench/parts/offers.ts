import { compareOffers, getOrder, httpSend, listOrders, listOwnOrders, login } from '@verstat/contract'
import { FULL_ORDER, SMALL_ORDER } from '../../apps/server/src/app-tests/large-tables/large-market.testing.ts'
import { quantile, timeInterleaved } from '../measure.ts'
import { type MeasuredCaller, measuredCaller } from '../measured-caller.ts'
import type { OffersSite } from '../offers-site.child.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { withChild } from '../with-child.ts'
import { SITE_ENV } from '../with-site.ts'

const ROUNDS = 400
const SCRIPT = { script: 'offers-site.child.ts', env: SITE_ENV }

/**
 * Measures the comparison of fifty offers against that of five, in a table of two hundred thousand offers, and what
 * these offers cost the lists of their orders. The second site has the same orders without offers.
 */
export async function measureOffers(): Promise<PartResult> {
  return withChild<OffersSite, PartResult>({ ...SCRIPT, args: ['--offers'] }, (_, busy) =>
    withChild<OffersSite, PartResult>(SCRIPT, async (__, quiet) => {
      const [offered, plain] = [await signIn(busy), await signIn(quiet)]
      const times = await timeInterleaved(
        [
          offered('50 offers', compareOffers, { id: FULL_ORDER }),
          offered('5 offers', compareOffers, { id: SMALL_ORDER }),
          offered('list, with offers', listOrders, {}),
          plain('list, without', listOrders, {}),
          offered('own list, with offers', listOwnOrders, {}),
          plain('own list, without', listOwnOrders, {}),
          offered('order, with offers', getOrder, { slug: FULL_ORDER }),
          plain('order, without', getOrder, { slug: FULL_ORDER }),
        ],
        ROUNDS,
        30,
      )
      const at = (name: string, q: number) => quantile(times.get(name) ?? [], q)
      const ratio = (name: string, base: string, q: number) => at(name, q) / at(base, q)
      return {
        tables: [
          {
            title: `milliseconds, ${ROUNDS} calls each in turns, 200,000 offers to 1,000 orders`,
            columns: ['call', '50 %', '95 %'],
            rows: [...times.keys()].map((name) => [name, round(at(name, 0.5)), round(at(name, 0.95))]),
          },
          {
            title: 'ratios',
            columns: ['what', '50 %', '95 %'],
            rows: [
              ['50 offers', '5 offers'],
              ['list, with offers', 'list, without'],
              ['own list, with offers', 'own list, without'],
              ['order, with offers', 'order, without'],
            ].map(([name = '', base = '']) => [
              `${name} ÷ ${base}`,
              ...[0.5, 0.95].map((q) => `×${ratio(name, base, q).toFixed(2)}`),
            ]),
          },
        ],
        promises: [
          atMost('comparison of 50 offers ÷ of 5, at 95 %', ratio('50 offers', '5 offers', 0.95), 2),
          atMost(
            'list of orders with offers ÷ without, p50',
            ratio('list, with offers', 'list, without', 0.5),
            1.2,
          ),
          atMost(
            'own orders with offers ÷ without, p50',
            ratio('own list, with offers', 'own list, without', 0.5),
            1.2,
          ),
        ],
      }
    }),
  )
}

async function signIn({ site, customer }: OffersSite): Promise<MeasuredCaller> {
  const send = httpSend({ base: site, locale: () => 'uk', token: () => undefined })
  return measuredCaller(site, (await send(login, customer)).token)
}
