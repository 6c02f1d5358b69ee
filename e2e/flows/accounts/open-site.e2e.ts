import { axeFindings } from '../../axe.ts'
import { expect, test, whenHydrated } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { inLanguage, LANGUAGES } from '../addresses.ts'
import { newAddress, newUser, PASSWORD, useToken } from './account-steps.ts'
import { oneTimeCode } from './one-time-code.ts'

// Other machines can reach this site, so its staff need a second factor.
const site = ownSite(test, { PUBLIC_URL: 'http://verstat.example', ALLOW_DEMO: '1' })

test.use({ expectedNoise: [/Failed to load resource: the server responded with a status of 404/] })

const WORDS = {
  uk: { title: 'Панель відкривається лише з кодом', begin: 'Увімкнути вхід із кодом' },
  en: { title: 'The panel opens only with a code', begin: 'Turn on sign-in with a code' },
} as const

for (const language of LANGUAGES) {
  test(`a new admin is told to turn on sign-in with a code, in ${language}`, async ({
    page,
    context,
    request,
  }) => {
    const at = (path: string) => inLanguage(path, language)
    const email = newAddress()
    const token = await newUser(request, email)
    await useToken(context, token)
    expect((await page.goto(at('/panel')))?.status()).toBe(404)
    expect((await page.goto(at('/user/enrol')))?.status()).toBe(404)

    site.makeAdmin(email)
    expect((await page.goto(at('/panel/moderation')))?.status()).toBe(200)
    await expect(page).toHaveURL(at('/user/enrol'))
    await expect(page.locator('h1')).toHaveText(WORDS[language].title)
    await whenHydrated(page)
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('main').getByRole('link', { name: WORDS[language].begin }).click()
    await expect(page).toHaveURL(at('/user/edit#second-factor'))

    const headers = { authorization: `Bearer ${token}` }
    const began = await request.post('/v1/user/second-factor', { headers, data: { password: PASSWORD } })
    const { secret } = await began.json()
    const data = { code: oneTimeCode(secret, Date.now()) }
    await request.post('/v1/user/second-factor/confirm', { headers, data })
    await page.goto(at('/user/enrol'))
    await expect(page).toHaveURL(at('/panel'))
  })
}
