import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { tokenOf, useToken } from '../accounts/account-steps.ts'
import { expectGood, newMember, publishOrder, publishProducer, sendOffer } from './market-steps.ts'

test('a message is reported without JavaScript, and a moderator reads it for a written reason', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const started = await request.post('/v1/conversation', {
    headers: { authorization: `Bearer ${customer.token}` },
    data: { producerId: producer, text: 'Скільки коштують сто курток?' },
  })
  const { id } = await started.json()
  // No digits: one number of thirteen digits in ten is printed as the end of a card.
  const text = `Передоплату лише на картку ${crypto.randomUUID().replaceAll(/[\d-]/g, '')}`
  const sent = await request.post(`/v1/conversation/${id}/messages`, {
    headers: { authorization: `Bearer ${maker.token}` },
    data: { id: crypto.randomUUID(), text },
  })
  expect(sent.status()).toBe(201)

  const plain = await browser.newContext({ javaScriptEnabled: false })
  await useToken(plain, customer.token)
  const page = await plain.newPage()
  await page.goto(`/user/messages/${id}`)
  await page.getByRole('log').getByRole('link', { name: 'Поскаржитися' }).click()
  await expect(page.locator('h1')).toHaveText('Поскаржитися на повідомлення')
  const subject = page.getByRole('main').getByRole('link', { name: text })
  await expect(subject).toHaveAttribute('href', `/user/messages/${id}`)
  // A refused form still says what is reported.
  await page.getByRole('button', { name: 'Надіслати' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(subject).toBeVisible()
  await page.getByLabel('Що не так').selectOption('fraud')
  await page.getByLabel('Повідомлення').fill('Просить гроші наперед без договору.')
  await page.getByRole('button', { name: 'Надіслати' }).click()
  await expect(page).toHaveURL(/\/feedback\?sent=\d+$/)
  const number = new URL(page.url()).searchParams.get('sent')
  await plain.close()

  const context = await browser.newContext()
  await useToken(context, await tokenOf(request, 'moderator'))
  const panel = await context.newPage()
  // A form that is sent within seconds and without a solved challenge is among the suspect ones.
  await panel.goto('/panel/feedback?show=suspect&topic=report')
  const item = panel.getByRole('listitem').filter({ hasText: `№ ${number}` })
  await expect(item).not.toContainText(text)
  await whenHydrated(panel)
  await item.locator('summary').filter({ hasText: 'Прочитати повідомлення' }).click()
  await item.getByLabel('Причина').fill(`Скарга № ${number}`)
  await item.getByRole('button', { name: 'Прочитати повідомлення' }).click()
  await expect(item.getByRole('list', { name: 'Повідомлення розмови' })).toContainText(text)
  await expectGood(panel)
  await context.close()
})

test('offers are reported from the comparison and from their own page, questions from the order', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishOrder(request, customer)
  const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const offer = await sendOffer(request, maker, order, producer, 12_000)
  const asked = await request.post(`/v1/order/${order.id}/questions`, {
    headers: { authorization: `Bearer ${maker.token}` },
    data: { text: 'Чи є готові лекала до курток?' },
  })
  expect(asked.status()).toBe(201)
  const pageOf = async (token: string) => {
    const context = await browser.newContext()
    await useToken(context, token)
    return context.newPage()
  }
  const buyer = await pageOf(customer.token)
  await buyer.goto(`/user/advertisment/offers/${order.slug}`)
  await buyer.getByRole('link', { name: /^Поскаржитися.*Наперсток/ }).click()
  await expect(buyer.locator('h1')).toHaveText('Поскаржитися на пропозицію')
  await expect(buyer.getByRole('main')).toContainText('Пошиття п’ятисот утеплених курток')
  await expectGood(buyer)
  await buyer.goto(`/orders/${order.slug}`)
  await buyer.getByRole('link', { name: /^Поскаржитися.*лекала/ }).click()
  await expect(buyer.locator('h1')).toHaveText('Поскаржитися на запитання')
  await buyer.context().close()

  const seller = await pageOf(maker.token)
  await seller.goto(`/user/offers/${offer.id}`)
  await seller.getByRole('link', { name: 'Поскаржитися', exact: true }).click()
  await expect(seller.locator('h1')).toHaveText('Поскаржитися на пропозицію')
  await seller.context().close()

  // Whoever is signed out signs in first.
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/feedback?topic=report&offer=${offer.id}`)
  await expect(visitor).toHaveURL(/\/login\?next=/)
  await visitor.context().close()
})
