import { expect, test, whenHydrated } from '../fixtures.ts'

const WORDS = {
  uk: {
    home: '/',
    need: 'Мені треба виготовити',
    make: 'Я виготовляю',
    needHint: 'Що потрібно виготовити?',
    makeHint: 'Яку роботу шукаєте?',
    place: 'Розмістити замовлення',
    list: 'Додати профіль виробника',
    query: 'пошиття',
  },
  en: {
    home: '/en',
    need: 'I need something made',
    make: 'I make things',
    needHint: 'What do you need made?',
    makeHint: 'What work are you looking for?',
    place: 'Place an order',
    list: 'List your workshop',
    query: 'sewing',
  },
} as const

for (const [language, words] of Object.entries(WORDS)) {
  test(`the home page asks for the purpose and searches and invites by it (${language})`, async ({
    page,
  }) => {
    await page.goto(words.home)
    await whenHydrated(page)
    const main = page.getByRole('main')
    await expect(main.getByRole('radio', { name: words.need })).toBeChecked()
    await expect(main.getByPlaceholder(words.needHint)).toBeVisible()
    await expect(main.getByRole('link', { name: words.place, exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: words.list, exact: true })).toBeHidden()

    await main.getByText(words.make, { exact: true }).click()
    await expect(main.getByRole('link', { name: words.list, exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: words.place, exact: true })).toBeHidden()
    await main.getByPlaceholder(words.makeHint).fill(words.query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?.*in=orders/)

    await page.goBack()
    await main.getByText(words.need, { exact: true }).click()
    await main.getByPlaceholder(words.needHint).fill(words.query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?.*in=producers/)
  })

  test(`the header leads to the form of an order at every width, except on the form (${language})`, async ({
    page,
  }) => {
    for (const width of [360, 390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(words.home)
      await page.getByRole('banner').getByRole('link', { name: words.place, exact: true }).click()
      await expect(page).toHaveURL(/\/advertisement\/order/)
      await expect(page.locator('h1')).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('link', { name: words.place, exact: true }),
      ).toHaveCount(0)
    }
  })
}

test('the text in the search field of the header is never cut', async ({ page }) => {
  for (const path of ['/orders/page/1', '/en/orders/page/1']) {
    for (const width of [1216, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      const field = page.getByRole('banner').getByRole('search').getByRole('searchbox')
      await expect(field).toBeVisible()
      const isCut = await field.evaluate((input: HTMLInputElement) => {
        const style = getComputedStyle(input)
        const text = document.createElement('span')
        text.style.font = style.font
        text.textContent = input.placeholder
        document.body.append(text)
        const room = input.clientWidth - Number.parseFloat(style.paddingLeft) * 2
        return text.offsetWidth > room
      })
      expect(isCut, `${path} at ${width}`).toBe(false)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the purpose decides what is searched and what the page invites to', async ({ page }) => {
    await page.goto('/')
    const main = page.getByRole('main')
    await main.getByText(WORDS.uk.make, { exact: true }).click()
    await expect(main.getByRole('link', { name: WORDS.uk.list, exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: WORDS.uk.place, exact: true })).toBeHidden()
    await main.getByRole('searchbox').fill(WORDS.uk.query)
    await main.getByRole('search').getByRole('button').click()
    await expect(page).toHaveURL(/\/search\?in=orders&query=/)
  })
})

test('a search for producers that finds none leads to the producers of a category', async ({ page }) => {
  await page.goto('/search?query=%D1%97%D1%97%D1%97%D1%97&in=producers')
  await page.getByRole('main').getByRole('link', { name: 'Пошиття', exact: true }).click()
  await expect(page).toHaveURL(/\/producers\/category\/sewing\/page\/1$/)
})

test('the newest order of the home page is not listed a second time', async ({ page }) => {
  await page.goto('/')
  const href = await page.getByRole('article').getByRole('link').getAttribute('href')
  expect(await page.getByRole('main').locator(`a[href="${href}"]`).count()).toBe(1)
})
