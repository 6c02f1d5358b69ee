import type { APIRequestContext, Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, patience, test } from '../../fixtures.ts'
import { linkInMail, newAddress, newUser, PASSWORD, tokenOf, useToken } from '../accounts/account-steps.ts'
import { WORDS } from '../accounts/account-words.ts'
import { inLanguage } from '../addresses.ts'
import { clickNext } from './placing-steps.ts'
import { PLACING } from './placing-words.ts'

// All flows come from one IP network. If the network exceeds the limit of registrations, a registration gets a 429 and
// then solves a proof-of-work challenge.
test.use({ expectedNoise: [/status of 429/] })

const words = PLACING.uk
const STEPS = ['who', 'work', 'terms', 'pictures', 'contact', 'preview'] as const
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Registers a user, verifies the e-mail address and returns the session token. */
async function verifiedUser(request: APIRequestContext): Promise<string> {
  const email = newAddress()
  const token = await newUser(request, email)
  const code = (await linkInMail(request, email, '/verify/')).split('/').at(-1)
  expect((await request.get(`/v1/user/verify/${code}`)).status()).toBe(200)
  return token
}

async function newProducer(request: APIRequestContext, token: string): Promise<{ id: string; slug: string }> {
  const categories: ReadonlyArray<{ id: string; parentId: string | null; types: string[] }> = await (
    await request.get('/v1/category?type=producer')
  ).json()
  const leaf = categories.find(({ parentId }) => parentId !== null)
  const answer = await request.post('/v1/producer/create', {
    headers: bearer(token),
    data: {
      name: 'Складальний цех Промінь',
      kind: 'workshop',
      description: { uk: 'Складаємо світильники, щити й прилади з деталей замовника, перевіряємо кожен.' },
      categoryIds: [leaf?.id],
      regionId: 'lvivska',
      email: 'promin@example.test',
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).producer
}

async function goToPreview(page: Page, from: (typeof STEPS)[number]): Promise<void> {
  for (const step of STEPS.slice(STEPS.indexOf(from) + 1)) {
    await clickNext(page, 'uk')
    await expect(page).toHaveURL(new RegExp(`step=${step}$`))
  }
}

const editPath = (slug: string) => `/user/advertisment/edit/producer/${slug}`
const own = async (request: APIRequestContext, token: string, slug: string) =>
  (await request.get(`/v1/user/producers/${slug}`, { headers: bearer(token) })).json()

test('a certificate file and a map position are saved', async ({ page, context, request }) => {
  test.setTimeout(patience(120_000))
  const token = await newUser(request)
  await useToken(context, token)
  const { slug } = await newProducer(request, token)
  await page.goto(`${editPath(slug)}?step=terms`)
  const certificates = page.getByRole('group', { name: /^Сертифікати/ })
  await certificates.getByRole('button', { name: 'Додати', exact: true }).click()
  await expect(page.getByLabel('Назва', { exact: true })).toBeFocused()
  await page.keyboard.type('ISO 9001')
  const copy = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') }
  await certificates.locator('input[type=file]').setInputFiles({ name: 'iso.pdf', ...copy })
  await expect(certificates.getByRole('button', { name: 'Прибрати «iso.pdf»' })).toBeVisible()
  // Adds a second certificate and removes it again. `iso.pdf` must stay attached to the first certificate.
  await certificates.getByRole('button', { name: 'Додати ще' }).click()
  await page.keyboard.type('Зайвий')
  await certificates.getByRole('button', { name: 'Прибрати: Зайвий' }).click()
  await expect(certificates.getByRole('button', { name: 'Прибрати «iso.pdf»' })).toBeVisible()
  await clickNext(page, 'uk')
  await clickNext(page, 'uk')

  await page.getByText('Ввести координати').click()
  await page.getByRole('button', { name: /^Карта України/ }).click({ position: { x: 120, y: 90 } })
  await expect(page.getByLabel('Широта')).toHaveValue(/^(49|5[0-2])(,\d+)?$/)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 50.4501, longitude: 30.5234 })
  await page.getByRole('button', { name: 'Я зараз тут' }).click()
  await expect(page.getByLabel('Широта')).toHaveValue('50,4501')
  await page.getByRole('button', { name: 'Прибрати точку' }).click()
  await page.getByLabel('Широта').fill('24.0297')
  await clickNext(page, 'uk')
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Точка лежить поза Україною')
  await summary.getByRole('link', { name: /Укажіть і широту/ }).click()
  await expect(page.getByLabel('Довгота')).toBeFocused()
  await page.getByLabel('Широта').fill('49.8397, 24.0297')
  await expect(page.getByLabel('Довгота')).toHaveValue('24.0297')
  expect(await axeFindings(page)).toEqual([])
  await clickNext(page, 'uk', words.preview)
  await page.getByRole('button', { name: /^Зберегти/ }).click()
  await expect(page.getByText(words.changed)).toBeVisible()
  expect(await own(request, token, slug)).toMatchObject({
    location: { lat: 49.8397, lon: 24.0297 },
    certificates: [{ name: 'ISO 9001', file: { name: 'iso.pdf' } }],
  })
})

