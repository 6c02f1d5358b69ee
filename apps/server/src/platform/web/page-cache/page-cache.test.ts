import { expect, test } from 'vitest'
import type { RenderedPage } from './page-answer.ts'
import { createPageCache } from './page-cache.ts'
import type { PageKey } from './page-key.ts'

const START = Date.parse('2026-11-21T10:00:00Z')
const KILOBYTE = 1024
const STAYS = new AbortController().signal
const READER = { network: '198.51.100.7', leaving: STAYS }

const keyOf = (address: string, isRare = false): PageKey => ({ address, isRare, unknown: '' })
const LIST = keyOf('/orders/page/1')

type PagePart = Partial<Omit<RenderedPage, 'html'>> & { readonly html?: string }

function page({ html = '<html></html>', ...part }: PagePart = {}): RenderedPage {
  return {
    status: 200,
    html: Buffer.from(html),
    headers: {},
    tags: ['orders'],
    until: START + 86_400_000,
    isCacheable: true,
    ...part,
  }
}

/** Creates a cache whose clock the test moves, and counts the renders. */
function setUp(maxBytes = 1024 * KILOBYTE) {
  let at = START
  const rendered: string[] = []
  const cache = createPageCache({ maxBytes, now: () => new Date(at) })
  return {
    cache,
    rendered,
    wait: (ms: number) => {
      at += ms
    },
    ask: (key: PageKey, part: PagePart = {}, leaving = STAYS) =>
      cache.answer(
        key,
        async () => {
          rendered.push(key.address)
          return page(part)
        },
        { network: '198.51.100.7', leaving },
      ),
  }
}

