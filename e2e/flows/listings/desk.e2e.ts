import { expect, patience, test } from '../../fixtures.ts'
import { newAddress, newUser, tokenOf, useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'

const WORDS = {
  uk: {
    order: 'Розмістити замовлення',
    first: 'Ще немає жодного оголошення',
    verify: /^Підтвердьте адресу/,
    leads: /нов(е|і|их) звернен/,
    answer: 'Відповісти',
    listings: 'Останні оголошення',
    month: /^За\s30\sднів:/,
    fitting: 'Замовлення для вас',
    profile: 'Заповненість профілю',
    results: 'Перегляди й звернення',
    byDay: 'За днями',
  },
  en: {
    order: 'Place an order',
    first: 'No listings yet',
    verify: /^Confirm/,
    leads: /new leads?/,
    answer: 'Answer',
    listings: 'Latest listings',
    month: /^In\s30\sdays:/,
    fitting: 'Orders for you',
    profile: 'Profile completeness',
    results: 'Views and leads',
    byDay: 'By day',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} the desk of a new user says the next step`, async ({ page, context, request }) => {
    await useToken(context, await newUser(request, newAddress()))
    await page.goto(at('/user'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: words.first })).toBeVisible()
    // The tasks that the user must do are listed first. The advice to turn on a second factor is listed last.
    const tasks = main.getByRole('heading', { level: 3 })
    await expect(tasks.first()).toHaveText(words.verify)
    await main.getByRole('link', { name: words.order }).click()
    await expect(page).toHaveURL(/\/advertisement\/order/)
  })

  test(`in ${language} the desk shows what waits, what listings brought, and orders that fit`, async ({
    page,
    context,
    request,
  }) => {
    test.setTimeout(patience(90_000))
    await useToken(context, await tokenOf(request, 'customer'))
    await page.goto(at('/user'))
    const main = page.getByRole('main')
    const waiting = main.getByRole('listitem').filter({ hasText: words.leads })
    await expect(waiting.getByRole('link', { name: words.answer })).toHaveAttribute(
      'href',
      at('/user/leads?state=new'),
    )
    const listings = page.getByRole('region', { name: words.listings })
    await expect(listings.getByText(words.month).first()).toBeVisible()

    // On the page of a listing, the owner can see the views and leads of each day.
    await listings.getByRole('heading', { level: 2 }).getByRole('link').last().click()
    const results = page.getByRole('region', { name: words.results })
    await expect(results.getByText(words.month)).toBeVisible()
    await results.getByText(words.byDay).click()
    await expect(results.getByRole('table')).toBeVisible()

    await useToken(context, await tokenOf(request, 'producer'))
    await page.goto(at('/user'))
    await expect(page.getByRole('region', { name: words.fitting }).getByRole('listitem')).not.toHaveCount(0)
    await page.getByRole('region', { name: words.profile }).getByRole('link').click()
    await expect(page).toHaveURL(/\/user\/advertisment\/edit\/producer\/.+\?step=/)
  })
}
