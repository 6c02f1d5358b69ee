import type { Locator } from '@playwright/test'
import { expect, patience, test, whenHydrated } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { linkInMail, newAddress, newUser, PASSWORD, tokenOf, useToken } from './account-steps.ts'
import { WORDS } from './account-words.ts'

const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/
test.use({ expectedNoise: [REFUSED] })

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} somebody registers, verifies, edits, signs out, resets the password and signs in`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(180_000))
    const email = newAddress()
    await page.goto(at('/register'))
    await page.getByLabel(words.firstname).fill('Мотря')
    await page.getByLabel(words.lastname).fill('Столяренко')
    await page.getByLabel(words.email).fill(email)
    const [address, chosen, again] = [
      page.getByLabel(words.email),
      page.getByLabel(words.password, { exact: true }),
      page.getByLabel(words.passwordAgain),
    ]
    await expect(address).toHaveAttribute('autocomplete', 'email')
    for (const field of [chosen, again]) await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await chosen.fill(PASSWORD)
    await paste(again, PASSWORD)
    await page.getByLabel(words.terms).check()
    await page.getByRole('button', { name: words.register }).click()
    await expect(page.locator('h1')).toHaveText(words.account)
    await expect(page).toHaveURL(at('/user'))
    await expect(page.getByRole('heading', { name: words.verify })).toBeVisible()

    const verify = await linkInMail(request, email, '/verify/')
    expect(verify).toMatch(at('/verify/'))
    await page.goto(verify)
    await expect(page.locator('h1')).toHaveText(words.verified)
    await page.reload()
    await expect(page.locator('h1')).toHaveText(words.verifiedBefore)
    await page.getByRole('link', { name: language === 'uk' ? 'До кабінету' : 'To your account' }).click()
    await expect(page.locator('h1')).toHaveText(words.account)
    await expect(page.getByRole('heading', { name: words.verify })).toHaveCount(0)

    await page.goto(at('/user/edit'))
    await page.getByLabel(words.lastname).fill('Теслюк')
    await page.getByRole('button', { name: words.save }).first().click()
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible()
    await expect(page.getByRole('button', { name: words.menu })).toHaveAccessibleName(/Мотря Теслюк/)

    await page.getByRole('button', { name: words.menu }).click()
    await page.getByRole('button', { name: words.signOut }).click()
    await expect(page).toHaveURL(at('/'))
    await expect(page.getByRole('banner').getByRole('link', { name: words.signIn })).toBeVisible()

    await page.goto(at('/forgot-password'))
    await page.getByLabel(words.email).fill(email)
    await page.getByRole('button', { name: words.sendLink }).click()
    await expect(page.locator('h1')).toHaveText(words.checkMail)
    const reset = await linkInMail(request, email, '/password-reset/')
    await page.goto(reset)
    const changed = `${PASSWORD}, and sharper`
    const next = page.getByLabel(words.newPassword, { exact: true })
    await expect(next).toHaveAttribute('autocomplete', 'new-password')
    await paste(next, changed)
    await page.getByLabel(words.passwordAgain).fill(changed)
    await page.getByRole('button', { name: words.saveNew }).click()
    await expect(page).toHaveURL(at('/login'))
    await page.goto(reset)
    await expect(page.locator('h1')).toHaveText(words.over)

    await page.goto(at('/login'))
    await page.getByLabel(words.email).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: words.signIn }).click()
    await expect(page.getByRole('alert')).toContainText(words.wrong)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByLabel(words.email)).toHaveValue(email)
    await expect(page.getByLabel(words.email)).toHaveAttribute('autocomplete', 'username')
    const known = page.getByLabel(words.password, { exact: true })
    await expect(known).toHaveAttribute('autocomplete', 'current-password')
    await paste(known, changed)
    await page.getByRole('button', { name: words.signIn }).click()
    await expect(page).toHaveURL(at('/user'))
  })

  test(`in ${language} a verification link opened elsewhere needs a button press, and works without JavaScript`, async ({
    browser,
    request,
  }) => {
    const email = newAddress()
    const token = await newUser(request, email)
    const verify = inLanguage(await linkInMail(request, email, '/verify/'), language)
    const isVerified = async () => {
      const answer = await request.get('/v1/user/get', { headers: { authorization: `Bearer ${token}` } })
      return (await answer.json()).emailVerifiedAt !== null
    }
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    for (let i = 0; i < 3; i += 1) await page.goto(verify)
    await expect(page.locator('h1')).toHaveText(words.verify)
    expect(await isVerified()).toBe(false)
    await page.getByRole('button', { name: words.confirmAddress }).click()
    await expect(page.locator('h1')).toHaveText(words.verified)
    expect(await isVerified()).toBe(true)
    await page.goto(verify)
    await expect(page.locator('h1')).toHaveText(words.verifiedBefore)
    await context.close()
  })

  test(`in ${language} links with unknown codes show an error page with a next step`, async ({ page }) => {
    for (const path of ['/verify/nonsense', '/password-reset/nonsense']) {
      const answer = await page.goto(at(path))
      expect(answer?.status()).toBe(404)
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      })
      await expect(page.locator('h1')).toHaveText(words.unknownLink)
      await expect(page).toHaveTitle(new RegExp(`^${words.unknownLink}`))
      await expect(page.getByRole('main').getByRole('link')).not.toHaveCount(0)
    }
  })

  test(`in ${language} guards redirect visitors to sign-in and back, on document loads and navigations`, async ({
    page,
    request,
  }) => {
    const email = newAddress()
    await newUser(request, email)
    await page.goto(at('/user/edit'))
    await expect(page).toHaveURL(`${at('/login')}?next=%2Fuser%2Fedit`)
    await page.getByLabel(words.email).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: words.signIn }).click()
    await expect(page).toHaveURL(at('/user/edit'))

    // A signed-in user who opens a page for visitors is redirected. This applies to loading the document and to
    // following a link in the app.
    await page.goto(at('/login?next=/orders/page/2'))
    await expect(page).toHaveURL(at('/orders/page/2'))
    await page.goto(at('/register'))
    await expect(page).toHaveURL(at('/user'))
    await page.goto(at('/login?next=//evil.example'))
    await expect(page).toHaveURL(at('/user'))
    // The app must handle the click on the link. Before hydration, the browser itself would follow the link.
    await whenHydrated(page)
    await page.evaluate((href) => {
      const link = document.createElement('a')
      link.href = href
      document.getElementById('content')?.append(link)
      link.click()
    }, at('/forgot-password'))
    await expect(page.locator('h1')).toHaveText(words.account)
    await expect(page).toHaveURL(at('/user'))

    // Users without rights in the panel get a 404 page.
    const panel = await page.goto(at('/panel'))
    expect(panel?.status()).toBe(404)
  })
}

test('a visitor of the panel must sign in, and staff can open it', async ({ page, context, request }) => {
  await page.goto('/panel')
  await expect(page).toHaveURL('/login?next=%2Fpanel')
  await useToken(context, await tokenOf(request, 'moderator'))
  const answer = await page.goto('/panel')
  expect(answer?.status()).toBe(200)
  await expect(page.locator('h1')).toHaveText('Сьогодні')
})

test('after a lost session signing in returns to the same page with the typed values', async ({
  page,
  context,
  request,
}) => {
  const email = newAddress()
  const token = await newUser(request, email)
  await useToken(context, token)
  await page.goto('/user/edit')
  await page.getByLabel('Прізвище').fill('Незбережена')
  await request.post('/v1/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.getByRole('button', { name: 'Зберегти' }).first().click()
  await expect(page).toHaveURL('/login?next=%2Fuser%2Fedit')
  await expect(page.locator('h1')).toHaveText('Вхід')
  await page.getByLabel('Електронна пошта').fill(email)
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page).toHaveURL('/user/edit')
  await expect(page.getByLabel('Прізвище')).toHaveValue('Незбережена')
})

test('pages that need a session have sign-out in their menu', async ({ page, context, request }) => {
  await useToken(context, await tokenOf(request, 'moderator'))
  for (const path of ['/user', '/user/edit', '/panel']) {
    await page.goto(path)
    await page.getByRole('button', { name: /Обліковий запис:/ }).click()
    await expect(page.getByRole('button', { name: 'Вийти' })).toBeVisible()
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${path}`))
  }
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page).toHaveURL('/')
})

