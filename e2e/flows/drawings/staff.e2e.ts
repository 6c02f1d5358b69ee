import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { tokenOf, useToken } from '../accounts/account-steps.ts'
import { expectGood, type Member, newMember, publishOrder, publishProducer } from '../offers/market-steps.ts'
import { pagesFile } from './drawing-files.ts'
import { FILES, publishDrawnOrder } from './drawn-order.ts'

// The API refuses what the browser then writes to the console: a text that has changed, a reason that is too short.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 4\d\d/] })

// A new text of the agreement concerns everybody.
test.describe.configure({ mode: 'default' })
ownSite(test)

const MAKER = 'Ательє «Шпулька»'
const accept = (page: Page) => page.getByRole('button', { name: 'Прийняти угоду' })

async function agree(page: Page): Promise<void> {
  await page.getByLabel(/Угоду прочитано/).check()
  await accept(page).click()
}

test('a new text of the agreement is asked for in orders to come, and not where an earlier one was accepted', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(patience(150_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  await publishProducer(request, maker, MAKER)
  const early = await publishDrawnOrder(request, customer)
  const late = await publishDrawnOrder(request, customer)
  await useToken(context, maker.token)
  await page.goto(`/orders/${early.slug}/files`)
  await agree(page)
  await expect(page.getByText(/Угоду прийнято .*\(версія 1\)/)).toBeVisible()

  // A second page is being read when staff save another text.
  await page.goto(`/orders/${late.slug}/files`)
  await expect(page.getByText('Версія 1')).toBeVisible()
  const staff = await (await browser.newContext()).newPage()
  await useToken(staff.context(), await tokenOf(request, 'admin'))
  await staff.goto('/panel/nda')
  await expectGood(staff)
  for (const [label, word] of [
    ['Українська', 'Виробник мовчить про шпульку. '],
    ['English', 'The producer keeps the bobbin secret. '],
  ] as const) {
    await staff.getByRole('textbox', { name: label }).fill(word.repeat(12))
  }
  await staff.getByRole('button', { name: 'Зберегти як версію 2' }).click()
  await expect(staff.getByText('Діє версія 2.')).toBeVisible()
  await staff.context().close()

  // What was read is not accepted: the new text is shown, and the tick is gone.
  await agree(page)
  await expect(page.getByRole('alert')).toContainText('текст угоди змінився')
  await expect(page.getByText(/мовчить про шпульку/)).toBeVisible()
  await expect(page.getByLabel(/Угоду прочитано/)).not.toBeChecked()
  await agree(page)
  await expect(page.getByText(/Угоду прийнято .*\(версія 2\)/)).toBeVisible()

  // The earlier acceptance counts for its order, and everybody reads the new text.
  await page.goto(`/orders/${early.slug}/files`)
  await expect(page.getByText(/Угоду прийнято .*\(версія 1\)/)).toBeVisible()
  await expect(accept(page)).toHaveCount(0)
  await page.goto('/nda')
  await expect(page.getByText(/мовчить про шпульку/)).toBeVisible()
})

test('staff open a closed file for a written reason, which the audit keeps and the owner learns of', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const reason = 'Скарга на чуже креслення у файлі'
  const customer = await newMember(request)
  const { id } = await publishDrawnOrder(request, customer)
  await useToken(context, await tokenOf(request, 'admin'))
  await page.goto(`/panel/listings/order/${id}`)
  const files = page.getByRole('main')
  const summary = files
    .locator('summary')
    .filter({ hasText: `Відкрити, записавши причину: ${FILES.granted}` })
  await summary.click()
  const form = files.locator('details[open] form').filter({ has: page.getByLabel('Причина') })
  const open = form.getByRole('button', { name: 'Відкрити, записавши причину' })
  await form.getByLabel('Причина').fill('коротко')
  await open.click()
  await expect(form.getByText(/символів|коротк/i).last()).toBeVisible()
  await form.getByLabel('Причина').fill(reason)
  await open.click()
  const link = files.getByRole('link', { name: `Завантажити «${FILES.granted}»` })
  await expect(link).toBeVisible()
  const href = (await link.getAttribute('href')) ?? ''
  expect((await page.request.get(href)).status()).toBe(200)

  await page.goto('/panel/audit')
  const row = page.getByRole('main').getByText('Файл відкрив працівник').first()
  await expect(row).toBeVisible()
  await expect(page.getByRole('main')).toContainText(reason)
  await expect(page.getByRole('main')).not.toContainText(FILES.granted)

  await useToken(context, customer.token)
  await page.goto(`/user/orders/${id}/files`)
  const log = page.getByRole('region', { name: 'Хто відкривав' })
  await expect(log.getByRole('listitem').filter({ hasText: FILES.granted })).toContainText(
    'Працівник каталогу',
  )
})

