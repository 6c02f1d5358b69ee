import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { picture } from './placing-steps.ts'

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n')
const png = (name: string, width = 200) => ({
  name,
  mimeType: 'image/png',
  buffer: picture(width, width * 0.75),
})

async function openFiles(page: Page): Promise<{ pictures: Locator; documents: Locator; list: Locator }> {
  await page.goto('/advertisement/order?step=terms')
  return {
    pictures: page.getByRole('button', { name: /Додати зображення$/ }),
    documents: page.getByRole('button', { name: /Додати файли$/ }),
    list: page.locator('ol').filter({ has: page.getByLabel(/Що на зображенні/) }),
  }
}

const status = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1)

test('pictures are reordered, described and removed by keyboard, and each step is announced', async ({
  page,
}) => {
  const { pictures, list } = await openFiles(page)
  // The first file is much larger than the second, so its upload ends last.
  await pictures.setInputFiles([png('перед.png', 2_400), png('зад.png')])
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await status(page, /додано/)
  await page.getByRole('button', { name: 'Пересунути «зад.png» вище' }).press('Enter')
  await status(page, '«зад.png» тепер на місці 1 з 2.')
  await expect(page.getByRole('button', { name: 'Пересунути «зад.png» вище' })).toBeFocused()
  await expect(list.getByRole('listitem').first()).toContainText('Головне')
  await page.getByLabel('Що на зображенні: зад.png').fill('Куртка ззаду')
  await expect(list.getByRole('img', { name: 'Куртка ззаду' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Прибрати «перед.png»' }).press('Enter')
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await status(page, '«перед.png» прибрано.')
  await expect(pictures).toBeFocused()
})

test('pictures are reordered by dragging, and files can be dropped on the field', async ({ page }) => {
  const { pictures, list } = await openFiles(page)
  const dropped = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      for (const name of ['a.png', 'b.png']) data.items.add(new File([new Uint8Array(bytes)], name))
      return data
    },
    [...picture(200, 150)],
  )
  await pictures.dispatchEvent('drop', { dataTransfer: dropped })
  const items = list.getByRole('listitem')
  await expect(items).toHaveCount(2)
  const first = (await items.first().innerText()).includes('a.png') ? 'a.png' : 'b.png'
  await items.first().getByRole('img').dragTo(items.nth(1))
  await expect(items.nth(1)).toContainText(first)
})

test('a document is private until its owner makes it public', async ({ page }) => {
  const { documents } = await openFiles(page)
  await documents.setInputFiles({ name: 'Креслення.pdf', mimeType: 'application/pdf', buffer: PDF })
  const box = page.getByRole('checkbox', { name: '«Креслення.pdf» бачать усі' })
  await expect(box).not.toBeChecked()
  await box.press('Space')
  await expect(box).toBeChecked()
})

test('a running upload can be cancelled', async ({ page }) => {
  const { pictures, list } = await openFiles(page)
  await page.route('**/v1/upload', () => {
    // The route never answers, like a stalled network.
  })
  await pictures.setInputFiles(png('повільно.png'))
  await expect(page.getByRole('progressbar', { name: 'Надсилається «повільно.png»' })).toBeVisible()
  await page.getByRole('button', { name: 'Не надсилати «повільно.png»' }).click()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(list).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ expectedNoise: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

  test('a failed upload says so and can be retried', async ({ page }) => {
    const { pictures, list } = await openFiles(page)
    await page.route('**/v1/upload', (route) => route.abort('internetdisconnected'))
    await pictures.setInputFiles(png('знову.png'))
    await expect(page.getByText(/Не вдалося надіслати/).first()).toBeVisible()
    await page.unroute('**/v1/upload')
    await page.getByRole('button', { name: 'Надіслати «знову.png» ще раз' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
  })
})
