import type { APIRequestContext } from '@playwright/test'
import { axeFindings } from '../axe.ts'
import { expect, patience, test, whenHydrated } from '../fixtures.ts'
import { ownSite } from '../own-site.ts'
import { newAddress, newUser, PASSWORD, tokenOf, useToken } from './accounts/account-steps.ts'
import { WORDS } from './accounts/account-words.ts'
import { oneTimeCode } from './accounts/one-time-code.ts'
import { inLanguage, LANGUAGES } from './addresses.ts'
import { DESCRIPTION, placeOrder, requireApproval } from './listings/api-orders.ts'

// The server refuses the decision of a second moderator. The browser logs the refusal to the console.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 4\d\d/] })

test.describe.configure({ mode: 'serial' })
const site = ownSite(test)

test('a moderator approves with the keyboard, rejects with a reason, and sees the changes of an edit', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  await requireApproval(request)
  const token = await tokenOf(request, 'moderator')
  const [first, second, edited] = [
    await placeOrder(request, 'Пошиття курток для складу'),
    await placeOrder(request, 'Пошиття жилетів для складу'),
    await placeOrder(request, 'Пошиття штанів для складу'),
  ]
  const headers = { authorization: `Bearer ${token}` }
  await request.post(`/v1/order/${edited}/status/published`, { headers, data: {} })
  await request.post(`/v1/order/${edited}/edit`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'customer')}` },
    data: { title: { uk: 'Пошиття теплих штанів для складу' } },
  })

  await useToken(context, token)
  await page.goto(`/panel/moderation?what=new&item=${first}`)
  const open = page.locator('#open-item')
  await expect(open).toHaveText('Пошиття курток для складу')
  await expect(page.getByRole('main')).toContainText(DESCRIPTION)
  await page.keyboard.press('a')
  await expect(page.getByRole('status').filter({ hasText: 'Схвалено' })).toBeVisible()
  await expect(open).not.toHaveText('Пошиття курток для складу')
  expect((await request.get(`/v1/order/${first}`)).status()).toBe(200)

  await page.goto(`/panel/moderation?what=new&item=${second}`)
  await expect(open).toHaveText('Пошиття жилетів для складу')
  await page.keyboard.press('r')
  const reason = page.getByLabel('Причина для власника')
  await expect(reason).toBeFocused()
  await page.getByRole('button', { name: 'Відхилити з цією причиною' }).click()
  await expect(page.getByRole('alert')).toContainText('Напишіть, що виправити')
  await page.getByRole('button', { name: 'Незрозуміло' }).click()
  await expect(reason).toHaveValue(/^Опишіть докладніше/)
  await page.getByRole('button', { name: 'Відхилити з цією причиною' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Відхилено' })).toBeVisible()
  const own = await (await request.get(`/v1/user/orders/${second}`, { headers })).json()
  expect(own).toMatchObject({
    status: 'rejected',
    statusReason: expect.stringMatching(/^Опишіть докладніше/),
  })

  await page.goto(`/panel/moderation?what=edit&item=${edited}`)
  await expect(page.getByRole('main').locator('ins')).toContainText('теплих')
  await page.getByRole('button', { name: 'Схвалити' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Схвалено' })).toBeVisible()
  expect((await (await request.get(`/v1/order/${edited}`)).json()).title.uk).toBe(
    'Пошиття теплих штанів для складу',
  )
})

test('a moderator works through the queue by keyboard alone: approves, takes it back, rejects with a reason', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  await requireApproval(request)
  const [first, second] = [
    await placeOrder(request, 'Пошиття пальт для складу'),
    await placeOrder(request, 'Пошиття плащів для складу'),
  ]
  const token = await tokenOf(request, 'moderator')
  const headers = { authorization: `Bearer ${token}` }
  const statusOf = async (id: string) =>
    (await (await request.get(`/v1/user/orders/${id}`, { headers })).json()).status
  await useToken(context, token)
  await page.goto(`/panel/moderation?what=new&item=${first}`)
  await whenHydrated(page)
  const open = page.locator('#open-item')
  await expect(open).toHaveText('Пошиття пальт для складу')
  await page.keyboard.press('a')
  await expect(open).not.toHaveText('Пошиття пальт для складу')
  expect(await statusOf(first)).toBe('published')
  await page.keyboard.press('u')
  await expect(open).toHaveText('Пошиття пальт для складу')
  expect(await statusOf(first)).toBe('pending')

  await page.goto(`/panel/moderation?what=new&item=${second}`)
  await whenHydrated(page)
  await expect(open).toHaveText('Пошиття плащів для складу')
  await page.keyboard.press('r')
  await expect(page.getByLabel('Причина для власника')).toBeFocused()
  await page.keyboard.type('Додайте розміри')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(open).not.toHaveText('Пошиття плащів для складу')
  expect(await statusOf(second)).toBe('rejected')
  await page.keyboard.press('u')
  await expect(open).toHaveText('Пошиття плащів для складу')
  expect(await statusOf(second)).toBe('pending')
})

test('the second of two moderators sees that the decision was already made', async ({
  page,
  context,
  request,
}) => {
  await requireApproval(request)
  const id = await placeOrder(request, 'Пошиття шапок для складу')
  const token = await tokenOf(request, 'moderator')
  await useToken(context, token)
  await page.goto(`/panel/moderation?what=new&item=${id}`)
  await expect(page.locator('#open-item')).toHaveText('Пошиття шапок для складу')
  await request.post(`/v1/order/${id}/status/published`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: {},
  })
  await page.getByRole('button', { name: 'Схвалити' }).click()
  await expect(page.getByText('рішення вже ухвалив інший модератор')).toBeVisible()
  await expect(page.locator('#open-item').filter({ hasText: 'шапок' })).toHaveCount(0)
})

test('a moderator rejects two listings at once by keyboard and learns which one was refused', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  await requireApproval(request)
  const [one, other] = [
    await placeOrder(request, 'Пошиття рукавиць для складу'),
    await placeOrder(request, 'Пошиття беретів для складу'),
  ]
  const token = await tokenOf(request, 'moderator')
  const headers = { authorization: `Bearer ${token}` }
  await useToken(context, token)
  await page.goto(`/panel/moderation?what=new&item=${one}`)
  await whenHydrated(page)
  await page.keyboard.press('x')
  const second = page.getByRole('checkbox', { name: 'Вибрати: Пошиття беретів для складу' })
  await second.focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: 'Рішення щодо вибраних' })
  await expect(bar.getByRole('status')).toHaveText('Вибрано 2 оголошення')
  expect(await axeFindings(page)).toEqual([])
  // Another moderator decides about the second listing in the meantime.
  await request.post(`/v1/order/${other}/status/published`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'admin')}` },
    data: {},
  })
  await bar.getByRole('button', { name: /^Відхилити/ }).focus()
  await page.keyboard.press('Enter')
  await expect(bar.getByLabel('Причина для всіх вибраних')).toBeFocused()
  await page.keyboard.type('Уточніть, будь ласка, опис')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const refused = page.getByRole('alert').filter({ hasText: 'Одне рішення не ухвалено' })
  await expect(refused).toContainText('Пошиття беретів для складу: оголошення тим часом змінилося')
  const own = await (await request.get(`/v1/user/orders/${one}`, { headers })).json()
  expect(own).toMatchObject({ status: 'rejected', statusReason: 'Уточніть, будь ласка, опис' })
})

