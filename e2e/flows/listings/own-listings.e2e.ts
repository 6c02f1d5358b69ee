import type { APIRequestContext, Page } from '@playwright/test'
import { axeFindings } from '../../axe.ts'
import { expect, patience, test } from '../../fixtures.ts'
import { tokenOf, useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'

const WORDS = {
  uk: {
    title: 'Мої оголошення',
    pause: /^Призупинити: /,
    paused: 'Показ призупинено',
    resume: /^Показувати знову: /,
    resumed: 'Оголошення знову показується',
    remove: /^Видалити: /,
    undo: 'Повернути',
    restored: 'Оголошення повернуто',
    deleted: /^Видалені/,
    restore: /^Повернути: /,
    tools: 'Ваше оголошення',
  },
  en: {
    title: 'My listings',
    pause: /^Pause: /,
    paused: 'The listing is paused',
    resume: /^Show again: /,
    resumed: 'The listing is shown again',
    remove: /^Delete: /,
    undo: 'Undo',
    restored: 'The listing is restored',
    deleted: /^Deleted/,
    restore: /^Restore: /,
    tools: 'Your listing',
  },
}

// The test opens the link of the reminder again after the link was used, so the server answers 410.
test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 410/] })

async function press(page: Page, name: string | RegExp, within = page.locator('main')): Promise<void> {
  const button = within.getByRole('button', { name }).first()
  await button.focus()
  await page.keyboard.press('Enter')
}

/**
 * Returns a published order of the demo customer. `at` is its index, so that the test uses a different order in each
 * language.
 */
async function ownOrder(request: APIRequestContext, token: string, at: number): Promise<{ slug: string }> {
  const headers = { authorization: `Bearer ${token}` }
  const { items } = await (await request.get('/v1/user/orders?status=published', { headers })).json()
  return items.toSorted((a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id))[at]
}

for (const [at, language] of LANGUAGES.entries()) {
  const words = WORDS[language]

  test(`in ${language} an owner pauses, shows, deletes and restores an order with the keyboard`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const token = await tokenOf(request, 'customer')
    await useToken(context, token)
    const { slug } = await ownOrder(request, token, at)
    await page.goto(inLanguage('/user/advertisment', language))
    await expect(page.locator('h1')).toHaveText(words.title)
    const row = page
      .getByRole('listitem')
      .filter({ has: page.locator(`a[href$="/${slug}"]`) })
      .last()
    const openMore = async () => {
      await row.locator('summary').focus()
      await page.keyboard.press('Enter')
    }
    const status = page.getByRole('status').first()

    await openMore()
    expect(await axeFindings(page)).toEqual([])
    await press(page, words.pause, row)
    await expect(status).toContainText(words.paused)
    await expect(row.locator('h2 a')).toBeFocused()
    await press(page, words.resume, row)
    await expect(status).toContainText(words.resumed)
    await expect(row.locator('h2 a')).toBeFocused()

    if (!(await row.getByRole('button', { name: words.remove }).isVisible())) await openMore()
    await press(page, words.remove, row)
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: words.undo, exact: true }).press('Enter')
    await expect(status).toContainText(words.restored)
    await expect(row).toBeVisible()

    if (!(await row.getByRole('button', { name: words.remove }).isVisible())) await openMore()
    await press(page, words.remove, row)
    await expect(row).toHaveCount(0)
    await page.getByRole('link', { name: words.deleted }).press('Enter')
    await expect(page).toHaveURL(/status=archived/)
    await press(page, words.restore, row)
    await expect(row).toHaveCount(0)

    await page.goto(inLanguage(`/orders/${slug}`, language))
    await expect(page.getByRole('heading', { name: words.tools })).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
  })
}

test('the link of a reminder e-mail renews its order once, without signing in', async ({ page, request }) => {
  let link = ''
  await expect
    .poll(async () => {
      const mails: ReadonlyArray<{ to: string; text: string }> = await (
        await request.get('/dev/mail.json')
      ).json()
      const mail = mails.find(({ text }) => text.includes('/advertisement/renew#'))
      link = mail?.text.match(/https?:\/\/\S+renew#\S+/)?.[0] ?? ''
      return link
    })
    .toContain('#')
  const { pathname, hash } = new URL(link)
  await page.goto(pathname + hash)
  const button = page.getByRole('button', { name: /Поновити на 30\sднів|Renew for 30\sdays/ })
  await expect(button).toBeVisible()
  await button.press('Enter')
  await expect(page.locator('h1')).toHaveText(/Замовлення поновлено|The order is renewed/)
  await page.goto('about:blank')
  await page.goto(pathname + hash)
  await expect(page.locator('h1')).toHaveText(/Посилання вже не діє|This link no longer works/)
})