/** Returns a promise and the function with which the test resolves it. */
function gate<T = void>() {
  let open: (value: T) => void = () => {}
  const opened = new Promise<T>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

test('a hundred concurrent requests share one render', async () => {
  const { ask, rendered, cache } = setUp()
  const answers = await Promise.all(Array.from({ length: 100 }, () => ask(LIST)))
  expect(rendered).toEqual(['/orders/page/1'])
  expect(new Set(answers.map(({ page: { etag } }) => etag)).size).toBe(1)
  expect(cache.find(LIST)).toBe(answers[0]?.page)
})

test('a page is cached for a minute, but not past an instant at which it changes by itself', async () => {
  const { ask, cache, wait } = setUp()
  const other = keyOf('/producers/page/1')
  await Promise.all([ask(LIST), ask(other, { until: START + 5_000 })])
  wait(4_999)
  expect(cache.find(other)).toBeDefined()
  wait(1)
  expect(cache.find(other)).toBeUndefined()
  wait(54_999)
  expect(cache.find(LIST)).toBeDefined()
  wait(1)
  expect(cache.find(LIST)).toBeUndefined()
  expect((await ask(LIST)).from).toBe('miss')
})

test('a change invalidates the pages that show it and no others', async () => {
  const { ask, cache } = setUp()
  const [one, two] = [keyOf('/orders/one'), keyOf('/orders/two')]
  await Promise.all([
    ask(LIST),
    ask(one, { tags: ['order', 'order:1'] }),
    ask(two, { tags: ['order', 'order:2'] }),
  ])
  cache.drop(['orders', 'order:1'])
  expect([LIST, one, two].map((key) => cache.find(key) !== undefined)).toEqual([false, false, true])
  cache.dropAll()
  expect(cache.find(two)).toBeUndefined()
})

test('a render that began before a change is not cached, and later requests do not wait for it', async () => {
  const { cache, ask } = setUp()
  const { opened, open } = gate()
  const early = cache.answer(LIST, () => opened.then(() => page({ html: 'old' })), READER)
  await Promise.resolve()
  cache.drop(['orders'])
  const late = await ask(LIST, { html: 'new' })
  open()
  const { page: old } = await early
  expect(old.etag).not.toBe(late.page.etag)
  expect(cache.find(LIST)).toBe(late.page)
})

test('a failed render fails all its requests, and the next request tries again', async () => {
  const { cache, ask, rendered } = setUp()
  const fail = async () => {
    throw new Error('the render failed')
  }
  const answers = await Promise.allSettled([1, 2, 3].map(() => cache.answer(LIST, fail, READER)))
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect((await ask(LIST)).from).toBe('miss')
  expect(rendered.length).toBe(1)
})

test('errors, and pages without known dependencies, are never cached', async () => {
  const { ask, cache } = setUp()
  await ask(LIST, { status: 500 })
  expect(cache.find(LIST)).toBeUndefined()
  await ask(LIST, { isCacheable: false })
  expect(cache.find(LIST)).toBeUndefined()
})

test('a network that requests many pages at once leaves slots for others', async () => {
  const { cache } = setUp()
  const { opened, open } = gate()
  const begun: string[] = []
  const ask = (address: string, network: string) =>
    cache.answer(
      keyOf(address),
      async () => {
        begun.push(address)
        await opened
        return page()
      },
      { ...READER, network },
    )
  const many = Array.from({ length: 30 }, (_, n) => ask(`/search?query=nonsense${n}`, '198.51.100.7'))
  const other = ask('/search?query=steel', '203.0.113.9')
  expect(begun).toHaveLength(5)
  expect(begun.at(-1)).toBe('/search?query=steel')
  open()
  await Promise.all([...many, other])
  expect(begun).toHaveLength(31)
})

test('a render is aborted when the last waiting request has left', async () => {
  const { cache } = setUp()
  const { opened, open } = gate<AbortSignal>()
  const render = async (signal: AbortSignal) => {
    open(signal)
    return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const [one, two] = [new AbortController(), new AbortController()]
  const answers = [one, two].map(({ signal }) => cache.answer(LIST, render, { ...READER, leaving: signal }))
  const signal = await opened
  one.abort()
  expect(signal.aborted).toBe(false)
  two.abort()
  expect(signal.aborted).toBe(true)
  await Promise.allSettled(answers)
})

test('at its limit the cache evicts the least recently used page and never exceeds the limit', async () => {
  const limit = 40 * KILOBYTE
  const { ask, cache } = setUp(limit)
  const html = Array.from({ length: 300 }, () => Math.random().toString(36)).join('')
  const keys = Array.from({ length: 50 }, (_, n) => keyOf(`/orders/number-${n}`))
  for (const key of keys) {
    await ask(key, { html })
    expect(cache.size().bytes).toBeLessThanOrEqual(limit)
    // This page is requested again and again, so it is not evicted.
    expect(cache.find(keys[0] ?? LIST)).toBeDefined()
  }
  expect(cache.find(keys[1] ?? LIST)).toBeUndefined()
  expect(cache.find(keys.at(-1) ?? LIST)).toBeDefined()
})

test('a body compressed later counts towards the limit', async () => {
  const { ask, cache } = setUp()
  const { page: kept } = await ask(LIST)
  const before = cache.size().bytes
  const zipped = await kept.body('gzip')
  expect(cache.size().bytes).toBe(before + zipped.length)
})

test('a flood of searches and unknown paths evicts no list', async () => {
  const { ask, cache } = setUp(80 * KILOBYTE)
  await ask(LIST)
  for (let n = 0; n < 500; n += 1) {
    await ask(keyOf(`/search?query=${n}`, true))
    await ask(keyOf(`/nothing-${n}`), { status: 404 })
  }
  expect(cache.find(LIST)).toBeDefined()
  expect(cache.size().bytes).toBeLessThan(80 * KILOBYTE)
})

test('a listing published where nothing was found before appears', async () => {
  const { ask, cache } = setUp()
  await ask(LIST, { status: 404, html: 'nothing' })
  cache.drop(['orders'])
  await ask(LIST, { html: 'something' })
  expect(cache.find(LIST)?.status).toBe(200)
  cache.drop(['orders'])
  await ask(LIST, { status: 410, html: 'no longer' })
  expect(cache.find(LIST)?.status).toBe(410)
})

test('a burst of changes costs one render per invalidation, and a thousand tags count as all', async () => {
  const { ask, cache, rendered } = setUp()
  const one = keyOf('/orders/one')
  for (let n = 0; n < 30_000; n += 1) cache.drop([`order:${n}`])
  await ask(one, { tags: ['order:29999'] })
  await ask(one)
  expect(rendered.length).toBe(1)
})

test('without change notices a page stays fresh for a second; afterwards everything is rendered again', async () => {
  const { ask, cache, wait } = setUp()
  await ask(LIST)
  cache.setListening(false)
  wait(999)
  expect(cache.find(LIST)).toBeDefined()
  wait(1)
  expect(cache.find(LIST)).toBeUndefined()
  await ask(LIST)
  cache.setListening(true)
  expect(cache.find(LIST)).toBeUndefined()
})

test('while the database is down, everybody gets the last page at once, and one render a second is tried', async () => {
  const { ask, cache, rendered, wait } = setUp()
  const lists = [1, 2, 3, 4, 5].map((n) => keyOf(`/orders/page/${n}`))
  const good = await Promise.all(lists.map(async (key) => (await ask(key)).page))
  const away = { status: 503, isCacheable: false }
  wait(60_000)
  const first = await ask(LIST, away)
  expect([first.from, first.page]).toEqual(['stale', good[0]])
  rendered.length = 0
  for (const key of lists) {
    const answers = await Promise.all([key, ...lists, ...lists].map((each) => ask(each, away)))
    expect(new Set(answers.map(({ from }) => from))).toEqual(new Set(['stale']))
    wait(1_000)
  }
  await expect.poll(() => rendered).toEqual(lists.map(({ address }) => address))
  // A page that was never rendered has no stale copy that could be sent.
  expect((await ask(keyOf('/terms'), away)).page.status).toBe(503)

  expect((await ask(LIST, { html: 'fresh' })).from).toBe('stale')
  await expect.poll(() => cache.find(LIST)).toBeDefined()
  expect(cache.find(LIST)?.etag).not.toBe(good[0]?.etag)
})