test('staff find the customer’s own agreement with the order, and open it for a written reason', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const customer = await newMember(request)
  const { id } = await publishDrawnOrder(request, customer)
  const headers = { authorization: `Bearer ${customer.token}` }
  const file = { name: 'Ugoda.pdf', mimeType: 'application/pdf', buffer: pagesFile(['One']) }
  const { id: uploadId } = await (await request.post('/v1/upload', { headers, multipart: { file } })).json()
  await request.post(`/v1/order/${id}/nda/file`, { headers, data: { uploadId } })

  await useToken(context, await tokenOf(request, 'admin'))
  await page.goto(`/panel/listings/order/${id}`)
  const main = page.getByRole('main')
  await expect(main.getByText('Власна угода замовника про нерозголошення')).toBeVisible()
  await main
    .locator('summary')
    .filter({ hasText: `Відкрити, записавши причину: ${file.name}` })
    .click()
  const form = main.locator('details[open] form').filter({ has: page.getByLabel('Причина') })
  await form.getByLabel('Причина').fill('Скарга на вміст угоди')
  await form.getByRole('button', { name: 'Відкрити, записавши причину' }).click()
  const link = main.getByRole('link', { name: `Завантажити «${file.name}»` })
  await expect(link).toBeVisible()
  expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200)
})

test('a picture for those let in is shown to nobody else, and carries the name of who opens it', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const [customer, maker] = [await newMember(request), await newMember(request)]
  const producerId = await publishProducer(request, maker, MAKER)
  const [open, closed] = [
    await uploadPicture(request, customer, 'vidkryte.png', '#3f7d58'),
    await uploadPicture(request, customer, 'zakryte.png', '#7d3f58'),
  ]
  const order = await publishOrder(request, customer, {
    images: [
      { uploadId: open, access: 'public' },
      { uploadId: closed, access: 'granted' },
    ],
  })
  const part = page.getByRole('region', { name: 'Креслення і файли', exact: true })

  // The public picture stays in the gallery; of the closed one a visitor learns only that it exists.
  await page.goto(`/orders/${order.slug}`)
  await expect(part.getByText('1 файл замовник показує лише виробникам.')).toBeVisible()
  expect(await page.content()).not.toContain(closed)
  await expect(page.getByText('zakryte.png')).toHaveCount(0)

  // A producer knows its name and has to ask.
  await useToken(context, maker.token)
  await page.goto(`/orders/${order.slug}`)
  await expect(part.getByText('zakryte.png')).toBeVisible()
  await expect(part.getByRole('img')).toHaveCount(0)
  await expect(part.getByRole('link', { name: 'Попросити доступ' })).toBeVisible()

  const headers = { authorization: `Bearer ${customer.token}` }
  const grant = await request.post(`/v1/order/${order.id}/files/grant`, { headers, data: { producerId } })
  expect(grant.status()).toBe(200)
  await page.reload()
  const picture = part.getByRole('listitem').filter({ hasText: 'zakryte.png' }).locator('img')
  await expect(picture).toBeVisible()
  await expectGood(page)
  const shown = await page.request.get((await picture.getAttribute('src')) ?? '')
  expect([shown.status(), shown.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  // One colour became many: the name lies over the picture.
  const { entropy } = await sharp(await shown.body()).stats()
  expect(entropy).toBeGreaterThan(0.3)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('button', { name: 'Завантажити «zakryte.png»' }).click(),
  ])
  expect((await page.request.get(download.url())).status()).toBe(200)
  await request.delete(`/v1/order/${order.id}/files/grant/${producerId}`, { headers })
  expect((await page.request.get(download.url())).status()).toBe(404)
})

async function uploadPicture(
  request: APIRequestContext,
  { token }: Member,
  name: string,
  background: string,
): Promise<string> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  const answer = await request.post('/v1/upload', {
    headers: { authorization: `Bearer ${token}` },
    multipart: { file: { name, mimeType: 'image/png', buffer } },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).id
}
