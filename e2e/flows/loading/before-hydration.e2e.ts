import { delayJavascript } from '../../delay-javascript.ts'
import { expect, test } from '../../fixtures.ts'
import { tokenOf, useToken } from '../accounts/account-steps.ts'
import { picture } from '../listings/placing-steps.ts'
import { PLACING } from '../listings/placing-words.ts'

const words = PLACING.uk

test('the search key focuses the search field before hydration, and typing goes there', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/orders/page/1')
  await page.keyboard.press('/')
  await page.keyboard.type('поши')
  await release()
  const field = page.getByRole('banner').getByRole('combobox')
  await expect(field).toHaveValue('поши')
  await expect(field).toBeFocused()
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
})

test('Enter in an empty form step before hydration shows the missing fields', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/advertisement/order')
  await page.getByLabel(words.title, { exact: true }).press('Enter')
  await release()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('a form step filled in and submitted before hydration is kept', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/advertisement/order')
  await page.getByLabel(words.title, { exact: true }).fill(words.sampleTitle)
  await page.getByText('Збирання', { exact: false }).first().isVisible()
  await page.getByRole('button', { name: words.next }).click()
  await release()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(page.getByLabel(words.title, { exact: true })).toHaveValue(words.sampleTitle)
  await expect(page.getByText(words.saved)).toBeVisible()
})

test('the tree of categories unfolded before hydration shows its categories', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/advertisement/order')
  await page.getByText('Усі категорії', { exact: true }).click()
  await release()
  await page.getByText('Пошиття', { exact: true }).click()
  await page.getByRole('radio', { name: 'Дитячий одяг' }).check()
  await expect(page.getByText('Дитячий одяг', { exact: true })).toBeVisible()
})

for (const moment of ['before', 'while'] as const) {
  test(`a click whose button moves away ${moment} hydration still counts`, async ({ page }) => {
    const release = await delayJavascript(page)
    await page.goto('/advertisement/order')
    const button = page.getByRole('button', { name: words.next })
    await button.hover()
    await page.mouse.down()
    if (moment === 'while') await release()
    await button.evaluate((element) => {
      element.style.marginBlockStart = '300px'
    })
    await page.mouse.up()
    if (moment === 'before') await release()
    await expect(page.getByRole('alert')).toBeVisible()
  })
}

test('a disclosure that moves away during the click opens', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/advertisement')
  const summary = page.locator('summary').last()
  await summary.scrollIntoViewIfNeeded()
  await summary.hover()
  await page.mouse.down()
  await summary.evaluate((element) => {
    element.style.marginBlockStart = '300px'
  })
  await page.mouse.up()
  await expect(page.locator('details').last()).toHaveAttribute('open')
  await release()
  await expect(page.locator('details').last()).toHaveAttribute('open')
})

test('a click that is dragged off its button is cancelled', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/advertisement/order')
  await page.getByRole('button', { name: words.next }).hover()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await release()
  await expect(page.getByText(words.title, { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('hydrating the edit form does not shift the content below the completeness meter', async ({
  page,
  context,
  request,
}) => {
  const token = await tokenOf(request, 'customer')
  await useToken(context, token)
  const own = await request.get('/v1/user/orders', { headers: { authorization: `Bearer ${token}` } })
  const [{ slug }] = (await own.json()).items
  const release = await delayJavascript(page)
  await page.goto(`/user/advertisment/edit/order/${slug}?step=preview`)
  const button = page.getByRole('button', { name: words.saveChanges })
  const before = await button.boundingBox()
  await release()
  await expect(page.getByRole('heading', { name: /^Заповненість/ })).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('a scroll position from before hydration is kept and restored on going back', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/orders/page/1')
  const row = page.locator('main ol > li').nth(9)
  await page.mouse.move(600, 500)
  await expect(async () => {
    await page.mouse.wheel(0, 300)
    await expect(row).toBeInViewport({ ratio: 1, timeout: 500 })
  }).toPass()
  await release()
  await expect(row).toBeInViewport()
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/orders\/(?!page)/)
  await page.goBack()
  await expect(row).toBeInViewport()
})

test('files chosen and dropped before hydration are uploaded', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/advertisement/order?step=terms')
  const pictures = page.getByRole('button', { name: /Додати зображення$/ })
  await pictures.setInputFiles({ name: 'chosen.png', mimeType: 'image/png', buffer: picture() })
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], 'dropped.png', { type: 'image/png' }))
      return data
    },
    [...picture(200, 150)],
  )
  await pictures.dispatchEvent('drop', { dataTransfer: dropped })
  await release()
  await expect(page.locator('main picture')).toHaveCount(2)
})

test('text typed before hydration replaces the draft, and typing continues', async ({ page }) => {
  await page.goto('/advertisement/order')
  const title = page.getByLabel(words.title, { exact: true })
  await title.fill('Чернетка назви')
  await page.getByLabel(words.description).fill('Чернетка опису')
  await expect(page.getByText(words.saved)).toBeVisible()
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Чернетка опису')
  const release = await delayJavascript(page)
  await page.goto('/advertisement/order')
  await title.pressSequentially('Нова на')
  await release()
  await expect(title).toBeFocused()
  await page.keyboard.type('зва')
  await expect(title).toHaveValue('Нова назва')
  await expect(page.getByLabel(words.description)).toHaveValue('Чернетка опису')
})

test.describe('when the JavaScript fails to load', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('a recorded click on a link is followed by the browser', async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise
      await route.abort()
    })
    await page.goto('/feedback')
    await page.getByLabel('Повідомлення').fill('Чи є мобільний застосунок?')
    await page.getByRole('banner').getByRole('link', { name: 'Виробники' }).click()
    await expect(page).toHaveURL(/\/feedback$/)
    gate.resolve()
    await expect(page).toHaveURL(/\/producers\/page\/1$/)
  })

  test('a recorded form submit is sent by the browser', async ({ page }) => {
    const gate = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await gate.promise
      await route.abort()
    })
    await page.goto('/feedback')
    await page.getByLabel('Повідомлення').fill('Чи є мобільний застосунок?')
    await page.getByLabel('Ваше ім’я').fill('Гнат')
    await page.getByLabel('Електронна пошта').fill('hnat@example.test')
    const send = page.getByRole('button', { name: 'Надіслати' })
    await send.click()
    await expect(send).toHaveAttribute('aria-busy', 'true')
    gate.resolve()
    await expect(page).toHaveURL(/\/feedback\?sent=\d+$/)
  })
})
