import type { APIRequestContext } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { newAddress, newUser, PASSWORD, tokenOf, useToken } from '../accounts/account-steps.ts'
import { WORDS } from '../accounts/account-words.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { beginOrder, clickNext, fillContact, fillOrder, picture, registerToOwn } from './placing-steps.ts'
import { PLACING } from './placing-words.ts'

// All flows come from one IP network. If the network exceeds the limit of registrations, a registration gets a 429 and
// then solves a proof-of-work challenge.
test.use({ expectedNoise: [/status of 429/] })

for (const language of LANGUAGES) {
  const words = PLACING[language]

  test(`a visitor places an order with pictures in ${language} and registers to own it`, async ({
    page,
    context,
  }) => {
    test.setTimeout(patience(120_000))
    const email = newAddress()
    await beginOrder(page, language)
    await page.getByLabel(words.quantity).pressSequentially('1250')
    await expect(page.getByLabel(words.quantity)).toHaveValue('1\u00a0250')
    await clickNext(page, language)
    await expect(page).toHaveURL(/step=terms$/)
    const files = page.locator('input[type=file]')
    await files.nth(0).setInputFiles([
      { name: 'lamp.png', mimeType: 'image/png', buffer: picture() },
      { name: 'lamp-side.png', mimeType: 'image/png', buffer: picture(400, 500) },
    ])
    await expect(page.locator('main picture')).toHaveCount(2)
    await files.nth(1).setInputFiles({
      name: 'parts.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('part;count\nhousing;300\nboard;300\n'),
    })
    await expect(page.getByText('parts.csv').first()).toBeVisible()
    await page.reload()
    await expect(page.locator('main picture')).toHaveCount(2)
    await clickNext(page, language, words.contactAndPreview)
    await fillContact(page, language, email)
    await page.getByLabel(words.phone).pressSequentially('671234567')
    await expect(page.getByLabel(words.phone)).toHaveValue('+380 67 123 45 67')
    await expect(page.getByText(words.sampleText)).toBeVisible()
    await page.getByRole('button', { name: words.save }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
    expect(await page.evaluate(() => location.href)).not.toMatch(/token/i)
    await expect(page.getByLabel(WORDS[language].email)).toHaveValue(email)
    await registerToOwn(page, language)
    await expect(page.getByText(words.confirmMail)).toBeVisible()
    await expect(page).toHaveURL(/thank-you\?order=/)
    const confirm = page.getByRole('heading', { level: 1, name: words.confirmTitle })
    await expect(confirm).toBeFocused()
    await expect(confirm).toBeInViewport()

    const [token] = (await context.cookies()).filter(({ name }) => name === 'token')
    const answer = await page.request.get('/v1/user/orders', {
      headers: { authorization: `Bearer ${token?.value}` },
    })
    const { items } = await answer.json()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({ title: { [language]: words.sampleTitle }, quantity: 1250 })
    expect(await page.evaluate(() => localStorage.getItem('listings:1'))).toBeNull()
    await page.goto(inLanguage('/advertisement/order', language))
    await expect(page.getByLabel(words.title, { exact: true })).toHaveValue('')
  })
}

test('typed values survive a reload, a language switch and going back', async ({ page }) => {
  const { uk, en } = PLACING
  await beginOrder(page, 'uk')
  await expect(page.getByText(uk.saved)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(uk.title, { exact: true })).toHaveValue(uk.sampleTitle)
  await clickNext(page, 'uk', uk.terms)
  await page.getByLabel(uk.neededBy).fill('2031-05-20')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(uk.what)
  await page.goForward()
  await expect(page.getByLabel(uk.neededBy)).toHaveValue('2031-05-20')

  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/advertisement\/order\?step=terms$/)
  await expect(page.getByLabel(en.neededBy)).toHaveValue('2031-05-20')
  await page.getByRole('link', { name: en.back, exact: true }).click()
  await expect(page.getByLabel(en.titleInOther)).toHaveValue(uk.sampleTitle)
})

