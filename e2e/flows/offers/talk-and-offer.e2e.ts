import type { Browser, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import {
  expectGood,
  type Member,
  newMember,
  publishOrder,
  publishProducer,
  sendOffer,
} from './market-steps.ts'

async function phoneOf(browser: Browser, { token }: Member): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await useToken(context, token)
  return context.newPage()
}

test('on a phone the talk leads to the very offer, to a change of it and to its acceptance', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [customer, maker, rival] = [
    await newMember(request),
    await newMember(request),
    await newMember(request),
  ]
  const order = await publishOrder(request, customer)
  const rivalId = await publishProducer(request, rival, 'Цех «Шпулька»')
  await sendOffer(request, rival, order, rivalId, 11_000)
  const producerId = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const offer = await sendOffer(request, maker, order, producerId, 12_000)
  const started = await request.post('/v1/conversation', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { producerId, orderId: order.id, text: 'Добрий день!' },
  })
  const { id } = await started.json()
  const [buyer, seller] = [await phoneOf(browser, customer), await phoneOf(browser, maker)]
  const thread = `/user/messages/${id}`

  // The link leads to the form of this offer, which is open.
  await buyer.goto(thread)
  await expect(buyer.getByRole('log').getByRole('link', { name: 'Надіслано пропозицію' })).toHaveAttribute(
    'href',
    `/user/advertisment/offers/${order.slug}#offer-${offer.id}`,
  )
  await buyer.getByRole('link', { name: 'Попросити змінити пропозицію' }).click()
  const card = buyer.locator(`#offer-${offer.id}`)
  const text = card.getByLabel('Прохання')
  await expect(text).toBeInViewport()
  await text.fill('Чи можна до 110 грн за штуку?')
  await card.getByRole('button', { name: 'Попросити змінити', exact: true }).click()
  // What was asked stays in view and has the focus.
  const asked = card.getByText('Чи можна до 110 грн за штуку?')
  await expect(asked).toBeInViewport({ ratio: 1 })
  await expect(card.locator('[id^=asked-]')).toBeFocused()

  await buyer.goto(thread)
  await expect(buyer.getByRole('log')).toContainText('Ви просите змінити пропозицію: ціна')
  await expect(buyer.getByRole('log').getByText('Чи можна до 110 грн за штуку?')).toBeVisible()
  await expectGood(buyer)

  await seller.goto(thread)
  await expect(seller.getByRole('log')).toContainText('Замовник просить змінити пропозицію: ціна')
  await expect(seller.getByRole('log').getByText('Чи можна до 110 грн за штуку?')).toBeVisible()
  await expect(
    seller.getByRole('log').getByRole('link', { name: 'Ви надіслали пропозицію' }),
  ).toHaveAttribute('href', `/user/offers/${offer.id}`)
  await expectGood(seller)
  await seller.getByRole('link', { name: 'Змінити пропозицію', exact: true }).click()
  await seller.waitForURL(new RegExp(`/user/offers/${offer.id}/edit$`))
  const { version } = await (
    await request.get(`/v1/offer/${offer.id}`, { headers: { authorization: `Bearer ${maker.token}` } })
  ).json()
  const revised = await request.patch(`/v1/offer/${offer.id}`, {
    headers: { authorization: `Bearer ${maker.token}` },
    data: {
      version,
      price: { basis: 'unit', steps: [{ from: 1, amountMinor: 11_000, per: 1 }] },
      warrantyMonths: 12,
    },
  })
  expect(revised.status()).toBe(200)

  // The notice and the card say what has changed; the link to accept opens the form of this offer.
  await buyer.goto('/user/notices')
  const notice = buyer.getByRole('link', { name: /^Пропозицію на замовлення .+ змінено.*Ательє «Наперсток»/ })
  await notice.click()
  await buyer.waitForURL(new RegExp(`#offer-${offer.id}$`))
  await expect(card.getByText(/^Змінено .+, версія 2$/)).toBeInViewport()
  await expect(card.getByRole('listitem').filter({ hasText: 'Ціна' })).toContainText(/120.+→.+110/)
  await expectGood(buyer)
  await buyer.goto(thread)
  await expect(buyer.getByRole('log').getByRole('link', { name: 'Пропозицію змінено' })).toBeVisible()
  await buyer.getByRole('link', { name: 'Прийняти', exact: true }).click()
  const accept = card.getByRole('button', { name: 'Прийняти цю пропозицію' })
  await expect(accept).toBeInViewport()
  await accept.click()
  await expect(buyer.getByText(/^Ви прийняли пропозицію/)).toBeInViewport({ ratio: 1 })
  await buyer.goto(thread)
  await expect(buyer.getByRole('log').getByRole('link', { name: 'Пропозицію прийнято' })).toHaveAttribute(
    'href',
    /\/user\/deals\//,
  )
  for (const name of ['Прийняти', 'Попросити змінити пропозицію']) {
    await expect(buyer.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await buyer.context().close()
  await seller.context().close()
})
