import type { Page } from '@playwright/test'
import { vocabularyFaults } from '@verstat/seo/vocabulary'
import { expect, patience, test } from '../../fixtures.ts'
import { inLanguage, LANGUAGES, realFilters, realListings } from '../addresses.ts'

type Entry = {
  readonly loc: string
  readonly lastmod: string | null
  readonly versions: Record<string, string>
}
type Kind = 'static' | 'lists' | 'orders' | 'producers'

/**
 * The test visits only every n-th page of each kind in the sitemap, because the same code renders all pages of a kind.
 */
const ONE_OF: Readonly<Record<Kind, number>> = { static: 1, lists: 24, orders: 16, producers: 16 }
const READERS = 8

test('every page in the sitemap exists, names its canonical and alternate, and has valid JSON-LD', async ({
  page,
  request,
  baseURL,
}) => {
  test.setTimeout(patience(180_000))
  const robots = await (await request.get('/robots.txt')).text()
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  expect(new URL(index).origin).toBe(new URL(baseURL ?? '').origin)
  // The XML parser of a browser rejects malformed documents. The browser lets only a page of the site fetch the site's
  // files.
  await page.goto('/terms')
  const parts = (await readXml(page, index, 'sitemap')).map(({ loc }) => loc)
  const kinds = new Set(parts.map((part) => /sitemap\/([a-z]+)/.exec(part)?.[1]))
  expect(kinds).toEqual(new Set(['static', 'lists', 'orders', 'producers']))

  const faults: string[] = []
  const byLoc = new Map<string, Entry>()
  const visited: Entry[] = []
  for (const part of parts) {
    const entries = await readXml(page, part, 'url')
    expect(entries.length, part).toBeLessThanOrEqual(10_000)
    const [, kind = ''] = /sitemap\/([a-z]+)/.exec(part) ?? []
    if (!isKind(kind)) throw new Error(`${part} is of an unknown kind`)
    for (const [at, entry] of entries.entries()) {
      if (byLoc.has(entry.loc)) faults.push(`${entry.loc} is listed twice`)
      byLoc.set(entry.loc, entry)
      if (Math.floor(at / 2) % ONE_OF[kind] === 0) visited.push(entry)
    }
  }
  faults.push(...[...byLoc.values()].flatMap((entry) => pairFaults(entry, byLoc)))

  expect(visited.length).toBeGreaterThan(200)
  const queue = visited.values()
  const reader = async () => {
    for (const entry of queue) {
      const answer = await fetch(entry.loc, { redirect: 'manual' })
      const wrong =
        answer.status === 200 ? pageFaults(await answer.text(), entry) : [`answers ${answer.status}`]
      faults.push(...wrong.map((fault) => `${entry.loc}: ${fault}`))
    }
  }
  await Promise.all(Array.from({ length: READERS }, reader))
  expect(faults.slice(0, 20)).toEqual([])
})

test('a share image exists in each language', async ({ page, request }) => {
  for (const path of ['/', '/en', '/orders/page/1', '/en/producers/page/1']) {
    await page.goto(path)
    const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
    const picture = await request.get(address)
    expect(picture.status(), address).toBe(200)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(picture.headers()['cache-control']).toContain('immutable')
    const size = await page.evaluate(async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob())
      return [bitmap.width, bitmap.height]
    }, address)
    expect(size).toEqual([1200, 630])
  }
})

test('a page and the API return the same SEO data in both languages', async ({ page, request }) => {
  const { order, producer } = await realListings(request)
  const { region, category } = await realFilters(request)
  const pages = [
    ['/', 'page/home'],
    ['/terms', 'page/terms'],
    ['/advertisement', 'page/advertisement'],
    ['/search', 'page/search'],
    ['/orders/page/2', 'orders/-~-~-~2'],
    [`/orders/region/${region}/category/${category}/page/1`, `orders/-~${region}~${category}~1`],
    [`/producers/region/${region}/page/1`, `producers/-~${region}~-~-`],
    [`/orders/${order}`, `order/${order}`],
    [`/producers/${producer}`, `producer/${producer}`],
  ] as const
  for (const language of LANGUAGES) {
    for (const [path, key] of pages) {
      const seo = await (await request.get(`/v1/seo/${key}/${language}`)).json()
      await page.goto(inLanguage(path, language))
      const { breadcrumbs, ...head } = await headOf(page)
      const where = `${key} ${language}`
      expect.soft(head, where).toEqual({
        title: seo.title,
        description: seo.description,
        canonical: seo.canonical,
        robots: seo.robots === 'index, follow' ? null : seo.robots,
        ogTitle: seo.og.title,
        ogImage: seo.og.image.url,
        h1: seo.h1,
        jsonLd: seo.jsonLd,
      })
      const names = seo.breadcrumbs.map(({ name }: { name: string }) => name)
      // Only lists and listings have breadcrumbs. Other pages, whose key starts with `page/`, have none.
      expect.soft(breadcrumbs, where).toEqual(key.startsWith('page/') ? [] : names)
    }
  }
})

