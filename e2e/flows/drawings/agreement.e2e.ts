import { axeFindings } from '../../axe.ts'
import { expect, test } from '../../fixtures.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'

const WORDS = {
  uk: { link: 'угоду про нерозголошення', title: 'Угода, яку приймають виробники', text: /Що є таємницею/ },
  en: {
    link: 'non-disclosure agreement',
    title: 'The agreement that producers accept',
    text: /What is secret/,
  },
}

test.describe(() => {
  test.use({ javaScriptEnabled: false })

  test('before publishing, a customer reads what producers will accept, without JavaScript', async ({
    page,
  }) => {
    for (const language of LANGUAGES) {
      const words = WORDS[language]
      await page.goto(inLanguage('/advertisement/order?step=terms', language))
      const [agreement] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: words.link }).first().click(),
      ])
      await expect(agreement.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
      await expect(agreement.getByText(words.text)).toBeVisible()
      // The other language says the same, one click away.
      const other = WORDS[language === 'uk' ? 'en' : 'uk']
      await expect(agreement.getByText(other.text)).toBeHidden()
      await agreement.locator('main summary').click()
      await expect(agreement.getByText(other.text)).toBeVisible()
      await agreement.close()
    }
  })
})

test('axe finds nothing on the page of the agreement', async ({ page }) => {
  await page.goto('/nda')
  expect(await axeFindings(page)).toEqual([])
})