test('the page of a person leads to a listing, which a moderator edits with the form of owners', async ({
  page,
  context,
  request,
}) => {
  test.setTimeout(patience(120_000))
  const id = await placeOrder(request, 'Пошиття фартухів для кухні')
  const token = await tokenOf(request, 'moderator')
  await useToken(context, token)
  const headers = { authorization: `Bearer ${token}` }
  const { ownerId, slug } = await (await request.get(`/v1/user/orders/${id}`, { headers })).json()
  await page.goto(`/panel/users/${ownerId}`)
  await whenHydrated(page)
  await page.getByLabel('Нова нотатка').fill('Телефонував, просив виправити назву')
  await page.getByRole('button', { name: 'Додати нотатку' }).click()
  await expect(page.getByRole('region', { name: 'Нотатки працівників' })).toContainText(
    'просив виправити назву',
  )
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Пошиття фартухів для кухні' }).click()
  await page.getByRole('link', { name: 'Редагувати оголошення' }).click()
  await expect(page).toHaveURL(`/user/advertisment/edit/order/${slug}`)
  await expect(page.getByText('Це оголошення іншої людини.')).toBeVisible()
  await page
    .getByLabel(/^Назва|^Що потрібно/)
    .first()
    .fill('Пошиття фартухів для їдальні')
  await page.locator('a[href*="step=preview"]').first().click()
  await page.getByRole('button', { name: 'Зберегти зміни' }).click()
  await expect
    .poll(async () => (await (await request.get(`/v1/user/orders/${id}`, { headers })).json()).title.uk)
    .toBe('Пошиття фартухів для їдальні')
})

