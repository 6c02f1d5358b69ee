import { expect, patience, test } from '../fixtures.ts'
import { hostileRequests } from '../hostile-request.ts'
import { sendRaw } from '../raw-request.ts'
import { inLanguage, LANGUAGES, realListings } from './addresses.ts'

const NOT_FOUND = [
  '/nope',
  '/__proto__',
  '/constructor',
  '/orders/page/0',
  '/orders/page/01',
  '/orders/page/x',
  '/orders/page/-1',
  '/orders/page/1.5',
  '/orders/page/99999',
  '/orders/page/99999999999999999999',
  '/orders/page',
  '/orders/type',
  '/orders/type/nothing/page/1',
  '/orders/region/atlantis/page/1',
  '/orders/category/magic/page/1',
  '/orders/category/sewing/region/kyiv/page/1',
  '/orders/page/1/extra',
  '/orders/no-such-order-aaaa',
  '/orders/00000000-0000-7000-8000-000000000000',
  '/producers/type/production/page/1',
  '/producers/region/atlantis/page/1',
  '/producers/page/0',
  '/producers/no-such-producer-aaaa',
  '/locale/de',
  '/payment/00000000-0000-4000-8000-000000000000',
  '/payment/nothing',
  '/media/x/320.avif',
]

for (const language of LANGUAGES) {
  test(`unknown addresses return the 404 page in ${language}`, async ({ page }) => {
    for (const path of NOT_FOUND) {
      const address = inLanguage(path, language)
      const answer = await page.goto(address)
      expect.soft(answer?.status(), address).toBe(404)
      for (const line of ['Page Not Found', `Page not found: ${address}`])
        await expect.soft(page.locator('[lang=en]', { hasText: line }).first(), address).toBeVisible()
      await expect.soft(page).toHaveTitle('Page Not Found')
      await expect.soft(page.locator('title'), address).toHaveCount(1)
      await expect.soft(page.locator('h1'), address).toHaveCount(1)
      await expect.soft(page.getByRole('main').getByRole('searchbox'), address).toBeVisible()
      expect
        .soft(await page.locator('meta[name=robots]').getAttribute('content'), address)
        .toContain('noindex')
    }
  })
}

test('alternative addresses redirect permanently to the canonical one', async ({ request }) => {
  const { order, orderId, producer, producerId } = await realListings(request)
  const moves = [
    ['/orders', '/orders/page/1'],
    ['/producers', '/producers/page/1'],
    ['/en/orders', '/en/orders/page/1'],
    ['/orders/type/production', '/orders/type/production/page/1'],
    ['/orders/region/kyiv/category/sewing', '/orders/region/kyiv/category/sewing/page/1'],
    ['/en/producers/region/kyiv', '/en/producers/region/kyiv/page/1'],
    ['/orders/page/1/', '/orders/page/1'],
    ['/orders?page=2', '/orders/page/2'],
    ['/en/producers?page=2', '/en/producers/page/2'],
    ['/orders/type/production?page=2', '/orders/type/production/page/2'],
    ['/orders/page/1?page=2', '/orders/page/1'],
    ['/Orders/Page/2', '/orders/page/2'],
    ['/EN/Terms', '/en/terms'],
    [`/orders/${orderId}`, `/orders/${order}`],
    [`/en/producers/${producerId}`, `/en/producers/${producer}`],
  ] as const
  for (const [from, to] of moves) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect.soft(answer.status(), from).toBe(308)
    expect.soft(new URL(answer.headers().location ?? '', 'http://site').pathname, from).toBe(to)
  }
})

test('empty filters are ignored', async ({ request }) => {
  for (const address of ['/search?query=метал&type=&region=', '/orders/page/1?sort=&budgetMin='])
    expect((await request.get(address)).status(), address).toBe(200)
})

test('a thousand hostile requests cause no server error', async ({ baseURL }) => {
  test.setTimeout(patience(600_000))
  const seed = Number(process.env.HOSTILE_SEED ?? Date.now() % 1_000_000_000)
  process.stdout.write(`hostile requests: HOSTILE_SEED=${seed}\n`)
  const queue = hostileRequests(seed, 1_000).entries()
  const faults: string[] = []
  const worker = async () => {
    for (const [index, bytes] of queue) {
      const status = await sendRaw(baseURL ?? '', bytes)
      if (status >= 500) faults.push(`#${index} → ${status}: ${bytes.toString('latin1').slice(0, 300)}`)
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  expect(faults).toEqual([])
  expect(
    await sendRaw(baseURL ?? '', Buffer.from('GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')),
  ).toBe(200)
})
