import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'

const WORDS = {
  uk: { quantity: 'Обсяг', budget: 'Бюджет', term: 'Строк подання пропозицій', place: 'Місце' },
  en: { quantity: 'Quantity', budget: 'Budget', term: 'Time to send offers', place: 'Place' },
}

/** The height of the bar with the link to the contact, which covers the end of a phone's screen. */
const BAR = 64

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`in ${language} the first screen of a phone shows what an order is about`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(inLanguage(`/orders/${await slugWithPicture(request)}`, language))
    const main = page.getByRole('main')
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.locator('picture').first(),
      ...Object.values(words).map((label) => cell(page, label)),
    ]) {
      await expect(part).toBeVisible()
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844 - BAR)
    }
  })
}

test('the page of an order tells who the customer is, since when and what became of other orders', async ({
  page,
  request,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(inLanguage(`/orders/${await slugWithPicture(request)}`, language))
    const card = page.getByRole('region', { name: { uk: 'Замовник', en: 'Customer' }[language] })
    await expect(card).toContainText({ uk: /На сайті з .+\d{4}/, en: /Member since .+\d{4}/ }[language])
    await expect(card).toContainText(
      { uk: /Ще \d+ замовлен|Інших замовлень ще не було/, en: /\d+ other orders?|No other orders/ }[language],
    )
  }
})

test('on paper an order is one sheet with its title block at the bottom right', async ({ page, request }) => {
  const sheet = { width: 718, height: 1040 }
  await page.setViewportSize(sheet)
  await page.goto(`/orders/${await slugWithPicture(request)}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  const block = page.locator('main dl').first()
  const box = await block.boundingBox()
  const text = await page.getByRole('heading', { name: 'Опис' }).boundingBox()
  expect(box?.y).toBeGreaterThan(text?.y ?? Number.NaN)
  // The title block ends in the bottom right corner of the sheet, within the last tenth of its height and width.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThanOrEqual(sheet.height * 0.9)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sheet.height)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(sheet.width * 0.9)
  await page.emulateMedia({ media: null })
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1)
})

function cell(page: Page, label: string) {
  return page
    .locator('main dl')
    .first()
    .locator('div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
}

/** Returns the slug of an open order with a picture, a budget, a quantity and a long title. */
async function slugWithPicture(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/v1/order', { data: { limit: 60 } })
  const { items } = await answer.json()
  const found = items.find(
    (order: { image: unknown; budgetMin: unknown; quantity: unknown; title: { uk?: string } }) =>
      order.image &&
      order.budgetMin !== null &&
      order.quantity !== null &&
      (order.title.uk ?? '').length > 60,
  )
  return found.slug
}