/** Creates an admin with a second factor. Returns the session token and the secret of the authenticator app. */
async function newAdmin(request: APIRequestContext) {
  const email = newAddress()
  const token = await newUser(request, email)
  site.makeAdmin(email)
  const headers = { authorization: `Bearer ${token}` }
  const { secret } = await (
    await request.post('/v1/user/second-factor', { headers, data: { password: PASSWORD } })
  ).json()
  await request.post('/v1/user/second-factor/confirm', {
    headers,
    data: { code: oneTimeCode(secret, Date.now() - 30_000) },
  })
  return { token, secret }
}

for (const language of LANGUAGES) {
  test(`every section of the panel opens for an admin and passes axe in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(180_000))
    await useToken(context, await tokenOf(request, 'admin'))
    const at = (path: string) => inLanguage(path, language)
    await page.goto(at('/panel'))
    const links = await page
      .getByRole('main')
      .getByRole('navigation')
      .first()
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThanOrEqual(9)
    for (const link of [...links, at('/panel/categories/new')]) {
      const answer = await page.goto(link)
      await whenHydrated(page)
      expect([link, answer?.status()]).toEqual([link, 200])
      // The pages in English differ only in their texts, so axe checks only the Ukrainian pages.
      if (language !== 'uk') continue
      expect([link, await axeFindings(page)]).toEqual([link, []])
    }
  })
}

test('an admin creates, deletes and restores a synonym group', async ({ page, context, request }) => {
  await request.get(`/v1/search?${new URLSearchParams({ query: 'хрумкотунчик' })}`)
  await useToken(context, await tokenOf(request, 'admin'))
  await page.goto('/panel/search')
  const misses = page.getByRole('region', { name: 'Шукали й не знайшли' })
  await expect(misses.getByRole('row', { name: /хрумкотунчик/ })).toContainText('1 раз')

  await page.getByRole('link', { name: 'Нова група' }).click()
  const words = page.getByLabel('Слова', { exact: true })
  await words.fill('хрумкотунчик')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect(page.getByText('Введіть щонайменше два різні слова').first()).toBeVisible()
  await words.fill('хрумкотунчик\nпошиття')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  const group = page.getByRole('link', { name: 'хрумкотунчик, пошиття' })
  await expect(group).toBeVisible()
  const found = async () => {
    const answer = await request.get(`/v1/search?${new URLSearchParams({ query: 'хрумкотунчик' })}`)
    return (await answer.json()).total > 0
  }
  await expect.poll(found).toBe(true)

  await group.click()
  await page.getByRole('button', { name: 'Видалити групу' }).click()
  await expect(group).toHaveCount(0)
  await page.getByRole('button', { name: 'Повернути' }).click()
  await expect(group).toBeVisible()
})

test('a blocked user sees the reason at sign-in', async ({ page, context, request }) => {
  const email = newAddress()
  await newUser(request, email)
  await useToken(context, await tokenOf(request, 'admin'))
  await page.goto(`/panel/users?query=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Мотря Столяренко' }).click()
  await page.getByText('Заблокувати', { exact: true }).click()
  await page.getByLabel('Причина').fill('Розсилає спам')
  await page.getByRole('button', { name: 'Заблокувати й завершити сеанси' }).click()
  await expect(page.getByText('Заблоковано. Причина:')).toBeVisible()
  const login = await request.post('/v1/login', { data: { username: email, password: PASSWORD } })
  expect(login.status()).toBe(403)
  expect((await login.json()).data.message).toContain('Розсилає спам')
  await page.getByRole('button', { name: 'Розблокувати' }).click()
  await expect(page.getByText('Заблоковано. Причина:')).toHaveCount(0)
})

