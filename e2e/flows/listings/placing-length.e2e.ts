import type { Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { linkInMail, newAddress, newUser, PASSWORD, useToken } from '../accounts/account-steps.ts'
import { WORDS } from '../accounts/account-words.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { PLACING } from './placing-words.ts'

// All flows come from one IP network. If the network exceeds the limit of registrations, a registration gets a 429 and
// then solves a proof-of-work challenge.
test.use({ expectedNoise: [/status of 429/] })

/**
 * Records the headings of the screens of placing that a person sees, and counts how often the person presses something:
 * links, buttons, boxes and lists. Typing and the way from one text field to the next are not counted.
 */
function counted(page: Page) {
  const screens: string[] = []
  let clicks = 0
  return {
    screens,
    clicks: () => clicks,
    async sees(heading: string | RegExp) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      screens.push(String(heading))
    },
    async presses(press: () => Promise<unknown>) {
      clicks += 1
      await press()
    },
  }
}

for (const language of LANGUAGES) {
  const words = PLACING[language]

  async function fillIn(page: Page, way: ReturnType<typeof counted>) {
    await way.presses(() =>
      page.getByRole('banner').getByRole('link', { name: words.place, exact: true }).click(),
    )
    await way.sees(words.what)
    // What an account and the free number of orders will ask stands above the first field.
    const rules = await page.getByText(words.rules).boundingBox()
    const first = await page.getByLabel(words.title, { exact: true }).boundingBox()
    expect(rules && first && rules.y + rules.height < first.y).toBe(true)
    await page.getByLabel(words.title, { exact: true }).fill(words.suggestingTitle)
    await way.presses(() => page.getByRole('radio', { name: words.suggestedCategory }).check())
    await page.getByLabel(words.quantity).fill('300')
    await page.getByLabel(words.description).fill(words.sampleText)
    await way.presses(() => page.getByRole('button', { name: words.next }).click())
    await way.sees(words.terms)
    await way.presses(() => page.getByRole('button', { name: words.next }).click())
    await way.sees(words.contactAndPreview)
    await way.presses(() => page.getByLabel(words.region).selectOption({ index: 5 }))
  }

  test(`a visitor's order awaits moderation after 6 screens and 10 clicks in ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const email = newAddress()
    const way = counted(page)
    await page.goto(inLanguage('/', language))
    await fillIn(page, way)
    await page.getByLabel(words.contactName).fill('Олена Коваль')
    await page.getByLabel(words.email).fill(email)
    await way.presses(() => page.getByRole('button', { name: words.save }).click())
    await way.sees(words.thanks)
    const account = WORDS[language]
    await expect(page.getByLabel(account.email)).toHaveValue(email)
    await page.getByLabel(account.password, { exact: true }).fill(PASSWORD)
    await page.getByLabel(account.passwordAgain).fill(PASSWORD)
    await way.presses(() => page.getByRole('checkbox', { name: account.terms }).check())
    await way.presses(() => page.getByRole('button', { name: account.register }).click())
    await expect(page.getByText(words.confirmMail)).toBeVisible()
    await way.sees(words.confirmTitle)
    const link = await linkInMail(request, email, '/verify/')
    await way.presses(() => page.goto(link))
    await expect(page.getByText(words.awaits)).toBeVisible()
    await way.sees(words.verified)
    expect(way.screens.length, way.screens.join(' → ')).toBeLessThanOrEqual(6)
    expect(way.clicks()).toBeLessThanOrEqual(10)
  })

  test(`a member's order awaits moderation after 4 screens and 6 clicks in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const email = newAddress()
    await useToken(context, await newUser(request, email))
    await page.goto(await linkInMail(request, email, '/verify/'))
    const way = counted(page)
    await page.goto(inLanguage('/', language))
    await fillIn(page, way)
    await expect(page.getByRole('main').getByText(email)).toBeVisible()
    await way.presses(() => page.getByRole('button', { name: words.send }).click())
    await way.sees(words.sent)
    expect(way.screens.length, way.screens.join(' → ')).toBeLessThanOrEqual(4)
    expect(way.clicks()).toBeLessThanOrEqual(6)
  })
}