test('signing out and in again in one tab updates the other', async ({ context, request }) => {
  const email = newAddress()
  await useToken(context, await newUser(request, email))
  const [one, other] = [await context.newPage(), await context.newPage()]
  await other.goto('/user')
  // Only a hydrated page hears of the other tab.
  await whenHydrated(other)
  await one.goto('/')
  await one.getByRole('button', { name: /Обліковий запис:/ }).click()
  await one.getByRole('button', { name: 'Вийти' }).click()
  await expect(other).toHaveURL('/login?next=%2Fuser')
  await one.goto('/login')
  await one.getByLabel('Електронна пошта').fill(email)
  await one.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await one.getByRole('button', { name: 'Увійти' }).click()
  await expect(other).toHaveURL('/user')
  await expect(other.locator('h1')).toHaveText('Мій кабінет')
})

test('over the rate limit a registration solves a challenge automatically', async ({ page, request }) => {
  test.setTimeout(patience(120_000))
  for (let made = 0; made < 11; made += 1) await newUser(request)
  await page.goto('/register')
  await page.getByLabel('Ім’я').fill('Мотря')
  await page.getByLabel('Прізвище').fill('Столяренко')
  await page.getByLabel('Електронна пошта').fill(newAddress())
  await page.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Пароль ще раз').fill(PASSWORD)
  await page.getByLabel(/Я приймаю/).check()
  await page.getByRole('button', { name: 'Створити обліковий запис' }).click()
  await expect(page).toHaveURL('/user')
})