test('an edit page opened by id redirects to the slug and keeps the step', async ({
  page,
  context,
  request,
}) => {
  const token = await newUser(request)
  await useToken(context, token)
  const { id, slug } = await newProducer(request, token)
  const answer = await context.request.get(`${editPath(id)}?step=terms`, { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toMatch(new RegExp(`${editPath(slug)}\\?step=terms$`))
  await page.goto(`/en${editPath(id)}?step=terms`)
  await expect(page).toHaveURL(new RegExp(`/en${editPath(slug)}\\?step=terms$`))
})

test('a rejected producer is fixed and resubmitted at once, or saved for later', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(120_000)
  const token = await verifiedUser(request)
  await useToken(context, token)
  const { id, slug } = await newProducer(request, token)
  const decision = await request.post(`/v1/producer/${id}/status/rejected`, {
    headers: bearer(await tokenOf(request, 'moderator')),
    data: { reason: 'Назва не каже, хто ви' },
  })
  expect(decision.status()).toBe(200)
  await page.goto(`${editPath(slug)}?step=preview`)
  await page.getByRole('button', { name: words.fixAndSend }).click()
  await expect(page.getByRole('alert')).toContainText('Спершу виправте')

  await page.goto(editPath(slug))
  await expect(page.getByText('Назва не каже, хто ви')).toBeVisible()
  await page.getByLabel(words.producerName).fill('Складальний цех «Промінь»')
  await page.getByRole('button', { name: words.saveForLater }).click()
  await expect(page.getByText(words.changed)).toBeVisible()
  expect(await own(request, token, slug)).toMatchObject({
    status: 'rejected',
    name: 'Складальний цех «Промінь»',
  })

  await page.goto(editPath(slug))
  await page.getByLabel(words.producerName).fill('Цех «Промінь», Самбір')
  await goToPreview(page, 'who')
  await page.getByRole('button', { name: words.fixAndSend }).dblclick()
  await expect(page.getByText('Надіслано на перевірку')).toBeVisible()
  expect(await own(request, token, slug)).toMatchObject({ status: 'pending', name: 'Цех «Промінь», Самбір' })
})

test.describe('with two editors of a producer', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  test('the second sees the conflict and loses nothing', async ({ page, context, request }) => {
    test.setTimeout(patience(120_000))
    const token = await newUser(request)
    await useToken(context, token)
    const { id, slug } = await newProducer(request, token)
    await page.goto(editPath(slug))
    await page.getByLabel(words.producerName).fill('Моя нова назва цеху')
    const { version } = await own(request, token, slug)
    const edited = await request.patch(`/v1/producer/${id}/edit`, {
      headers: bearer(token),
      data: { name: 'Назва з іншої вкладки', city: 'Самбір', version },
    })
    expect(edited.status()).toBe(200)

    await goToPreview(page, 'who')
    await page.getByRole('button', { name: /^Зберегти/ }).click()
    const notice = page.getByRole('alert').filter({ hasText: words.conflict })
    await expect(notice).toContainText('Моя нова назва цеху')
    await expect(notice).toContainText('Назва з іншої вкладки')
    await expect(notice).toContainText('Населений пункт')
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('button', { name: /^Зберегти/ }).click()
    await expect(page.getByText(words.changed)).toBeVisible()
    expect(await own(request, token, slug)).toMatchObject({ name: 'Моя нова назва цеху', city: 'Самбір' })
  })
})

test('a pending edit can be withdrawn, which restores the old text in the form', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const token = await verifiedUser(request)
  await useToken(context, token)
  const { id, slug } = await newProducer(request, token)
  const moderator = bearer(await tokenOf(request, 'moderator'))
  const approved = await request.post(`/v1/producer/${id}/status/published`, { headers: moderator, data: {} })
  expect(approved.status()).toBe(200)
  await page.goto(editPath(slug))
  await page.getByLabel(words.producerName).fill('Цех із новою назвою')
  await goToPreview(page, 'who')
  await page.getByRole('button', { name: /^Зберегти/ }).click()
  await expect(page.getByText(/Зміни надіслано на перевірку/)).toBeVisible()
  expect((await own(request, token, slug)).revision.changes).toEqual({ name: 'Цех із новою назвою' })

  await page.goto(editPath(slug))
  await expect(page.getByText(/чекають на перевірку/)).toBeVisible()
  await expect(page.getByLabel(words.producerName)).toHaveValue('Цех із новою назвою')
  await page.getByRole('button', { name: 'Відкликати зміни' }).press('Enter')
  await expect(page.getByLabel(words.producerName)).toHaveValue('Складальний цех Промінь')
  await expect(page.getByText(/чекають на перевірку/)).toHaveCount(0)
  expect((await own(request, token, slug)).revision).toBeNull()
})

