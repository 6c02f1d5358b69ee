import type { Browser, Page } from '@playwright/test'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import {
  expectGood,
  type Member,
  newMember,
  publishOrder,
  publishProducer,
  sendOffer,
} from './market-steps.ts'

const WORDS = {
  uk: {
    write: 'Написати: Ательє «Наперсток»',
    quick: 'Чи можлива менша партія?',
    text: 'Повідомлення',
    send: 'Надіслати',
    title: 'Повідомлення',
    task: '1 розмова з новими повідомленнями',
    read: 'Прочитати',
    seen: 'прочитано',
    fresh: 'Нові повідомлення',
    taken: 'Повідомлення видалено',
    change: 'Змінити чи видалити',
    takeBack: 'Видалити повідомлення',
  },
  en: {
    write: 'Write to Ательє «Наперсток»',
    quick: 'Is a smaller batch possible?',
    text: 'Message',
    send: 'Send',
    title: 'Messages',
    task: '1 conversation with new messages',
    read: 'Read',
    seen: 'read',
    fresh: 'New messages',
    taken: 'The message was deleted',
    change: 'Change or delete',
    takeBack: 'Delete the message',
  },
}

async function pageOf(browser: Browser, { token }: Member, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled })
  await useToken(context, token)
  return context.newPage()
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} a customer writes from the comparison, and both talk with both pages open`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const [customer, maker] = [await newMember(request), await newMember(request)]
    const order = await publishOrder(request, customer)
    const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
    await sendOffer(request, maker, order, producer, 12_000)
    const [buyer, seller] = [await pageOf(browser, customer), await pageOf(browser, maker)]

    await buyer.goto(at(`/user/advertisment/offers/${order.slug}`))
    await buyer.getByRole('link', { name: words.write }).click()
    await buyer.waitForURL(/\/user\/messages\/new/)
    await buyer.getByRole('button', { name: words.quick }).click()
    await expect(buyer.getByLabel(words.text, { exact: true })).toHaveValue(words.quick)
    await expectGood(buyer)
    await buyer.getByRole('button', { name: words.send, exact: true }).click()
    await buyer.waitForURL(/\/user\/messages\/[0-9a-f-]{36}$/)
    await expect(buyer.getByRole('log')).toContainText(words.quick)
    await expectGood(buyer)

    // The producer finds it on the desk and answers; the customer's page shows the answer by itself.
    await seller.goto(at('/user'))
    const task = seller.getByRole('listitem').filter({ hasText: words.task })
    await task.getByRole('link', { name: words.read, exact: true }).click()
    await seller.waitForURL(/\/user\/messages$/)
    await expectGood(seller)
    await seller
      .getByRole('link', { name: /500|курток/ })
      .first()
      .click()
    await seller.waitForURL(/\/user\/messages\/[0-9a-f-]{36}$/)
    await expect(seller.getByRole('log')).toContainText(words.fresh)
    await expect(buyer.getByRole('log')).toContainText(words.seen, { timeout: patience(15_000) })
    await seller.getByLabel(words.text, { exact: true }).fill('Так, від ста штук.\nhttps://example.com')
    await seller.getByRole('button', { name: words.send, exact: true }).click()
    await expect(buyer.getByRole('log')).toContainText('Так, від ста штук.', { timeout: patience(15_000) })
    await expect(buyer.getByRole('log').locator('li > div:not([data-end])').getByRole('link')).toHaveCount(0)
    await expectGood(seller)

    // What was taken back is gone from the other page too.
    await seller.locator('summary').filter({ hasText: words.change }).click()
    await seller.getByRole('button', { name: words.takeBack }).click()
    await expect(seller.getByRole('log')).toContainText(words.taken)
    await expect(buyer.getByRole('log')).toContainText(words.taken, { timeout: patience(15_000) })
    await buyer.context().close()
    await seller.context().close()
  })
}

test.describe('without a network', () => {
  test.use({ expectedNoise: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|WebSocket/] })

  test('a message waits, survives a reload and is sent once', async ({ browser, request }) => {
    test.setTimeout(patience(120_000))
    const [customer, maker] = [await newMember(request), await newMember(request)]
    const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
    const started = await request.post('/v1/conversation', {
      headers: { authorization: `Bearer ${customer.token}` },
      data: { producerId: producer, text: 'Добрий день!' },
    })
    const { id } = await started.json()
    const page = await pageOf(browser, customer)
    await page.goto(`/user/messages/${id}`)
    await expect(page.getByRole('log')).toContainText('Добрий день!')
    await whenHydrated(page)
    await page.context().setOffline(true)
    await page.getByLabel('Повідомлення', { exact: true }).fill('Друге повідомлення')
    await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
    const again = page.getByRole('button', { name: 'Надіслати ще раз' })
    await expect(again).toBeVisible({ timeout: patience(15_000) })
    // Another message comes meanwhile.
    const answer = await request.post(`/v1/conversation/${id}/messages`, {
      headers: { authorization: `Bearer ${maker.token}` },
      data: { id: crypto.randomUUID(), text: 'Вітаю!' },
    })
    expect(answer.status()).toBe(201)
    await page.context().setOffline(false)
    await page.reload()
    await expect(page.getByRole('log')).toContainText('Вітаю!')
    await again.click()
    await expect(again).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('log').locator('p').filter({ hasText: 'Друге повідомлення' })).toHaveCount(1)
    const texts = await page.getByRole('log').locator('li').allInnerTexts()
    const places = ['Добрий день!', 'Вітаю!', 'Друге повідомлення'].map((text) =>
      texts.findIndex((each) => each.includes(text)),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    await page.context().close()
  })
})

test('without JavaScript a message is written, refused with its text, and sent', async ({
  browser,
  request,
}) => {
  test.setTimeout(patience(60_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producer = await publishProducer(request, maker, 'Ательє «Наперсток»')
  const page = await pageOf(browser, customer, false)
  await page.goto(`/user/messages/new?producer=${producer}`)
  await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await expect(page.getByText('Заповніть це поле.').first()).toBeVisible()
  await page.getByLabel('Повідомлення', { exact: true }).fill('Чи візьметеся за двадцять халатів?')
  await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await page.waitForURL(/\/user\/messages\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('log')).toContainText('двадцять халатів')
  await page.getByLabel('Повідомлення', { exact: true }).fill('І ще десять шапок.')
  await page.getByRole('button', { name: 'Надіслати', exact: true }).click()
  await expect(page.getByRole('log')).toContainText('десять шапок')
  await page.context().close()
})
