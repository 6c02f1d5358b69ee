import type { APIRequestContext } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { DEMO_PASSWORD, newUser, tokenOf, useToken } from '../accounts/account-steps.ts'
import { everyPage, inLanguage, LANGUAGES } from '../addresses.ts'

const WORDS = {
  uk: {
    show: 'Показати контакти',
    email: 'Електронна пошта',
    password: 'Пароль',
    signIn: 'Увійти',
    verify: /підтвердьте свою адресу/,
    message: 'Повідомлення',
    send: 'Надіслати повідомлення',
    sent: 'Повідомлення надіслано',
  },
  en: {
    show: 'Show contact details',
    email: 'E-mail',
    password: 'Password',
    signIn: 'Sign in',
    verify: /Confirm your address/,
    message: 'Message',
    send: 'Send the message',
    sent: 'Your message is on its way',
  },
}

/** Returns slugs of published orders by their `contactShow` setting. */
async function ordersByShow(request: APIRequestContext): Promise<Record<string, string>> {
  const { items } = await (await request.post('/v1/order', { data: { limit: 60 } })).json()
  const found: Record<string, string> = {}
  for (const { slug } of items) {
    const { contactShow } = await (await request.get(`/v1/order/${slug}`)).json()
    found[contactShow] ??= slug
    if (Object.keys(found).length === 3) break
  }
  return found
}

/** Returns the slug of a producer whose contact is for signed-in users. */
async function producerAfterLogin(request: APIRequestContext): Promise<string> {
  const { items } = await (await request.post('/v1/producer', { data: { limit: 60 } })).json()
  for (const { slug } of items) {
    const { contactShow } = await (await request.get(`/v1/producer/${slug}`)).json()
    if (contactShow === 'afterLogin') return slug
  }
  throw new Error('Every producer shows the contact to all or to nobody')
}

test('no page sent to visitors contains a contact', async ({ request }) => {
  test.setTimeout(patience(120_000))
  for (const path of await everyPage(request)) {
    const html = await (await request.get(path)).text()
    // The e-mail addresses and phone numbers in the contacts of demo listings have this form. No demo user has an
    // address or a number of this form.
    expect.soft(html, path).not.toMatch(/@[a-z]+\.verstat\.test|\+38000\d{7}/)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a bar leads to the contact, and is away while the contact is on the screen', async ({
    page,
    request,
  }) => {
    await page.goto(`/producers/${await producerAfterLogin(request)}`)
    const contact = page.getByRole('link', { name: WORDS.uk.show })
    const back = page.getByRole('link', { name: 'Контакти', exact: true })
    await expect(contact).not.toBeInViewport()
    await expect(back).toBeInViewport()
    await back.click()
    await expect(contact).toBeInViewport()
    await expect(back).toBeHidden()
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(back).toBeInViewport()
  })

  test('the bar of an order leads to the form for an offer', async ({ page, request }) => {
    const { afterLogin } = await ordersByShow(request)
    await page.goto(`/orders/${afterLogin}`)
    const bar = page.getByRole('link', { name: 'Надіслати пропозицію' }).last()
    await expect(bar).toBeInViewport()
    await bar.click()
    await expect(page).toHaveURL(/\/login\?next=/)
  })
})

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} a visitor who opens a contact signs in and then sees it`, async ({
    page,
    request,
  }) => {
    const { afterLogin } = await ordersByShow(request)
    await page.goto(at(`/orders/${afterLogin}`))
    await page.getByRole('link', { name: words.show }).press('Enter')
    await expect(page).toHaveURL(/\/login\?next=/)
    await page.getByLabel(words.email).fill('producer@verstat.test')
    await page.getByLabel(words.password, { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: words.signIn }).click()
    await expect(page).toHaveURL(at(`/orders/${afterLogin}#contact`))
    await expect(page.getByRole('complementary').locator('a[href^="mailto:"]')).toBeVisible()
    // Whoever has opened the contact sees it again without a press. The contact is not a part of the page that is sent.
    const html = await (await page.reload())?.text()
    expect(html).not.toContain('mailto:')
    await expect(page.getByRole('complementary').locator('a[href^="mailto:"]')).toBeVisible()
    await expect(page.getByRole('button', { name: words.show })).toHaveCount(0)
  })

  test(`in ${language} a public contact needs no account, and a hidden one takes a message`, async ({
    page,
    context,
    request,
  }) => {
    const { public: open, none: hidden } = await ordersByShow(request)
    await page.goto(at(`/orders/${open}`))
    await page.getByRole('button', { name: words.show }).click()
    await expect(page.locator('a[href^="mailto:"]')).toBeVisible({ timeout: patience(30_000) })

    await useToken(context, await newUser(request))
    await page.goto(at(`/orders/${hidden}`))
    await expect(page.getByRole('complementary')).toContainText(words.verify)

    await useToken(context, await tokenOf(request, 'producer'))
    await page.goto(at(`/orders/${hidden}`))
    await page
      .getByRole('textbox', { name: words.message })
      .fill('Маємо три вільні верстати й матеріал на складі.')
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByRole('complementary')).toContainText(words.sent)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // This test runs in one language only, because a visitor's network may send only a few messages without solving a
  // proof-of-work challenge.
  test('a listing is reported, and the chosen reason survives a refused submit', async ({
    page,
    request,
  }) => {
    const { public: slug } = await ordersByShow(request)
    await page.goto(`/orders/${slug}`)
    const title = await page.locator('h1').innerText()
    await page.getByRole('link', { name: 'Поскаржитися на оголошення' }).click()
    await expect(page.locator('h1')).toHaveText('Поскаржитися на оголошення')
    const subject = page.getByRole('main').getByRole('link', { name: title })
    await expect(subject).toBeVisible()
    await page.getByLabel('Що не так').selectOption('copyright')
    await page.getByRole('button', { name: 'Надіслати' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(subject).toBeVisible()
    await expect(page.getByLabel('Що не так')).toHaveValue('copyright')
    await page.getByLabel('Повідомлення').fill('Це фото з нашого сайту.')
    await page.getByLabel('Ваше ім’я').fill('Гнат')
    await page.getByLabel('Електронна пошта').fill('hnat@example.test')
    await page.getByRole('button', { name: 'Надіслати' }).click()
    await expect(page).toHaveURL(/\/feedback\?sent=\d+$/)
  })
})