test.describe('over the limit of free listings', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  test('the listing is saved as a draft', async ({ page, context, request }) => {
    test.setTimeout(patience(120_000))
    const token = await verifiedUser(request)
    await useToken(context, token)
    await newProducer(request, token)
    await page.goto('/advertisement/producer')
    await page.getByLabel(words.producerName).fill('Другий цех')
    await page.getByRole('radio', { name: words.kind }).check()
    await page
      .getByLabel(words.description)
      .fill('Складаємо світильники, щити й прилади з деталей замовника, перевіряємо кожен виріб.')
    await clickNext(page, 'uk')
    await page.getByPlaceholder(words.searchCategory).fill(words.categoryWord)
    await page.getByRole('checkbox', { name: words.category }).check()
    for (const step of ['terms', 'pictures', 'contact']) {
      await clickNext(page, 'uk')
      await expect(page).toHaveURL(new RegExp(`step=${step}$`))
    }
    await page.getByLabel(words.region).selectOption({ index: 5 })
    await clickNext(page, 'uk', words.preview)
    await page.getByRole('button', { name: words.send }).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('Безкоштовних місць більше немає')
    await refusal.getByRole('button').click()
    await expect(page).toHaveURL(/thank-you\?producer=/)
    const slug = new URL(page.url()).searchParams.get('producer') ?? ''
    expect(await own(request, token, slug)).toMatchObject({ name: 'Другий цех', status: 'draft' })
  })
})

test('registering with an already claimed listing shows a notice and succeeds', async ({ page }) => {
  await page.goto('/register')
  await page.evaluate(() => {
    const listing = { kind: 'order', slug: 'x', token: 'a'.repeat(43), email: '', name: '', at: Date.now() }
    localStorage.setItem('listings:1', JSON.stringify([listing]))
  })
  const labels = WORDS.uk
  await page.reload()
  await page.getByLabel(labels.firstname).fill('Ганна')
  await page.getByLabel(labels.lastname).fill('Бондар')
  await page.getByLabel(labels.email).fill(newAddress())
  await page.getByLabel(labels.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(labels.passwordAgain).fill(PASSWORD)
  await page.getByRole('checkbox', { name: labels.terms }).check()
  await page.getByRole('button', { name: labels.register }).click()
  await expect(page.getByText(/не вдалося приєднати/)).toBeVisible()
  await expect(page).toHaveURL(/\/user$/)
  expect(await page.evaluate(() => localStorage.getItem('listings:1'))).toBeNull()
})

test('opening an edit without changing it stores nothing and shows no saved note', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const token = await newUser(request)
  await useToken(context, token)
  const producer = await newProducer(request, token)
  const categories: ReadonlyArray<{ id: string; parentId: string | null }> = await (
    await request.get('/v1/category?type=production')
  ).json()
  const placed = await request.post('/v1/order/create', {
    headers: bearer(token),
    data: {
      submit: false,
      title: { uk: 'Складання світильників' },
      // The line breaks are CRLF, as some API clients send them.
      description: { uk: 'Складання світильників із деталей замовника.\r\n\r\nКожен перевіряємо.' },
      type: 'production',
      categoryId: categories.find(({ parentId }) => parentId !== null)?.id,
      regionId: 'lvivska',
      quantity: 12_500,
      unit: 'pcs',
      budgetMode: 'range',
      budgetMin: 9_000_050,
      budgetMax: 11_500_000,
      offersUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      contact: { name: 'Ніна', email: 'nina@example.test', phone: '+380501234567' },
    },
  })
  expect(placed.status(), await placed.text()).toBe(201)
  const { slug } = (await placed.json()).order
  const order = `/user/advertisment/edit/order/${slug}`
  const steps = [
    ...STEPS.map((step) => `${editPath(producer.slug)}?step=${step}`),
    ...['what', 'terms', 'preview'].map((step) => `${order}?step=${step}`),
  ]
  for (const path of steps) {
    await page.goto(path)
    const kept = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => key.startsWith('form')),
    )
    expect.soft(kept, path).toEqual([])
    await expect.soft(page.getByText(words.saved), path).toHaveCount(0)
  }
})

for (const [language, colorScheme] of [
  ['uk', 'light'],
  ['en', 'dark'],
] as const) {
  test(`axe finds nothing on any step of editing a producer in ${language}, ${colorScheme}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const token = await tokenOf(request, 'producer')
    await useToken(context, token)
    const { items } = await (await request.get('/v1/user/producers', { headers: bearer(token) })).json()
    for (const step of STEPS) {
      const path = inLanguage(`${editPath(items[0].slug)}?step=${step}`, language)
      await page.goto(path)
      await expect.soft(page.locator('h1'), path).toHaveCount(1)
      const found = await axeFindings(page)
      expect.soft(found, path).toEqual([])
    }
  })
}
