import { afterAll, expect, inject, test } from 'vitest'
import { silentHttpLog } from '../../apps/server/src/platform/testing/silent-log.ts'
import { openDemoSite } from '../open-demo-site.ts'
import { measureQualityAt } from '../parts/search-quality.ts'

/** Some six hundred queries, on a processor that may be busy with other work. */
const LIMIT_MS = 900_000

const site = await openDemoSite({
  log: silentHttpLog,
  search: { nodes: inject('opensearch')?.nodes ?? [], prefix: `quality-${process.pid}`, patience: 10 },
  renderer: {
    render: async () => ({ status: 200, html: '' }),
    queryKeys: () => [],
    close: async () => {},
  },
})

// A command that opens a database does not stay alive for its parent. The runner of tests needs this process longer.
process.channel?.ref()
afterAll(() => site.close())

async function metric(name: string): Promise<number> {
  const { body } = await site.app.http.inject('/metrics')
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1])
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 200))
}

test('OpenSearch keeps the promises of the quality set', { timeout: LIMIT_MS }, async () => {
  await site.settled()
  const address = await site.app.http.listen({ host: '127.0.0.1', port: 0 })
  await until(async () => {
    await site.app.http.inject('/v1/search?query=шафа')
    return (await metric('verstat_search_outside')) === 1 && (await metric('verstat_search_outbox')) === 0
  })
  const before = await metric('verstat_search_fallbacks_total')
  const { tables, promises } = await measureQualityAt(address)
  for (const { title, columns, rows } of tables) {
    console.log(title, columns.join(' '))
    for (const row of rows) console.log(' ', row.join(' '))
  }
  expect(promises.length).toBeGreaterThan(1)
  for (const { what, measured, bound, isKept } of promises)
    expect(isKept, `${what}: ${measured} ${bound}`).toBe(true)
  expect((await metric('verstat_search_fallbacks_total')) - before).toBe(0)
})
