import { demoToken } from '../api-calls.ts'
import { type LoadTarget, loadInterleaved } from '../load-test.ts'
import { atLeast, type PartResult, round } from '../report.ts'
import { withSite } from '../with-site.ts'

const LIST = '/orders/page/1'

/**
 * Measures the list of orders: from the page cache for visitors and for a user, and rendered for each request. Compares the
 * cached page with a server that does nothing but send its bytes, and the rendered page with React's `renderToString` alone.
 */
export async function measurePageSpeed(): Promise<PartResult> {
  return withSite(async ({ site, beside, bytes }) => {
    const cookie = `token=${await demoToken(site)}`
    const targets: readonly LoadTarget[] = [
      { name: 'the same bytes, node:http alone', url: bytes },
      { name: 'page from the cache', url: site + LIST, headers: { 'accept-encoding': 'br' } },
      {
        name: 'page from the cache for a user',
        url: site + LIST,
        headers: { 'accept-encoding': 'gzip, br', cookie },
      },
      // Pages of users are cached in gzip only.
      { name: 'page rendered anew', url: site + LIST, headers: { 'accept-encoding': 'identity', cookie } },
      { name: 'plain renderToString', url: `${beside}/plain` },
    ]
    const { medians, ratio } = await loadInterleaved(targets)
    return {
      tables: [
        {
          title: `${LIST}, answers a second, ten connections`,
          columns: ['what', 'a second'],
          rows: medians.map(([name, value]) => [name, round(value)]),
        },
      ],
      promises: [
        atLeast(
          'cached page ÷ the same bytes from node:http alone',
          ratio('page from the cache', 'the same bytes, node:http alone'),
          0.85,
        ),
        atLeast(
          'page from the cache for a user ÷ for a visitor',
          ratio('page from the cache for a user', 'page from the cache'),
          0.6,
        ),
        atLeast(
          'page rendered anew ÷ plain renderToString',
          ratio('page rendered anew', 'plain renderToString'),
          0.5,
        ),
      ],
    }
  })
}
