import { expect, patience, test } from '../../fixtures.ts'
import { linkInMail, newAddress, newUser, tokenOf, useToken } from '../accounts/account-steps.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'

const WORDS = {
  uk: {
    show: 'Показати контакти',
    told: 'Замовник побачить ваше ім’я та час запиту.',
    state: 'Стан',
    agreed: 'Домовилися',
    note: 'Нотатка',
    save: 'Зберегти',
    saved: 'Збережено',
    sent: 'Мої',
  },
  en: {
    show: 'Show contact details',
    told: 'The customer will see your name and when you asked.',
    state: 'State',
    agreed: 'Agreed',
    note: 'Note',
    save: 'Save',
    saved: 'Saved',
    sent: 'Sent',
  },
}
const NOTE = 'Чекаємо на зразок'

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const at = (path: string) => inLanguage(path, language)

  test(`in ${language} a request for a contact reaches the open page of the owner and both lists`, async ({
    page,
    context,
    browser,
    request,
  }) => {
    test.setTimeout(patience(120_000))
    const owner = await tokenOf(request, 'customer')
    const own = await request.get('/v1/user/orders', { headers: { authorization: `Bearer ${owner}` } })
    const { items } = await own.json()
    const order = items.find(({ status }: { status: string }) => status === 'published')

    const email = newAddress()
    const asker = await newUser(request, email)
    const code = (await linkInMail(request, email, '/verify/')).split('/').at(-1)
    expect((await request.get(`/v1/user/verify/${code}`)).status()).toBe(200)

    // The flows of both languages run in parallel, so the person has a different last name in each language.
    const lastname = { uk: 'Гончаренко', en: 'Лимаренко' }[language]
    const named = await request.patch('/v1/user/edit', {
      data: { lastname },
      headers: { authorization: `Bearer ${asker}` },
    })
    expect(named.status()).toBe(200)

    await useToken(context, owner)
    await page.goto(at('/user/leads'))
    const rows = page.getByRole('listitem').filter({ hasText: `Мотря ${lastname}` })
    await expect(rows).toHaveCount(0)

    const other = await browser.newContext()
    await useToken(other, asker)
    const visitor = await other.newPage()
    await visitor.goto(at(`/orders/${order.slug}`))
    await expect(visitor.getByText(words.told)).toBeVisible()
    await visitor.getByRole('button', { name: words.show }).click()
    await expect(visitor.locator('a[href^="mailto:"]')).toBeVisible()

    // A realtime event adds the row to the owner's open page without a reload, within two seconds.
    await expect(rows).toHaveCount(1, { timeout: patience(2_000) })

    const row = rows.first()
    await row.locator('summary').focus()
    await page.keyboard.press('Enter')
    await row.getByLabel(words.state).selectOption(words.agreed)
    await row.getByLabel(words.note).fill(NOTE)
    await row.getByRole('button', { name: words.save }).press('Enter')
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
    await expect(row.getByText(NOTE, { exact: true }).first()).toBeVisible()
    await page.reload()
    await expect(rows.first().getByText(words.agreed, { exact: true }).first()).toBeVisible()

    // Nobody has written to this person, so the page begins with the person's own requests.
    await visitor.goto(at('/user/leads'))
    await expect(visitor.getByRole('link', { name: words.sent, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(visitor.locator(`main a[href$="/orders/${order.slug}"]`)).toBeVisible()
    await expect(visitor.getByText(NOTE)).toHaveCount(0)
    // The contact stays open: its link leads to the page that shows it again.
    await visitor.locator(`main a[href$="/orders/${order.slug}#contact"]`).click()
    await expect(visitor.locator('a[href^="mailto:"]')).toBeVisible()
    await other.close()
  })
}