test('an unfinished form can be continued, and starting over can be undone', async ({ page }) => {
  const words = PLACING.uk
  await beginOrder(page, 'uk')
  await clickNext(page, 'uk', words.terms)
  await page.goto('/advertisement')
  await page.getByRole('main').getByRole('link', { name: words.goOn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.terms)
  await page.getByRole('link', { name: words.back, exact: true }).click()
  await page.reload()
  await page.getByRole('button', { name: words.anew }).click()
  await expect(page.getByLabel(words.title, { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: words.takeBack }).click()
  await expect(page.getByLabel(words.title, { exact: true })).toHaveValue(words.sampleTitle)
})

test('signing in while filling in the form loses nothing, and the user’s order goes to approval', async ({
  page,
  request,
}) => {
  const words = PLACING.uk
  const email = newAddress()
  await newUser(request, email)
  await beginOrder(page, 'uk')
  await clickNext(page, 'uk', words.terms)
  await clickNext(page, 'uk', words.contactAndPreview)
  await page.getByRole('main').getByRole('link', { name: words.signIn }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS.uk.login)
  await page.getByLabel(WORDS.uk.email).fill(email)
  await page.getByLabel(WORDS.uk.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: WORDS.uk.signIn }).click()
  await expect(page).toHaveURL(/advertisement\/order\?step=preview$/)
  await page.getByLabel(words.region).selectOption({ index: 5 })
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  await page.getByRole('button', { name: words.changeContact }).click()
  await expect(page.getByLabel(words.email)).toHaveValue(email)
  await expect(page.getByText(words.sampleText)).toBeVisible()
  await page.getByRole('button', { name: words.send }).click()
  await expect(page).toHaveURL(/thank-you\?order=/)
})

test('the thank-you page opened directly redirects to the placing page', async ({ page, request }) => {
  await page.goto('/advertisement/order/thank-you')
  await expect(page).toHaveURL(/\/advertisement$/)
  await page.goto('/en/advertisement/producer/thank-you?producer=none')
  await expect(page).toHaveURL(/\/en\/advertisement$/)
  const answer = await request.get('/advertisement/producer/thank-you', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
})

test('without JavaScript the first step is readable and says what it needs', async ({ request }) => {
  const html = await (await request.get('/advertisement/order')).text()
  expect(html).toContain('name="title.uk"')
  expect(html).toMatch(/<noscript><p[^>]*>Щоб заповнити цю форму, увімкніть JavaScript/)
})

test.describe('when the server refuses', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })

  test('each error links to its field on any step', async ({ page }) => {
    const words = PLACING.uk
    await fillOrder(page, 'uk', newAddress())
    await page.route('**/v1/order/create', (route) =>
      route.fulfill({
        status: 422,
        json: {
          statusCode: 422,
          data: {
            code: 'validation_failed',
            message: 'Виправте позначені поля.',
            requestId: 'x',
            errors: [
              { path: 'contact.phone', code: 'invalid_phone', message: 'Перевірте номер.' },
              { path: 'quantity', code: 'too_big', message: 'Забагато.' },
            ],
          },
        },
      }),
    )
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words.what)
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: /Забагато/ }).click()
    await expect(page.getByLabel(words.quantity)).toBeFocused()
    await summary.getByRole('link', { name: /Перевірте номер/ }).click()
    await expect(page).toHaveURL(/step=preview$/)
    await expect(page.getByLabel(words.phone)).toHaveAttribute('aria-invalid', 'true')
  })

  test('a lost response and a double click create one order', async ({ page, request }) => {
    const words = PLACING.uk
    const email = newAddress()
    await fillOrder(page, 'uk', email)
    const keys: (string | undefined)[] = []
    let isLost = true
    await page.route('**/v1/order/create', async (route) => {
      const sent = route.request().headers()
      // A request with the solution of a proof-of-work challenge repeats the previous request. It is not counted,
      // because it was not caused by a press of the button.
      if (!sent['x-challenge']) keys.push(sent['idempotency-key'])
      if (!isLost) return route.continue()
      isLost = false
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: words.save }).dblclick()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    const mails: ReadonlyArray<{ to: string }> = await (await request.get('/dev/mail.json')).json()
    expect(mails.filter(({ to }) => to === email)).toHaveLength(1)
  })
})

test('a visitor places a producer', async ({ page }) => {
  const words = PLACING.uk
  await page.goto('/advertisement/producer')
  await page.getByLabel(words.producerName).fill('Складальний цех Промінь')
  await page.getByRole('radio', { name: words.kind }).check()
  await page
    .getByLabel(words.description)
    .fill('Складаємо світильники, щити й прилади з деталей замовника, перевіряємо кожен виріб.')
  await clickNext(page, 'uk')
  await page.getByPlaceholder(words.searchCategory).fill(words.categoryWord)
  await page.getByRole('checkbox', { name: words.category }).check()
  await page.getByLabel('Технології').fill('Паяння, Складання,')
  await expect(page.getByRole('button', { name: 'Прибрати «Паяння»' })).toBeVisible()
  await page
    .getByRole('group', { name: /Обладнання/ })
    .getByRole('button', { name: 'Додати', exact: true })
    .click()
  await page.getByLabel('Назва', { exact: true }).fill('Паяльна станція')
  await clickNext(page, 'uk')
  await clickNext(page, 'uk')
  await clickNext(page, 'uk')
  await page.getByLabel(words.region).selectOption({ index: 5 })
  await page.getByLabel(words.email).fill(newAddress())
  await clickNext(page, 'uk', words.preview)
  await page.getByRole('button', { name: words.saveProducer }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.producerThanks)
})

