import type { Locator, Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, patience, test } from '../../fixtures.ts'
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

test('a document is for producers until its owner chooses others', async ({ page }) => {
  const { documents } = await openFiles(page)
  await documents.setInputFiles({ name: 'Креслення.pdf', mimeType: 'application/pdf', buffer: PDF })
  const access = page.getByRole('combobox', { name: 'Хто відкриє «Креслення.pdf»' })
  await expect(access).toHaveValue('producers')
  await access.selectOption('Лише ті, кого я допущу')
  await expect(access).toHaveValue('granted')
  expect(await axeFindings(page)).toEqual([])
})

test('a drawing shows its picture and sizes within seconds, and offers what the form lacks', async ({
  page,
}) => {
  const { documents } = await openFiles(page)
  await documents.setInputFiles({ name: 'кришка x50.stl', mimeType: 'model/stl', buffer: plate(120, 80, 2) })
  await expect(page.getByText('120 × 80 × 2 мм', { exact: true })).toBeVisible({ timeout: patience(10_000) })
  await expect(
    page.getByText('товщина за моделлю 2 мм, об’єм 19,2 см³, поверхня 200 см²', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('img', { name: 'Вигляд файлу «кришка x50.stl»' })).toBeVisible()
  await status(page, /«кришка x50.stl» прочитано: 120 × 80 × 2 мм/)
  await page.getByRole('button', { name: 'Узяти кількість із назви: 50 штук' }).click()
  await expect(page.getByRole('button', { name: /Узяти кількість/ })).toHaveCount(0)
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('120 × 80 × 2 мм', { exact: true })).toBeVisible()
})

/** A text STL of a plate, twelve triangles. */
function plate(x: number, y: number, z: number): Buffer {
  const corner = (n: number) => [n & 1 ? x : 0, n & 2 ? y : 0, n & 4 ? z : 0].join(' ')
  const facets = ['0 2 3 1', '4 5 7 6', '0 1 5 4', '2 6 7 3', '0 4 6 2', '1 3 7 5'].flatMap((face) => {
    const [a = 0, b = 0, c = 0, d = 0] = face.split(' ').map(Number)
    return [
      [a, b, c],
      [a, c, d],
    ].map(
      (corners) =>
        `facet normal 0 0 0\nouter loop\n${corners.map((n) => `vertex ${corner(n)}\n`).join('')}endloop\nendfacet\n`,
    )
  })
  return Buffer.from(`solid plate\n${facets.join('')}endsolid plate\n`)
}

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
