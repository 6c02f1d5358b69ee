import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerSums, type PricedTerms } from './offer-sums.ts'
import { PRICE_PERS, VAT_RATES } from './offer-values.ts'

const LOOSE = { setupMinor: 0 }
const PICKUP = { mode: 'pickup', amountMinor: null } as const

function unit(
  ...steps: readonly (readonly [from: number, amountMinor: number, per?: 1 | 10 | 100 | 1000])[]
) {
  return {
    basis: 'unit' as const,
    steps: steps.map(([from, amountMinor, per = 1]) => ({ from, amountMinor, per })),
    ...LOOSE,
  }
}

test.each<[string, PricedTerms, number, Record<string, unknown>]>([
  [
    'steps, VAT added, setup and delivery',
    {
      price: { ...unit([1, 12_000], [100, 9_900], [1000, 8_100]), setupMinor: 150_000 },
      vat: { mode: 'added', rate: 20 },
      delivery: { mode: 'extra', amountMinor: 45_000 },
    },
    500,
    { gross: 6_174_000, net: 5_145_000, unitGross: '123.4800', unitNet: '102.9000' },
  ],
  [
    'a price per thousand, VAT included',
    { price: unit([1, 34_567, 1000]), vat: { mode: 'included', rate: 20 }, delivery: PICKUP },
    10_000,
    { gross: 345_670, net: 288_058, unitGross: '0.3457', unitNet: '0.2881' },
  ],
  [
    'a broken quantity without VAT',
    { price: unit([1, 1_999]), vat: { mode: 'none', rate: null }, delivery: PICKUP },
    12.5,
    { gross: 24_988, net: 24_988, unitGross: '19.9904', unitNet: '19.9904' },
  ],
  [
    'seven percent',
    { price: unit([1, 333]), vat: { mode: 'added', rate: 7 }, delivery: PICKUP },
    3,
    { gross: 1_069, net: 999, unitGross: '3.5633', unitNet: '3.3300' },
  ],
])('%s are calculated exactly', (_, terms, quantity, expected) => {
  expect(offerSums(terms, quantity, quantity)).toMatchObject({ code: null, sums: expected })
})

test('a quantity takes the last step that it reaches', () => {
  const terms = {
    price: unit([10, 300], [100, 200], [1000, 100]),
    vat: { mode: 'none', rate: null },
    delivery: PICKUP,
  } as const
  const goods = (quantity: number) => offerSums(terms, quantity, null).sums?.goods
  expect([10, 99, 99.999, 100, 999, 1000].map(goods)).toEqual([
    3000, 29_700, 30_000, 20_000, 199_800, 100_000,
  ])
  expect(offerSums(terms, 9.999, null)).toEqual({ code: 'below_minimum', sums: null })
  expect(offerSums(terms, null, null)).toEqual({ code: 'no_quantity', sums: null })
})

test('a lot has a price for its own quantity only, and delivery to be agreed is named', () => {
  const terms = {
    price: { basis: 'lot', steps: [{ from: 1, amountMinor: 700, per: 1 }], setupMinor: 50 },
    vat: { mode: 'none', rate: null },
    delivery: { mode: 'agreed', amountMinor: null },
  } as const
  expect(offerSums(terms, 7, 7)).toMatchObject({ code: 'delivery_unknown', sums: { gross: 750 } })
  expect(offerSums(terms, 8, 7)).toEqual({ code: 'lot_other_quantity', sums: null })
})

/** An independent model: fractions, rounded by long division. */
function modelSums(terms: PricedTerms, quantity: number) {
  const thousandths = BigInt(Math.round(quantity * 1000))
  const step = terms.price.steps.filter(({ from }) => from <= quantity).at(-1)
  if (!step) return undefined
  const goods = longDivision(BigInt(step.amountMinor) * thousandths, BigInt(step.per) * 1000n)
  const sum = goods + BigInt(terms.price.setupMinor) + BigInt(terms.delivery.amountMinor ?? 0)
  const rate = BigInt(terms.vat.rate ?? 0)
  const net = terms.vat.mode === 'included' ? sum - longDivision(sum * rate, 100n + rate) : sum
  const gross = terms.vat.mode === 'added' ? sum + longDivision(sum * rate, 100n) : sum
  const each = (total: bigint) => {
    const tenThousandths = longDivision(total * 100_000n, thousandths)
    return (Number(tenThousandths) / 10_000).toFixed(4)
  }
  return { net: Number(net), gross: Number(gross), unitNet: each(net), unitGross: each(gross) }
}

/** Divides digit by digit and rounds halves up. */
function longDivision(dividend: bigint, divisor: bigint): bigint {
  let [quotient, rest] = [0n, 0n]
  for (const digit of dividend.toString()) {
    rest = rest * 10n + BigInt(digit)
    let times = 0n
    while (rest >= divisor) {
      rest -= divisor
      times += 1n
    }
    quotient = quotient * 10n + times
  }
  return rest * 2n >= divisor ? quotient + 1n : quotient
}

test('sums equal a decimal model on 10,000 random offers', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 })
  const offer = fc.record({
    froms: fc.uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 6 }),
    amounts: fc.array(amount, { minLength: 6, maxLength: 6 }),
    per: fc.constantFrom(...PRICE_PERS),
    setupMinor: fc.integer({ min: 0, max: 1_000_000 }),
    mode: fc.constantFrom('added', 'included', 'none' as const),
    rate: fc.constantFrom(...VAT_RATES),
    delivery: fc.option(amount),
    quantity: fc.integer({ min: 1, max: 200_000_000 }),
  })
  fc.assert(
    fc.property(offer, ({ froms, amounts, per, setupMinor, mode, rate, delivery, quantity }) => {
      const terms: PricedTerms = {
        price: {
          basis: 'unit',
          steps: froms
            .toSorted((one, other) => one - other)
            .map((from, place) => ({ from, amountMinor: amounts[place] ?? 1, per })),
          setupMinor,
        },
        vat: { mode, rate: mode === 'none' ? null : rate },
        delivery: delivery === null ? PICKUP : { mode: 'extra', amountMinor: delivery },
      }
      const model = modelSums(terms, quantity / 1000)
      const { sums } = offerSums(terms, quantity / 1000, null)
      if (model) expect(sums).toMatchObject(model)
      else expect(sums).toBeNull()
    }),
    { numRuns: 10_000 },
  )
})
