import { expect, patience, test } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { expectGood, newMember, publishOrder, publishProducer, sendOffer } from './market-steps.ts'

test('five offers side by side scroll inside their table, and the page fits 1440 px', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(90_000))
  const customer = await newMember(request)
  const order = await publishOrder(request, customer)
  for (const name of ['Альфа', 'Бета', 'Гама', 'Дельта', 'Епсилон']) {
    const maker = await newMember(request)
    const producer = await publishProducer(request, maker, `Майстерня «${name}»`)
    await sendOffer(request, maker, order, producer, 12_000)
  }
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await useToken(desk, customer.token)
  const page = await desk.newPage()
  await page.goto('/user')
  await expect(page.getByText('Ви ще не читали 5 пропозицій.')).toBeVisible()
  await page.getByRole('link', { name: 'Порівняти', exact: true }).click()
  await page.waitForURL(/\/user\/advertisment\/offers\//)
  await expect(page.getByRole('link', { name: 'Майстерня «Епсилон»', exact: true }).first()).toBeVisible()
  await expectGood(page)
  await desk.close()
})

test('on a phone the bar of an order leads to the form, where the order is folded and the sums come before the button', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const order = await publishOrder(request, customer)
  await publishProducer(request, maker, 'Ательє «Наперсток»')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  await useToken(phone, maker.token)
  const page = await phone.newPage()
  await page.goto(`/orders/${order.slug}`)
  const send = page.getByRole('link', { name: 'Надіслати пропозицію' })
  await expect(send.last()).toBeInViewport()
  await expectGood(page)
  // The bar is away while the same link of the page is on the screen.
  await page.evaluate(() => scrollTo(0, 0))
  await expect(send.last()).toBeInViewport()
  await send.last().dispatchEvent('click')
  await page.waitForURL(/\/offer$/)
  await expectGood(page)
  await page.locator('summary').filter({ hasText: 'Замовлення' }).click()
  await expect(page.getByText('500 шт.').first()).toBeVisible()
  await page.getByLabel('Ціна, грн').fill('89')
  const [sums, button] = await Promise.all([
    page.getByRole('complementary', { name: 'Що побачить замовник' }).boundingBox(),
    page.getByRole('button', { name: 'Надіслати пропозицію' }).boundingBox(),
  ])
  expect(sums?.y).toBeLessThan(button?.y ?? 0)
  await page.getByRole('link', { name: 'Скасувати' }).click()
  await page.waitForURL(new RegExp(`/orders/${order.slug}$`))

  // Who only places orders is led to them.
  await useToken(phone, customer.token)
  await page.goto('/user/offers')
  await page.getByRole('link', { name: 'Порівняти пропозиції' }).click()
  await page.waitForURL(/\/user\/advertisment\/offers\//)
  await phone.close()
})

test('the comparison for another quantity says so, keeps its place and accepts for that of the order', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(90_000))
  const [customer, maker, rival] = [
    await newMember(request),
    await newMember(request),
    await newMember(request),
  ]
  const order = await publishOrder(request, customer, {
    budgetMode: 'exact',
    budgetMin: 6_000_000,
    budgetMax: 6_000_000,
    vat: true,
  })
  const one = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const two = await publishProducer(request, rival, 'Фабрика «Шпулька»')
  await sendOffer(request, maker, order, one, 12_000)
  await sendOffer(request, rival, order, two, 11_000, { vat: { mode: 'none' } })
  const desk = await browser.newContext({ viewport: { width: 1440, height: 600 } })
  await useToken(desk, customer.token)
  const page = await desk.newPage()
  await page.goto('/user/advertisment')
  await expect(page.getByText('2 нові пропозиції')).toBeVisible()
  await page.getByRole('link', { name: /Пропозиції: 2/ }).click()
  await page.waitForURL(/\/user\/advertisment\/offers\//)
  await expect(page.getByRole('region').getByText('Ви хотіли розрахунок з ПДВ')).toBeVisible()

  const field = page.getByLabel('Кількість, шт.')
  await field.fill('abc')
  await page.getByRole('button', { name: 'Перерахувати' }).click()
  await expect(page.getByText('Введіть число, наприклад 1000 або 12,5.')).toBeVisible()
  await expect(field).toHaveValue('abc')
  await field.fill('1000')
  await page.getByRole('button', { name: 'Перерахувати' }).click()
  await expect(page.getByText(/Показано для 1\s000\sшт\., у замовленні 500\sшт\./)).toBeVisible()

  // With VAT the one without it is cheaper, without VAT the other.
  const first = page.getByRole('heading', { level: 2 }).first()
  await expect(first).toContainText('Шпулька')
  const net = page.getByRole('link', { name: 'Без ПДВ' })
  await net.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 120))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await net.click()
  await expect(first).toContainText('Наперсток')
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expectGood(page)

  const column = page.getByRole('listitem').filter({ hasText: 'Наперсток' })
  await column.locator('summary').filter({ hasText: 'Прийняти' }).click()
  await expect(column.getByText(/Кількість: 500\sшт\./)).toBeVisible()
  await expect(column.getByText(/Разом: 60\s000\s₴ з ПДВ, 50\s000\s₴ без ПДВ/)).toBeVisible()

  // An ask closes its form and stays in the column; a decline needs a reason.
  const ask = column.locator('details').filter({ hasText: 'Попросити змінити' })
  await ask.locator('summary').click()
  await column.getByLabel('Що змінити').selectOption('delivery')
  await column.getByLabel('Прохання').fill('Чи можна довезти замовлення до складу?')
  await column.getByRole('button', { name: 'Попросити змінити' }).click()
  await expect(column.getByText(/Ви просили змінити: доставка/)).toBeVisible()
  await expect(column.getByLabel('Що змінити')).toBeHidden()
  const other = page.getByRole('listitem').filter({ hasText: 'Шпулька' })
  await other.locator('summary').filter({ hasText: 'Відхилити' }).click()
  await other.getByRole('button', { name: 'Відхилити' }).click()
  await expect(other.getByText('Виберіть причину').first()).toBeVisible()
  await other.getByLabel('Причина').selectOption('term')
  await other.getByLabel(/Пояснення/).fill('Потрібно раніше')
  await other.getByRole('button', { name: 'Відхилити' }).click()
  await expect(other.getByText(/Відхилено .+ Причина: Строк/)).toBeVisible()
  await expect(other.getByText('Потрібно раніше')).toBeVisible()
  await expectGood(page)
  await desk.close()
})
