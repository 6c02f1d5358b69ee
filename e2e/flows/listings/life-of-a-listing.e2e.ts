import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, patience, test } from '../../fixtures.ts'
import { ownSite } from '../../own-site.ts'
import { linkInMail, newAddress, tokenOf, useToken } from '../accounts/account-steps.ts'
import { WORDS } from '../accounts/account-words.ts'
import { inLanguage, LANGUAGES, type Language } from '../addresses.ts'
import { beginOrder, clickNext, fillContact, picture, registerToOwn } from './placing-steps.ts'
import { PLACING } from './placing-words.ts'

test.describe.configure({ mode: 'serial' })
ownSite(test)

type Kind = 'order' | 'producer'

/** Numbers of steps that the forms have. */
const STEPS = { order: 3, producer: 6 }
const DESCRIPTION = 'Складаємо світильники, щити й прилади з деталей замовника, перевіряємо кожен виріб.'

for (const language of LANGUAGES) {
  for (const kind of ['order', 'producer'] as const) {
    test(`in ${language} a visitor's ${kind} is claimed, approved, found, edited, paused, deleted and restored`, async ({
      page,
      context,
      browser,
      request,
    }) => {
      test.setTimeout(patience(180_000))
      const email = newAddress()
      const [name, nameNow] = namesOf(kind, language)
      await (kind === 'order' ? placeOrder : placeProducer)(page, language, name, email)
      await registerFromThanks(page, language, email)
      const [cookie] = (await context.cookies()).filter((each) => each.name === 'token')
      const headers = { authorization: `Bearer ${cookie?.value}` }
      const slug = new URL(page.url()).searchParams.get(kind) ?? ''
      const own = async () => (await request.get(`/v1/user/${kind}s/${slug}`, { headers })).json()
      expect((await request.get(`/v1/${kind}/${slug}`)).status()).toBe(404)

      await page.goto(await linkInMail(request, email, inLanguage('/verify/', language)))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[language].verified)
      await expect.poll(async () => (await own()).status).toBe('pending')
      const { id } = await own()

      // These requests put the pages into the cache before the listing is published. The later result therefore proves
      // that publishing removes the cached pages.
      const before = await visibilityOf(request, kind, slug, name)
      expect(before).toMatchObject({ listed: false, found: false, mapped: false })
      await approve(browser, request, { what: 'new', id })
      await expect
        .poll(() => visibilityOf(request, kind, slug, name))
        .toEqual({ listed: true, total: before.total + 1, found: true, mapped: true, opens: 200 })

      await page.goto(inLanguage(`/user/advertisment/edit/${kind}/${slug}`, language))
      const field = kind === 'order' ? PLACING[language].title : PLACING[language].producerName
      await page.getByLabel(field, { exact: true }).fill(nameNow)
      await saveForm(page, kind, language)
      expect(await titleOf(request, kind, slug, language)).toBe(name)
      await approve(browser, request, { what: 'edit', id })
      await expect.poll(() => titleOf(request, kind, slug, language)).toBe(nameNow)
      await expect.poll(async () => (await visibilityOf(request, kind, slug, nameNow)).listed).toBe(true)

      const move = (status: string) =>
        request.post(`/v1/${kind}/${id}/status/${status}`, { headers, data: {} })
      expect((await move('paused')).status()).toBe(200)
      await expect
        .poll(() => visibilityOf(request, kind, slug, nameNow))
        .toMatchObject({ listed: false, total: before.total, opens: 200 })
      expect((await move('published')).status()).toBe(200)
      if (kind === 'order') {
        const renewed = await request.post(`/v1/order/${id}/renew`, { headers, data: {} })
        expect(renewed.status()).toBe(200)
      }
      await expect.poll(async () => (await visibilityOf(request, kind, slug, nameNow)).listed).toBe(true)
      expect((await request.delete(`/v1/${kind}/${id}`, { headers })).status()).toBe(204)
      await expect
        .poll(() => visibilityOf(request, kind, slug, nameNow))
        .toMatchObject({ listed: false, found: false, mapped: false, opens: 410 })
      expect((await request.post(`/v1/${kind}/${id}/restore`, { headers })).status()).toBe(200)
      await expect
        .poll(() => visibilityOf(request, kind, slug, nameNow))
        .toEqual({ listed: true, total: before.total + 1, found: true, mapped: true, opens: 200 })
    })
  }
}

function namesOf(kind: Kind, language: Language): readonly [string, string] {
  const word = { uk: 'Ліхтарня', en: 'Lanternworks' }[language]
  return kind === 'order'
    ? [`${word}: складання світильників`, `${word}: складання теплих світильників`]
    : [`${word} Промінь`, `${word} Новий Промінь`]
}

