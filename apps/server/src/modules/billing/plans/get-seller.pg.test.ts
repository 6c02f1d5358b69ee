import { getSeller } from '@verstat/contract'
import { expect, test } from 'vitest'
import type { Seller } from '../../../platform/payments/seller.ts'
import { testSite } from '../../../test-site.testing.ts'

const seller: Seller = {
  name: { uk: 'ТОВ «Верстат»', en: 'Verstat LLC' },
  code: '32855961',
  iban: 'UA213223130000026007233566001',
  bank: 'АТ КБ «Банк»',
  address: { uk: 'Львів, вул. Зелена, 1', en: '1 Zelena St, Lviv' },
  taxStatus: 'single',
  refundRule: { uk: 'Повертаємо за ненаданий час.', en: 'We refund the time not given.' },
}

test("buyers can read the seller's details without the bank account", async () => {
  const site = await testSite({ payments: { providers: [], seller } })
  const { iban: _, bank: __, ...details } = seller
  expect(await site.call(getSeller, {})).toEqual({ seller: details })
})

test('an installation without real payments has no seller', async () => {
  const site = await testSite()
  expect(await site.call(getSeller, {})).toEqual({ seller: null })
})
