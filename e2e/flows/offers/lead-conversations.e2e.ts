import { expect, patience, test } from '../../fixtures.ts'
import { newUser, useToken } from '../accounts/account-steps.ts'
import { expectGood, newMember, publishOrder, publishProducer } from './market-steps.ts'

test('a message to an owner who hides the contact becomes a conversation that both find', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const contact = { name: 'Ніна', email: customer.email, show: 'none' }
  const order = await publishOrder(request, customer, { contact })
  await publishProducer(request, maker, 'Ательє «Наперсток»')
  const text = 'Маємо вільні машини, можемо почати в понеділок.'

  const seller = await (await browser.newContext()).newPage()
  await useToken(seller.context(), maker.token)
  await seller.goto(`/orders/${order.slug}`)
  await seller.getByRole('textbox', { name: 'Повідомлення' }).fill(text)
  await seller.getByRole('button', { name: 'Надіслати повідомлення' }).click()
  await expect(seller.getByRole('complementary')).toContainText('Повідомлення надіслано')
  await expectGood(seller)
  await seller.getByRole('link', { name: 'Відкрити розмову' }).click()
  await seller.waitForURL(/\/user\/messages\/[0-9a-f-]{36}$/)
  await expect(seller.getByRole('log')).toContainText(text)
  const path = new URL(seller.url()).pathname
  await seller.goto('/user/leads?side=sent')
  await expect(seller.getByRole('link', { name: /^Розмова/ })).toHaveAttribute('href', path)
  await seller.context().close()

  const buyer = await (await browser.newContext()).newPage()
  await useToken(buyer.context(), customer.token)
  await buyer.goto('/user/leads')
  await buyer.getByRole('link', { name: /^Розмова/ }).click()
  await expect(buyer).toHaveURL(new RegExp(`${path}$`))
  await expect(buyer.getByRole('log')).toContainText(text)
  await buyer.context().close()
})

test('the form for a conversation says that the address must be verified first', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(60_000))
  const maker = await newMember(request)
  const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const token = await newUser(request)
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ javaScriptEnabled })
    await useToken(context, token)
    const page = await context.newPage()
    await page.goto(`/user/messages/new?producer=${producer}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Щоб почати розмову, підтвердьте адресу')
    await expect(main.getByRole('link', { name: 'налаштуваннях' })).toHaveAttribute('href', '/user/edit')
    await expect(main.getByRole('textbox')).toHaveCount(0)
    if (javaScriptEnabled) await expectGood(page)
    await context.close()
  }
})
