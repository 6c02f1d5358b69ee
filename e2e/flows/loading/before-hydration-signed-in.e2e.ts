import type { APIRequestContext } from '@playwright/test'
import { delayJavascript } from '../../delay-javascript.ts'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { newAddress, newUser, PASSWORD, tokenOf, useToken } from '../accounts/account-steps.ts'
import { WORDS } from '../accounts/account-words.ts'
import { placeOrder, requireApproval } from '../listings/api-orders.ts'

test.describe.configure({ mode: 'serial' })
ownSite(test)

const words = WORDS.uk

test('somebody signs in with Enter before hydration', async ({ page, request }) => {
  const email = newAddress()
  await newUser(request, email)
  const release = await delayJavascript(page)
  await page.goto('/login')
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.password, { exact: true }).press('Enter')
  expect(page.url()).not.toContain(PASSWORD)
  await release()
  await expect(page.locator('h1')).toHaveText(words.account)
})

test('several clicks on register before hydration register once', async ({ page }) => {
  let calls = 0
  page.on('request', (each) => {
    if (each.url().endsWith('/v1/user/register')) calls += 1
  })
  const release = await delayJavascript(page)
  await page.goto('/register')
  await page.getByLabel(words.firstname).fill('Мотря')
  await page.getByLabel(words.lastname).fill('Столяренко')
  await page.getByLabel(words.email).fill(newAddress())
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.passwordAgain).fill(PASSWORD)
  await page.getByRole('checkbox', { name: words.terms }).check()
  const send = page.getByRole('button', { name: words.register })
  for (let press = 0; press < 3; press += 1) await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await release()
  await expect(page.locator('h1')).toHaveText(words.account)
  expect(calls).toBe(1)
})

test('a phone number typed before hydration is formatted and saved', async ({ page, context, request }) => {
  await useToken(context, await newUser(request))
  const release = await delayJavascript(page)
  await page.goto('/user/edit')
  const phone = page.getByLabel('Телефон')
  await phone.pressSequentially('671234567')
  await page.getByRole('button', { name: words.save }).first().click()
  await release()
  await expect(phone).toHaveValue('+380 67 123 45 67')
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
})

test('a theme chosen before hydration is applied', async ({ page }) => {
  const release = await delayJavascript(page)
  await page.goto('/terms')
  await page.getByRole('banner').getByRole('radio', { name: 'Темна' }).check({ force: true })
  await release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('an order picture clicked before hydration opens in the viewer', async ({ page, request }) => {
  const { items } = await (await request.post('/v1/order', { data: { limit: 60 } })).json()
  const { slug } = items.find((order: { image: unknown }) => order.image !== null)
  const release = await delayJavascript(page)
  await page.goto(`/orders/${slug}`)
  await page.getByRole('main').locator('a[href^="/media/"]').first().click()
  await release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('the account menu opens and signs out before hydration', async ({ page, context, request }) => {
  await useToken(context, await newUser(request))
  const release = await delayJavascript(page)
  await page.goto('/terms')
  await page.getByRole('button', { name: words.menu }).click()
  await page.getByRole('button', { name: words.signOut }).click()
  await release()
  await expect(page.getByRole('banner').getByRole('link', { name: words.signIn })).toBeVisible()
})

test('«Сплатити» clicked before hydration opens the checkout once', async ({ page, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'customer')}` }
  const id = await freePlan(request, headers)
  const url = `/v1/subscription/10/${id}/upgrade/order-plus`
  const { transaction } = await (await request.post(url, { headers, data: {} })).json()
  let calls = 0
  page.on('request', (each) => {
    if (/\/retry$|\/payment\/checkout$/.test(each.url())) calls += 1
  })
  const release = await delayJavascript(page)
  await page.goto(transaction.paymentUrl)
  const pay = page.getByRole('button', { name: /^Сплатити 149/ })
  await pay.click()
  await pay.click()
  await release({ leavesPage: true })
  await expect(page.getByLabel('Номер тестової картки')).toBeVisible({ timeout: patience(30_000) })
  expect(calls).toBe(1)
})

test('a plan chosen before hydration is the one to pay', async ({ page, context, request }) => {
  const token = await tokenOf(request, 'customer')
  const headers = { authorization: `Bearer ${token}` }
  const id = await freePlan(request, headers)
  await useToken(context, token)
  const release = await delayJavascript(page)
  await page.goto(`/user/subscription/order/${id}`)
  await page.getByRole('button', { name: /^Вибрати тариф «Топ»/ }).click()
  await Promise.all([
    expect(page.getByRole('heading', { level: 1 })).toHaveText(/^До сплати 399/, {
      timeout: patience(30_000),
    }),
    release(),
  ])
})

test('moderation keys pressed before hydration approve, and type the reason', async ({
  page,
  context,
  request,
}) => {
  await requireApproval(request)
  const [first, second] = [
    await placeOrder(request, 'Пошиття фартухів для кав’ярні'),
    await placeOrder(request, 'Пошиття скатертин для кав’ярні'),
  ]
  await useToken(context, await tokenOf(request, 'moderator'))
  const open = page.locator('#open-item')
  const release = await delayJavascript(page)
  await page.goto(`/panel/moderation?what=new&item=${first}`)
  await expect(open).toHaveText('Пошиття фартухів для кав’ярні')
  await page.keyboard.press('a')
  await release()
  await expect(page.getByRole('status').filter({ hasText: 'Схвалено' })).toBeVisible()
  expect((await request.get(`/v1/order/${first}`)).status()).toBe(200)

  const releaseAgain = await delayJavascript(page)
  await page.goto(`/panel/moderation?what=new&item=${second}`)
  await expect(open).toHaveText('Пошиття скатертин для кав’ярні')
  await page.keyboard.press('r')
  await page.keyboard.type('No description')
  await releaseAgain()
  await expect(page.getByLabel('Причина для власника')).toBeFocused()
  await expect(page.getByLabel('Причина для власника')).toHaveValue('No description')
})

async function freePlan(request: APIRequestContext, headers: Record<string, string>): Promise<string> {
  const { items } = await (await request.get('/v1/user/subscriptions', { headers })).json()
  return items.find(
    (each: { status: string; plan: string; allowed: string[] }) =>
      each.status === 'free' && each.plan === 'order-free' && each.allowed.includes('upgrade'),
  ).id
}
