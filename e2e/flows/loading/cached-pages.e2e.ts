import { expect, patience, test } from '../../fixtures.ts'
import { everyKind, inLanguage, LANGUAGES } from '../addresses.ts'

test('every kind of page is cached for all visitors, ignoring campaign parameters', async ({ request }) => {
  test.setTimeout(patience(180_000))
  for (const path of await everyKind(request)) {
    // The page of the feedback form contains the time when it was opened, so it is never cached.
    if (path === '/feedback') continue
    for (const language of LANGUAGES) {
      const address = inLanguage(path, language)
      const from = async (url: string) => (await request.get(url)).headers()['x-page-cache']
      // The check is repeated, because another flow may have removed the page from the cache, and a cached page may
      // expire between the requests.
      await expect.poll(() => from(address), address).toBe('hit')
      const marked = `${address}${address.includes('?') ? '&' : '?'}utm_source=mail&gclid=1`
      await expect.poll(() => from(marked), marked).toBe('hit')
    }
  }
})

test('a signed-in user gets an own page that no cache may store', async ({ request }) => {
  for (const path of await everyKind(request)) {
    for (const headers of [{ cookie: 'locale=uk; token=secret' }, { authorization: 'Bearer secret' }]) {
      const answer = await request.get(path, { headers })
      expect.soft(answer.headers(), path).toMatchObject({
        'x-page-cache': 'private',
        'cache-control': 'private, no-store',
      })
      expect.soft(answer.headers().etag, path).toBeUndefined()
    }
  }
})
