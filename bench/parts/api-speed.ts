import { type LoadTarget, loadInterleaved } from '../load-test.ts'
import { atLeast, type PartResult, round } from '../report.ts'
import { withSite } from '../with-site.ts'

export async function measureApi(): Promise<PartResult> {
  return withSite(async ({ site, beside }) => {
    const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' } as const
    const targets: readonly LoadTarget[] = [
      { name: 'hello, bare Fastify', url: `${beside}/hello` },
      { name: 'hello, our hooks and logger', url: `${site}/bench/hello` },
      { name: 'list, bare Fastify', url: `${beside}/list`, ...post },
      { name: 'list, API', url: `${site}/v1/order`, ...post },
    ]
    const rates = await loadInterleaved(targets)
    const rate = (name: string) => rates.get(name) ?? 0
    const ratio = rate('list, API') / rate('list, bare Fastify')
    return {
      tables: [
        {
          title: 'answers a second, ten connections',
          columns: ['what', 'a second'],
          rows: [...rates].map(([name, value]) => [name, round(value)]),
        },
        {
          title: 'ratios',
          columns: ['API list ÷ bare list', 'hello with hooks ÷ bare hello'],
          rows: [
            [
              `×${ratio.toFixed(2)}`,
              `×${(rate('hello, our hooks and logger') / rate('hello, bare Fastify')).toFixed(2)}`,
            ],
          ],
        },
      ],
      promises: [atLeast('API list ÷ the same list on a bare Fastify', ratio, 0.7)],
    }
  })
}