test('changing a role needs the password and a second factor', async ({ page, context, request }) => {
  const { token, secret } = await newAdmin(request)
  const email = newAddress()
  const own = await newUser(request, email)
  await useToken(context, token)
  await page.goto(`/panel/users?query=${encodeURIComponent(email)}`)
  await page.getByRole('link', { name: 'Мотря Столяренко' }).click()
  await page.getByText('Змінити роль').click()
  await page.getByLabel('Роль', { exact: true }).selectOption('moderator')
  await page.getByLabel('Ваш пароль').fill(PASSWORD)
  await page.getByLabel('Код із вашого застосунку').fill('000000')
  await page.getByRole('button', { name: 'Надати роль' }).click()
  await expect(page.getByRole('alert')).toContainText('код')
  await page.getByLabel('Код із вашого застосунку').fill(oneTimeCode(secret, Date.now()))
  await page.getByRole('button', { name: 'Надати роль' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'модератор' })).toBeVisible()
  const headers = { authorization: `Bearer ${own}` }
  expect((await (await request.get('/v1/user/get', { headers })).json()).role).toBe('moderator')
})

const TERMS = {
  uk: {
    notice: 'Ми оновили умови користування.',
    open: 'Нові умови',
    body: '## Оплата\n\nТепер платіть інакше.',
  },
  en: {
    notice: 'We have updated the terms of use.',
    open: 'New terms',
    body: '## Payment\n\nPay otherwise now.',
  },
} as const

for (const language of LANGUAGES) {
  test(`a user is notified once of changed terms and can open them, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const [words, terms, email] = [WORDS[language], TERMS[language], newAddress()]
    const member = { firstname: 'Уляна', lastname: 'Різьбяр', email, acceptTerms: true }
    const passwords = { password: PASSWORD, passwordConfirmation: PASSWORD }
    const registered = await request.post('/v1/user/register', { data: { ...member, ...passwords } })
    expect(registered.status()).toBe(201)
    const signIn = async () => {
      await page.goto(inLanguage('/login', language))
      await page.getByLabel(words.email).fill(email)
      await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
      await page.getByRole('main').getByRole('button', { name: words.signIn }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.account })).toBeVisible()
    }
    const notice = page.getByRole('status').filter({ hasText: terms.notice })

    const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` }
    const none = { title: null, description: null, h1: null, intro: null }
    const text = { page: 'page/terms', locale: language, version: 0, ...none, body: terms.body }
    expect((await request.post('/v1/panel/text', { headers, data: text })).status()).toBe(200)
    await signIn()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: terms.open }).click()
    await expect(page).toHaveURL(inLanguage('/terms', language))
    await expect(page.getByRole('main')).toContainText(terms.body.split('\n').at(-1) ?? '')

    await context.clearCookies()
    await signIn()
    await expect(notice).toHaveCount(0)
  })
}

test('a moderator verifies a producer by keyboard, visitors see what was checked, and the verification can be revoked', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.setTimeout(120_000)
  const list = await request.post('/v1/producer', { data: { verified: false, limit: 1 } })
  const [producer] = (await list.json()).items
  await useToken(context, await tokenOf(request, 'moderator'))
  await page.goto(`/panel/listings/producer/${producer.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByText('Цього виробника ще не перевіряли.')).toBeVisible()
  await page.locator('summary', { hasText: 'Позначити перевіреним' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Що звірено').selectOption('documents')
  await page.getByLabel('Нотатка').fill('Статут, витяг від 12 березня')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Позначити й повідомити виробника' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Документи виробника: перевірено .+ включно$/)).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' })).newPage()
  await visitor.goto(`/producers/${producer.slug}`)
  await expect(visitor.getByText(/^Документи перевірено, дійсно до/)).toBeVisible()
  await expect(visitor.getByText('Статут')).toHaveCount(0)
  await visitor.context().close()

  await page.locator('summary', { hasText: 'Зняти позначку' }).click()
  await page.getByLabel('Причина').last().fill('Документи застаріли')
  await page.getByRole('button', { name: 'Зняти позначку' }).click()
  await expect(page.getByText('Цього виробника ще не перевіряли.')).toBeVisible()
})
