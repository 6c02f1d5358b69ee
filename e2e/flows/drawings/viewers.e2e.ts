import type { Locator, Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '../../axe.ts'
import { expect, patience, test } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { newMember, publishOrder } from '../offers/market-steps.ts'
import { boxFile, pagesFile, plateFile, storeFile } from './drawing-files.ts'

const WORDS = {
  uk: {
    view: 'Переглянути «{name}»',
    close: 'Закрити перегляд',
    measure: 'Вимірювати',
    top: 'Зверху',
    front: 'Спереду',
    section: 'Розріз упоперек осі z',
    at: 'Положення розрізу',
    edges: 'Показувати ребра',
    fit: 'Показати все',
    reset: 'Скинути',
    first: /Укажіть першу точку/,
    second: /Укажіть другу точку/,
    mm: 'мм',
    page: (n: number) => `Сторінка ${n} з 2`,
    next: 'Наступна сторінка',
  },
  en: {
    view: 'View “{name}”',
    close: 'Close the viewer',
    measure: 'Measure',
    top: 'Top',
    front: 'Front',
    section: 'Section across the axis z',
    at: 'Position of the section',
    edges: 'Show edges',
    fit: 'Show everything',
    reset: 'Reset',
    first: /Choose the first point/,
    second: /Choose the second point/,
    mm: 'mm',
    page: (n: number) => `Page ${n} of 2`,
    next: 'Next page',
  },
}
// Browsers without a graphics card say that they draw bodies themselves.
const SOFTWARE = /WebGL|GPU stall|GroupMarkerNotSet/

async function expectGoodDialog(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible()
  expect(await axeFindingsInBothSchemes(page, 'light')).toEqual([])
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const opener = (page: Page, name: string) =>
    page.getByRole('button', { name: words.view.replace('{name}', name) })

  test.describe(`in ${language}`, () => {
    test.use({ expectedNoise: [[SOFTWARE], { scope: 'test' }] })

    test('a solid is turned, cut and measured by keys and by clicks', async ({ page, request }) => {
      const customer = await newMember(request)
      const { uploadId, isRead } = await storeFile(request, customer, 'box.stl', boxFile())
      expect(isRead).toBe(true)
      const { slug } = await publishOrder(request, customer, { files: [{ uploadId, access: 'public' }] })
      await page.goto(inLanguage(`/orders/${slug}`, language))
      await opener(page, 'box.stl').press('Enter')
      const dialog = page.getByRole('dialog', { name: 'box.stl' })
      const stage = dialog.getByRole('application')
      await expect(stage.locator('canvas')).toHaveAttribute('data-detail', /\d/)
      await expect(dialog).toContainText('10 × 20 × 30')
      await expectGoodDialog(page, dialog)

      const button = (name: string) => dialog.getByRole('button', { name, exact: true })
      // A section and a measurement come and go without moving the tools.
      const edges = dialog.getByRole('checkbox', { name: words.edges })
      const slider = dialog.getByRole('slider', { name: words.at })
      const placeOf = async () => (await edges.boundingBox())?.y
      const place = await placeOf()
      await expect(slider).toBeDisabled()
      await button(words.section).click()
      await slider.press('ArrowRight')
      await expect(button(words.fit)).toBeVisible()
      expect(await placeOf()).toBe(place)
      await button(words.section).click()
      await dialog.getByRole('checkbox', { name: words.edges }).press('Space')
      for (const key of ['ArrowLeft', 'ArrowUp', '+', '-', 'f']) await page.keyboard.press(key)

      // From the front, the part is 10 mm wide and 30 mm high in the middle of the drawing.
      await button(words.front).click()
      await button(words.measure).click()
      const status = dialog.getByRole('status')
      await expect(status).toContainText(words.first)
      const box = await stage.boundingBox()
      if (!box) throw new Error('the drawing has no place')
      const half = 0.4 * box.height
      await stage.click({ position: { x: box.width / 2 - half / 3, y: box.height / 2 - half } })
      await expect(status).toContainText(words.second)
      await stage.click({ position: { x: box.width / 2 - half / 3, y: box.height / 2 + half } })
      await expect(status).toContainText(`30 ${words.mm}`)
      expect(await placeOf()).toBe(place)

      // Cutting a measured point away ends the measurement, and resetting ends it with the section.
      await button(words.section).click()
      await expect(status).toContainText(words.first)
      await button(words.reset).click()
      await expect(status).toHaveCount(0)
      await expect(slider).toBeDisabled()
      await expect(edges).toBeChecked()
      await button(words.measure).click()
      await expect(status).toBeVisible()

      // On a phone the text of the measurement covers nothing of the drawing.
      await page.setViewportSize({ width: 390, height: 844 })
      await expect
        .poll(async () => {
          const [said, drawn] = [await status.boundingBox(), await stage.boundingBox()]
          return said && drawn && said.y + said.height <= drawn.y
        })
        .toBe(true)

      await page.keyboard.press('Escape')
      await expect(status).toHaveCount(0)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener(page, 'box.stl')).toBeFocused()
    })

    test('a flat drawing is measured by keys and shows its layers', async ({ page, request }) => {
      const customer = await newMember(request)
      const { uploadId, isRead } = await storeFile(request, customer, 'plate.dxf', plateFile())
      expect(isRead).toBe(true)
      const { slug } = await publishOrder(request, customer, { files: [{ uploadId, access: 'public' }] })
      await page.goto(inLanguage(`/orders/${slug}`, language))
      await opener(page, 'plate.dxf').click()
      const dialog = page.getByRole('dialog', { name: 'plate.dxf' })
      await expect(dialog.getByRole('checkbox', { name: 'NOTES' })).toBeChecked()
      await expectGoodDialog(page, dialog)
      await dialog.getByRole('checkbox', { name: 'NOTES' }).click()
      await expect(dialog.getByRole('checkbox', { name: 'NOTES' })).not.toBeChecked()

      await dialog.getByRole('button', { name: words.measure }).press('Enter')
      await expect(dialog.getByRole('application')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('status')).toContainText(new RegExp(`x: [\\d.,]+\\s${words.mm}`))
      await dialog.getByRole('button', { name: words.close }).click()
      await expect(opener(page, 'plate.dxf')).toBeFocused()
    })

    test('the pages of a PDF file are turned, and a screen reader gets their text', async ({
      page,
      request,
    }) => {
      const customer = await newMember(request)
      const content = pagesFile(['Flange', 'Tolerances'])
      const { uploadId } = await storeFile(request, customer, 'part.pdf', content)
      const { slug } = await publishOrder(request, customer, { files: [{ uploadId, access: 'public' }] })
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(inLanguage(`/orders/${slug}`, language))
      await opener(page, 'part.pdf').click()
      const dialog = page.getByRole('dialog', { name: 'part.pdf' })
      await expect(dialog.getByRole('img', { name: words.page(1) })).toBeVisible({
        timeout: patience(20_000),
      })
      await expect(dialog).toContainText('Flange')
      await expectGoodDialog(page, dialog)
      await dialog.getByRole('button', { name: words.next }).click()
      await expect(dialog.getByRole('status')).toHaveText(words.page(2))
      await expect(dialog).toContainText('Tolerances')
      await page.keyboard.press('PageUp')
      await expect(dialog).toContainText('Flange')
      await page.keyboard.press('Escape')
      await expect(opener(page, 'part.pdf')).toBeFocused()
    })
  })
}
