import { measuredPages, withBrowser } from '../measured-pages.ts'
import { atMost, type PartResult, type Promised } from '../report.ts'
import { withSite } from '../with-site.ts'

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const
const WATCH_MS = 5_000
const KB = 1_000
/** The most JavaScript that a page for visitors may load, in kB without headers. The list has the most first visits. */
const LIST_SCRIPTS_MAX = 100
const PAGE_SCRIPTS_MAX = 115
/** Other pages that visitors open without an account. */
const MORE_PAGES = [
  ['search', `/search?query=${encodeURIComponent('шафа')}`],
  ['sign-in', '/login'],
  ['registration', '/register'],
  ['forgotten password', '/forgot-password'],
  ['terms', '/terms'],
  ['no such page', '/none'],
] as const

/**
 * Measures how many bytes the first visit to each page loads within five seconds. Compressed responses count with
 * their compressed size.
 */
export async function measurePageBytes(): Promise<PartResult> {
  return withBrowser((browser) =>
    withSite(async ({ site }) => {
      const rows: (string | number)[][] = []
      const promises: Promised[] = []
      for (const [name, address] of [...(await measuredPages(site)), ...MORE_PAGES]) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'uk-UA' })
        const page = await context.newPage()
        const bytes = new Map<string, number>()
        const session = await context.newCDPSession(page)
        await session.send('Network.enable')
        const typeOf = new Map<string, string>()
        let scripts = 0
        session.on('Network.responseReceived', ({ requestId, type, response }) => {
          typeOf.set(requestId, type)
          if (type === 'Script') scripts += Number(response.headers['content-length'] ?? Number.NaN)
        })
        session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          const type = typeOf.get(requestId) ?? 'Other'
          bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength)
        })
        await page.goto(site + address)
        await page.waitForTimeout(WATCH_MS)
        await context.close()
        const kilobytes = KINDS.map((kind) => Math.round((bytes.get(kind) ?? 0) / KB))
        const all = Math.round([...bytes.values()].reduce((sum, size) => sum + size, 0) / KB)
        rows.push([name, ...kilobytes, all])
        const limit = name === 'orders' ? LIST_SCRIPTS_MAX : PAGE_SCRIPTS_MAX
        promises.push(atMost(`JavaScript of the page ${name} without its headers, kB`, scripts / KB, limit))
      }
      return {
        tables: [{ title: 'kB transferred', columns: ['page', ...KINDS, 'everything'], rows }],
        promises,
      }
    }),
  )
}