function headOf(page: Page) {
  return page.evaluate(() => {
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute('content') ?? null
    const text = (element: Element | null) => element?.textContent ?? ''
    return {
      title: document.title,
      description: content('meta[name=description]'),
      canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
      robots: content('meta[name=robots]'),
      ogTitle: content('meta[property="og:title"]'),
      ogImage: content('meta[property="og:image"]'),
      h1: text(document.querySelector('h1')),
      jsonLd: Array.from(document.querySelectorAll('script[type="application/ld+json"]'), (script) =>
        JSON.parse(text(script)),
      ),
      breadcrumbs: Array.from(document.querySelectorAll('nav > ol > li'), text),
    }
  })
}

/** Checks that the sitemap contains the page in each language and names the same translations for each. */
function pairFaults({ loc, versions }: Entry, byLoc: ReadonlyMap<string, Entry>): string[] {
  const named = JSON.stringify(versions)
  return [
    ...(Object.keys(versions).join() === 'uk,en,x-default' ? [] : [`${loc} has versions ${named}`]),
    ...(Object.values(versions).includes(loc) ? [] : [`${loc} is no version of itself`]),
    ...Object.values(versions)
      .filter((address) => JSON.stringify(byLoc.get(address)?.versions) !== named)
      .map((address) => `${address} is not mutual with ${loc}`),
  ]
}

/** Returns what search engines would not accept in a page, such as a missing link to the page in the other language. */
function pageFaults(html: string, { loc, versions }: Entry): string[] {
  const links = [...html.matchAll(/<link [^>]*rel="(canonical|alternate)"[^>]*>/g)].map(
    ([tag, rel = '']) => ({
      name: rel === 'canonical' ? rel : (/hreflang="([^"]+)"/i.exec(tag)?.[1] ?? ''),
      href: /href="([^"]+)"/.exec(tag)?.[1] ?? '',
    }),
  )
  const { canonical, ...alternates } = Object.fromEntries(links.map(({ name, href }) => [name, href]))
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return [
    ...(canonical === loc ? [] : [`canonical is ${canonical}`]),
    ...(links.length === 4 ? [] : [`${links.length} links`]),
    ...Object.entries(versions).flatMap(([language, href]) =>
      alternates[language] === href ? [] : [`${language} is ${alternates[language]}`],
    ),
    ...(/<meta name="robots"/.test(html) ? ['is kept from the index'] : []),
    ...(/<meta property="og:image" content="http/.test(html) ? [] : ['has no picture']),
    ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ['has not one h1']),
    ...(data.length > 0 ? [] : ['has no structured data']),
    ...data.flatMap(([, json = '']) => vocabularyFaults(JSON.parse(json))),
  ]
}

/** Reads the entries of a sitemap or of the sitemap index with the XML parser of the browser. */
function readXml(page: Page, address: string, element: 'sitemap' | 'url') {
  return page.evaluate(
    async ([source = '', tag = '']) => {
      const document = new DOMParser().parseFromString(await (await fetch(source)).text(), 'application/xml')
      const broken = document.querySelector('parsererror')
      if (broken) throw new Error(`${source}: ${broken.textContent}`)
      return Array.from(document.getElementsByTagName(tag), (each) => ({
        loc: each.querySelector('loc')?.textContent ?? '',
        lastmod: each.querySelector('lastmod')?.textContent ?? null,
        versions: Object.fromEntries(
          Array.from(each.getElementsByTagName('xhtml:link'), (link) => [
            link.getAttribute('hreflang') ?? '',
            link.getAttribute('href') ?? '',
          ]),
        ),
      }))
    },
    [address, element],
  )
}

function isKind(text: string): text is Kind {
  return Object.hasOwn(ONE_OF, text)
}