async function placeOrder(page: Page, language: Language, title: string, email: string): Promise<void> {
  const words = PLACING[language]
  await beginOrder(page, language)
  await page.getByLabel(words.title, { exact: true }).fill(title)
  await clickNext(page, language, words.terms)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: picture() })
  await expect(page.locator('main picture')).toHaveCount(1)
  await clickNext(page, language, words.contactAndPreview)
  await fillContact(page, language, email)
  await page.getByRole('button', { name: words.save }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks)
}

async function placeProducer(page: Page, language: Language, name: string, email: string): Promise<void> {
  const words = PLACING[language]
  await page.goto(inLanguage('/advertisement/producer', language))
  await page.getByLabel(words.producerName).fill(name)
  await page.getByRole('radio', { name: words.kind }).check()
  await page.getByLabel(words.description).fill(DESCRIPTION)
  await clickNext(page, language)
  await expect(page).toHaveURL(/step=work$/)
  await page.getByPlaceholder(words.searchCategory).fill(words.categoryWord)
  await page.getByRole('checkbox', { name: words.category }).check()
  for (const step of ['terms', 'pictures', 'contact']) {
    await clickNext(page, language)
    await expect(page).toHaveURL(new RegExp(`step=${step}$`))
  }
  await page.getByLabel(words.region).selectOption({ index: 5 })
  await page.getByLabel(words.email).fill(email)
  await clickNext(page, language, words.preview)
  await page.getByRole('button', { name: words.saveProducer }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.producerThanks)
}

async function registerFromThanks(page: Page, language: Language, email: string): Promise<void> {
  const words = WORDS[language]
  await expect(page.getByLabel(words.email)).toHaveValue(email)
  for (const [label, value] of [
    [words.firstname, 'Олена'],
    [words.lastname, 'Коваль'],
  ] as const) {
    const input = page.getByLabel(label)
    if ((await input.inputValue()) === '') await input.fill(value)
  }
  await registerToOwn(page, language)
  await expect(page.getByText(PLACING[language].confirmMail)).toBeVisible()
  await expect(page).toHaveURL(/thank-you\?(order|producer)=/)
}

/** Goes through all steps of the edit form and saves the edit, which then waits for approval. */
async function saveForm(page: Page, kind: Kind, language: Language): Promise<void> {
  const words = PLACING[language]
  for (let step = 1; step < STEPS[kind]; step += 1) {
    const heading = page.getByRole('heading', { level: 1 })
    const shown = await heading.innerText()
    await clickNext(page, language)
    await expect(heading).not.toHaveText(shown)
  }
  await page.getByRole('button', { name: words.saveChanges }).click()
  await expect(page.getByText(/чекають на перевірку$|waiting for review$/)).toBeVisible()
}

/** Opens the item in the moderation queue as a moderator and approves it with the keyboard. */
async function approve(
  browser: Browser,
  request: APIRequestContext,
  { what, id }: { readonly what: 'new' | 'edit'; readonly id: string },
): Promise<void> {
  const context = await browser.newContext({ baseURL: process.env.E2E_ORIGIN ?? '' })
  await useToken(context, await tokenOf(request, 'moderator'))
  const page = await context.newPage()
  await page.goto(`/panel/moderation?what=${what}&item=${id}`)
  await expect(page.locator('#open-item')).toContainText(/Ліхтарня|Lanternworks/)
  await page.keyboard.press('a')
  await expect(page.getByRole('status').filter({ hasText: 'Схвалено' })).toBeVisible()
  await context.close()
}

/** Returns where visitors find a listing: on cached list pages, in the total, in search and in the sitemap. */
async function visibilityOf(request: APIRequestContext, kind: Kind, slug: string, name: string) {
  const page = await (
    await request.get(`/${kind}s/page/1${kind === 'producer' ? '?sort=newest' : ''}`)
  ).text()
  const { total }: { total: number } = await (
    await request.post(`/v1/${kind}`, { data: { limit: 1 } })
  ).json()
  const word = name.split(/[ :]/)[0] ?? ''
  const search = await (await request.get(`/v1/search?query=${encodeURIComponent(word)}&limit=60`)).json()
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap[^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  const maps = await Promise.all(
    parts.filter((part) => part.includes(`${kind}s`)).map(async (part) => (await request.get(part)).text()),
  )
  return {
    listed: page.includes(`/${kind}s/${slug}"`),
    total,
    found: JSON.stringify(search.items).includes(`"${slug}"`),
    mapped: maps.some((map) => map.includes(`/${kind}s/${slug}<`) || map.includes(`/${kind}s/${slug}"`)),
    opens: (await request.get(`/${kind}s/${slug}`)).status(),
  }
}

async function titleOf(
  request: APIRequestContext,
  kind: Kind,
  slug: string,
  language: Language,
): Promise<string> {
  const listing = await (await request.get(`/v1/${kind}/${slug}`)).json()
  return kind === 'order' ? listing.title[language] : listing.name
}
