import { ordersHeading, producersHeading } from '@verstat/seo'
import { describe, expect, test } from 'vitest'
import { testIndex } from '../../testing/test-directory.ts'
import { testPage } from '../../testing/test-page.ts'

const index = testIndex()
const type = 'tolling'
const region = index.regionBySlug('lvivska')
const category = index.categoryBySlug('workwear')

describe('the heading names the filters of all eight kinds of order lists', () => {
  test.each([
    [{}, 'Замовлення', 'Orders'],
    [{ type }, 'Замовлення на давальницьку переробку', 'Tolling orders'],
    [{ region }, 'Замовлення у Львівській області', 'Orders in Lviv Oblast'],
    [{ category }, 'Замовлення на пошиття спецодягу', 'Workwear orders'],
    [
      { type, region },
      'Замовлення на давальницьку переробку у Львівській області',
      'Tolling orders in Lviv Oblast',
    ],
    [
      { type, category },
      'Замовлення на пошиття спецодягу: давальницька переробка',
      'Workwear orders: tolling',
    ],
    [
      { region, category },
      'Замовлення на пошиття спецодягу у Львівській області',
      'Workwear orders in Lviv Oblast',
    ],
    [
      { type, region, category },
      'Замовлення на пошиття спецодягу у Львівській області: давальницька переробка',
      'Workwear orders in Lviv Oblast: tolling',
    ],
  ] as const)('%#', (subject, uk, en) => {
    expect(ordersHeading(testPage('uk').t, subject)).toBe(uk)
    expect(ordersHeading(testPage('en').t, subject)).toBe(en)
  })
})

describe('the heading names the filters of all four kinds of producer lists', () => {
  test.each([
    [{}, 'Виробники', 'Producers'],
    [{ region }, 'Виробники у Львівській області', 'Producers in Lviv Oblast'],
    [{ category }, 'Виробники: пошиття спецодягу', 'Workwear producers'],
    [
      { region, category },
      'Виробники: пошиття спецодягу у Львівській області',
      'Workwear producers in Lviv Oblast',
    ],
  ] as const)('%#', (subject, uk, en) => {
    expect(producersHeading(testPage('uk').t, subject)).toBe(uk)
    expect(producersHeading(testPage('en').t, subject)).toBe(en)
  })
})