test('a mailed link continues the form in another browser', async ({ page, browser, request }) => {
  const words = PLACING.uk
  const email = newAddress()
  await fillOrder(page, 'uk', email)
  await page.getByRole('button', { name: words.mailLink }).click()
  await expect(page.getByText(words.mailed)).toBeVisible()
  // If this page stayed open, it would continue to save the form after the other browser has taken the form over.
  await page.close()
  const link = await linkIn(request, email, /\/advertisement\/order#\S+/)
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' })
  const other = await context.newPage()
  // Mail scanners open links and run scripts. A link must still work after a scanner has opened it.
  const scanner = await context.newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('button', { name: words.goOnFilling })).toBeVisible()
  await scanner.close()
  await other.goto(link)
  await other.getByRole('button', { name: words.goOnFilling }).click()
  await expect(other.getByLabel(words.title, { exact: true })).toHaveValue(words.sampleTitle)
  expect(other.url()).not.toContain('#')
  await other.goto(link)
  await other.getByRole('button', { name: words.goOnFilling }).click()
  await expect(other.getByText(words.linkOver)).toBeVisible()
  await context.close()
})

test('a visitor edits an order without an account through a mailed link', async ({
  page,
  browser,
  request,
}) => {
  const words = PLACING.uk
  const email = newAddress()
  await fillOrder(page, 'uk', email)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
  const link = await linkIn(request, email, /\/advertisement\/order\/manage#\S+/)
  // The browser in which the order was created has stored a token. The page still asks for confirmation before it uses
  // up the link.
  await page.goto(link)
  await expect(page.getByRole('button', { name: words.openManaged })).toBeVisible()
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' })
  const other = await context.newPage()
  await other.goto(link)
  await other.getByRole('button', { name: words.openManaged }).click()
  await expect(other.getByLabel(words.title, { exact: true })).toHaveValue(words.sampleTitle)
  expect(other.url()).not.toContain('#')
  await other.getByLabel(words.title, { exact: true }).fill(`${words.sampleTitle}, терміново`)
  for (const step of ['terms', 'preview']) {
    await clickNext(other, 'uk')
    await expect(other).toHaveURL(new RegExp(`step=${step}$`))
  }
  await other.getByRole('button', { name: words.saveChanges }).click()
  await expect(other.getByText(words.changed)).toBeVisible()
  await context.close()
})

test.describe('with two editors', () => {
  test.use({ expectedNoise: [/Failed to load resource/] })
  test('the second sees the conflict and loses nothing', async ({ page, context, request }) => {
    test.setTimeout(patience(120_000))
    const words = PLACING.uk
    const token = await newUser(request)
    await useToken(context, token)
    await fillOrder(page, 'uk')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page).toHaveURL(/thank-you\?order=/)
    const slug = new URL(page.url()).searchParams.get('order')
    await page.goto(`/user/advertisment/edit/order/${slug}`)
    await page.getByLabel(words.title, { exact: true }).fill('Моя нова назва замовлення')

    const headers = { authorization: `Bearer ${token}` }
    const stored = await (await request.get(`/v1/user/orders/${slug}`, { headers })).json()
    const edited = await request.post(`/v1/order/${stored.id}/edit`, {
      headers,
      data: { title: { uk: 'Назва з іншої вкладки' }, city: 'Самбір', version: stored.version },
    })
    expect(edited.status()).toBe(200)

    for (const step of ['terms', 'preview']) {
      await clickNext(page, 'uk')
      await expect(page).toHaveURL(new RegExp(`step=${step}$`))
    }
    await page.getByRole('button', { name: /^Зберегти/ }).click()
    const notice = page.getByRole('alert').filter({ hasText: words.conflict })
    await expect(notice).toContainText('Моя нова назва замовлення')
    await expect(notice).toContainText('Назва з іншої вкладки')
    await expect(notice).toContainText('Населений пункт')
    await page.getByRole('button', { name: /^Зберегти/ }).click()
    await expect(page.getByText(words.changed)).toBeVisible()
    const after = await (await request.get(`/v1/user/orders/${slug}`, { headers })).json()
    expect(after).toMatchObject({ title: { uk: 'Моя нова назва замовлення' }, city: 'Самбір' })
  })
})

test('a listing of another user cannot be edited', async ({ page, context, request }) => {
  await useToken(context, await tokenOf(request, 'customer'))
  const { items } = await (await request.post('/v1/producer', { data: { limit: 1 } })).json()
  const answer = await page.goto(`/user/advertisment/edit/producer/${items[0].slug}`)
  expect(answer?.status()).toBe(404)
})

/** Waits for an e-mail to `email` with a link that matches `path`, and returns the first such link. */
async function linkIn(request: APIRequestContext, email: string, path: RegExp): Promise<string> {
  let link = ''
  await expect
    .poll(async () => {
      const mails: ReadonlyArray<{ to: string; text: string }> = await (
        await request.get('/dev/mail.json')
      ).json()
      link = mails.filter(({ to }) => to === email).flatMap(({ text }) => text.match(path) ?? [])[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}
