import { expect, test, whenHydrated } from '../../fixtures.ts'
import { everyPage, inLanguage, LANGUAGES } from '../addresses.ts'
import { newUser, tokenOf, useToken } from './account-steps.ts'

/** Pages that people with a session share. */
const SHARED = /\/page\/|^\/(search|terms|policy|nda)\b|^\/(advertisement)?$/

/** Asks for a page as a person does whose browser accepts gzip, or as a client for which it is rendered anew. */
async function pageOf(path: string, token: string, encoding: 'gzip, br' | 'identity') {
  const headers = { cookie: `token=${token}; locale=uk`, 'accept-encoding': encoding }
  const answer = await fetch(`${process.env.E2E_ORIGIN}${path}`, { headers, redirect: 'manual' })
  // Pages that are rendered for one person leave in Brotli. The router writes down when it loaded each route.
  const html = (await answer.text()).replaceAll(/\bu:\d{13}\b/g, 'u:0')
  return { status: answer.status, html, isCached: answer.headers.get('content-encoding') === 'gzip' }
}

test('a page from the cache is what a person would get who has it rendered', async ({ request }) => {
  const [someone, moderator] = [await newUser(request), await tokenOf(request, 'moderator')]
  for (const language of LANGUAGES) {
    for (const page of await everyPage(request)) {
      if (!SHARED.test(page)) continue
      const path = inLanguage(page, language)
      // The first person fills the cache. A notice for the other one may empty it in the meantime.
      await pageOf(path, someone, 'gzip, br')
      const ask = () => pageOf(path, moderator, 'gzip, br')
      await expect.poll(async () => (await ask()).isCached, { message: path }).toBe(true)
      const [kept, rendered] = [await ask(), await pageOf(path, moderator, 'identity')]
      expect([path, kept.status]).toEqual([path, 200])
      expect([path, kept.html === rendered.html]).toEqual([path, true])
      expect([path, kept.html.includes('moderator@verstat.test')]).toEqual([path, true])
    }
  }
})

test('a new name is in the header of the next page, also of one from the cache', async ({
  page,
  context,
  request,
}) => {
  const token = await newUser(request)
  await useToken(context, token)
  for (const path of ['/orders/page/1', '/producers/page/1', '/orders/page/1']) {
    await page.goto(path)
    await whenHydrated(page)
    await expect(page.getByRole('button', { name: 'Мотря Столяренко' })).toBeVisible()
  }
  const headers = { authorization: `Bearer ${token}` }
  const edited = await request.patch('/v1/user/edit', { headers, data: { firstname: 'Ганна' } })
  expect(edited.ok()).toBe(true)
  await page.goto('/producers/page/1')
  await whenHydrated(page)
  await expect(page.getByRole('button', { name: 'Ганна Столяренко' })).toBeVisible()
})

test('the home page from the cache searches first what its user came for', async ({ request }) => {
  const [producer, someone] = [await tokenOf(request, 'producer'), await newUser(request)]
  const first = async (token: string) => {
    const { html, isCached } = await pageOf('/', token, 'gzip, br')
    const [, chosen] = html.match(/<input[^>]*checked[^>]*value="(orders|producers)"/) ?? []
    return isCached ? chosen : undefined
  }
  await expect.poll(() => first(producer)).toBe('orders')
  await expect.poll(() => first(someone)).toBe('producers')
  await expect.poll(() => first(producer)).toBe('orders')
})

test('who signs out gets the pages of visitors', async ({ page, context, request }) => {
  await useToken(context, await newUser(request))
  await page.goto('/orders/page/1')
  await page.reload()
  await whenHydrated(page)
  await page.getByRole('button', { name: 'Мотря Столяренко' }).click()
  await page.getByRole('button', { name: 'Вийти' }).click()
  await expect(page.getByRole('link', { name: 'Увійти' })).toBeVisible()
  await page.goto('/orders/page/1')
  await expect(page.getByRole('link', { name: 'Увійти' })).toBeVisible()
})
