import { demoToken } from '../api-calls.ts'
import { type LoadTarget, loadInterleaved } from '../load-test.ts'
import { atLeast, type PartResult, round } from '../report.ts'
import { withSite } from '../with-site.ts'

export async function measureApi(): Promise<PartResult> {
  return withSite(async ({ site, beside, listBytes }) => {
    const json = { 'content-type': 'application/json' }
    const ownAnswer = { 'x-listing-token': 'bench' }
    const post = { method: 'POST', headers: json, body: '{}' } as const
    const session = { authorization: `Bearer ${await demoToken(site)}` }
    const targets: readonly LoadTarget[] = [
      { name: 'hello, bare Fastify', url: `${beside}/hello` },
      { name: 'hello, our hooks and logger', url: `${site}/bench/hello` },
      { name: 'list, bare Fastify', url: `${beside}/list`, ...post },
      // The header is sent by people who manage a listing without an account. Their answers are not cached.
      { name: 'list made anew, API', url: `${site}/v1/order`, ...post, headers: { ...json, ...ownAnswer } },
      { name: 'list from the cache, API', url: `${site}/v1/order`, ...post },
      {
        name: 'list from the cache for a user, API',
        url: `${site}/v1/order`,
        ...post,
        headers: { ...json, ...session },
      },
      { name: 'the same bytes, node:http alone', url: listBytes, ...post },
    ]
    const { medians, ratio } = await loadInterleaved(targets)
    const madeAnew = ratio('list made anew, API', 'list, bare Fastify')
    return {
      tables: [
        {
          title: 'answers a second, ten connections',
          columns: ['what', 'a second'],
          rows: medians.map(([name, value]) => [name, round(value)]),
        },
        {
          title: 'ratios',
          columns: ['API list ÷ bare list', 'hello with hooks ÷ bare hello'],
          rows: [
            [
              `×${madeAnew.toFixed(2)}`,
              `×${ratio('hello, our hooks and logger', 'hello, bare Fastify').toFixed(2)}`,
            ],
          ],
        },
      ],
      promises: [
        atLeast('API list made anew ÷ the same list on a bare Fastify', madeAnew, 0.7),
        atLeast(
          'API list from the cache ÷ the same bytes from node:http alone',
          ratio('list from the cache, API', 'the same bytes, node:http alone'),
          0.8,
        ),
        atLeast(
          'API list from the cache for a user ÷ for a visitor',
          ratio('list from the cache for a user, API', 'list from the cache, API'),
          0.9,
        ),
      ],
    }
  })
}