test('after too many wrong passwords the form says when to try again', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Електронна пошта').fill(newAddress())
  await page.getByLabel('Пароль', { exact: true }).fill('wrong')
  for (let tried = 0; tried < 6; tried += 1) {
    const answer = page.waitForResponse('**/v1/login')
    await page.getByRole('button', { name: 'Увійти' }).click()
    await answer
    await expect(page.getByRole('button', { name: 'Увійти' })).not.toHaveAttribute('aria-disabled', 'true')
  }
  await expect(page.getByRole('alert')).toContainText(/Спробуйте ще раз через 1[45]\sхвилин/)
})

test('an invalid or expired token is cleared silently', async ({ page, context }) => {
  await useToken(context, 'nobody-has-this')
  await page.goto('/orders/page/1')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Увійти' })).toBeVisible()
  expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([])
})

test('a visitor page served to a user by a cache shows the user after hydration', async ({
  page,
  context,
  request,
}) => {
  await useToken(context, await tokenOf(request, 'customer'))
  await page.route('/terms', async (route) => {
    const { cookie: _, ...headers } = await route.request().allHeaders()
    await route.fulfill({
      response: await request.get('/terms', { headers: { accept: headers.accept ?? '' } }),
    })
  })
  await page.goto('/terms')
  await expect(page.getByRole('button', { name: /Замовниченко/ })).toBeVisible()
})

test('concurrent requests of two users and a visitor never mix their data', async ({ request }) => {
  const [customer, producer] = [await tokenOf(request, 'customer'), await tokenOf(request, 'producer')]
  const people = [
    { cookie: `token=${customer}`, own: 'Замовниченко', other: 'Тарас Виробник' },
    { cookie: `token=${producer}`, own: 'Тарас Виробник', other: 'Замовниченко' },
    { cookie: '', own: 'Увійти', other: 'Замовниченко' },
  ]
  for (const path of ['/', '/orders/page/1', '/terms', '/search?query=стіл']) {
    const requests = Array.from({ length: 8 }, () => people).flat()
    await Promise.all(
      requests.map(async ({ cookie, own, other }) => {
        const answer = await request.get(encodeURI(path), { headers: { cookie } })
        const header = (await answer.text()).match(/<header[\s\S]*<\/header>/)?.[0] ?? ''
        expect(header).toContain(own)
        expect(header).not.toContain(other)
        const cache = answer.headers()['cache-control']
        if (cookie) expect(cache).toBe('private, no-store')
        else expect(header).not.toContain('Тарас Виробник')
      }),
    )
  }
})

/** Pastes a text, so that the page gets one input event and no key presses. */
async function paste(field: Locator, text: string): Promise<void> {
  await field.page().context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await field.evaluate((_, copied) => navigator.clipboard.writeText(copied), text)
  await field.selectText()
  await field.press('ControlOrMeta+V')
  await expect(field).toHaveValue(text)
}
