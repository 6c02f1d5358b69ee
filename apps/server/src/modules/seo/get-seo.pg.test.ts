import { ApiError, getSeo as getSeoRoute, type Seo, type Site, scriptSafeJson } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { AppError } from '../../platform/http/app-error.ts'
import { testDatabase } from '../../platform/testing/test-database.ts'
import { insertOrders, orderRow, producerRow, testContext } from '../directory/directory.testing.ts'
import {
  type DirectoryContext,
  type DirectoryTables,
  foldCounters,
  relistProducers,
} from '../directory/index.ts'
import { getSeo } from './get-seo.ts'

const { db, pool } = await testDatabase<DirectoryTables>()
let ctx: DirectoryContext

const siteOf = (locale: LocaleCode): Site => ({
  brand: locale === 'uk' ? 'Верстат' : 'Verstat',
  origin: 'https://verstat.test',
  apiBase: '',
  demo: false,
})

function ask(path: string): Promise<Seo> {
  const [a = '', b = '', c = ''] = path.split('/')
  return getSeo(ctx, { a, b, c }, siteOf)
}

async function refused(path: string): Promise<string> {
  try {
    await ask(path)
  } catch (error) {
    if (error instanceof AppError || error instanceof ApiError) return 'code' in error ? error.code : ''
    throw error
  }
  return 'answered'
}

beforeAll(async () => {
  ctx = await testContext({ db, pool })
  await insertOrders(db, [
    orderRow({ slug: 'vidkryte', title_uk: 'Пошиття <b>курток</b> </script><script>alert(1)</script>' }),
    orderRow({ slug: 'arkhivne', status: 'archived' }),
    orderRow({ slug: 'chernetka', status: 'draft' }),
    orderRow({ slug: 'zablokovane', status: 'blocked' }),
    orderRow({ slug: 'mynule', expires_at: new Date(Date.now() - 1_000) }),
  ])
  const producers = [
    producerRow({ slug: 'maisternia', address: 'вул. Зелена, 1', show_address: true }),
    producerRow({ slug: 'zakryta', status: 'archived' }),
  ]
  await db.insertInto('producers').values(producers).execute()
  await relistProducers(
    db,
    producers.map(({ id }) => id),
    new Date(),
  )
  await foldCounters(db)
})

describe('SEO data of a page', () => {
  test('matches the contract for every kind of page, in both languages', async () => {
    const paths = ['page/home', 'page/terms', 'orders/-~-~-~-', 'orders/production~lvivska~workwear~1']
    for (const path of [...paths, 'producers/-~-~-~1', 'order/vidkryte', 'producer/maisternia']) {
      for (const locale of ['uk', 'en']) {
        const seo = getSeoRoute.output.parse(await ask(`${path}/${locale}`))
        expect(seo.title.length, path).toBeLessThanOrEqual(65)
        expect(seo.description.length, path).toBeLessThanOrEqual(160)
        expect(seo.canonical, path).toBe(seo.alternates[locale === 'uk' ? 'uk' : 'en'])
        expect(seo.robots, path).toBe('index, follow')
        expect(seo.jsonLd.length, path).toBeGreaterThan(0)
      }
    }
  })

  test('names the schema.org types of the page', async () => {
    const types = async (path: string) => (await ask(path)).jsonLd.map((each) => each['@type'])
    expect(await types('page/home/uk')).toEqual(['WebSite'])
    expect(await types('orders/-~-~-~-/uk')).toEqual(['ItemList', 'BreadcrumbList'])
    expect(await types('order/vidkryte/uk')).toEqual(['Demand', 'BreadcrumbList'])
    expect(await types('producer/maisternia/uk')).toEqual(['LocalBusiness', 'BreadcrumbList'])
  })

  test('excludes empty lists and the search from indexing', async () => {
    expect((await ask('orders/tolling~-~-~-/uk')).robots).toBe('noindex, follow')
    expect((await ask('page/search/uk')).robots).toBe('noindex, follow')
  })

  test('is safe inside a script element whatever an owner typed', async () => {
    const text = scriptSafeJson(await ask('order/vidkryte/uk'))
    expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    expect(JSON.parse(text).h1).toContain('</script><script>')
  })

  test('exists for an expired order, whose page exists as well', async () => {
    expect((await ask('order/mynule/uk')).h1).toMatch(/^Пошиття/)
  })
})

test.each([
  ['order/arkhivne/uk', 'gone'],
  ['producer/zakryta/en', 'gone'],
  ['order/chernetka/uk', 'not_found'],
  ['order/zablokovane/uk', 'not_found'],
  ['order/nikoly/uk', 'not_found'],
  ['page/nothing/uk', 'not_found'],
  ['page/toString/uk', 'not_found'],
  ['page/home/de', 'not_found'],
  ['nothing/home/uk', 'not_found'],
  ['orders/nothing~-~-~1/uk', 'not_found'],
  ['orders/-~atlantis~-~1/uk', 'not_found'],
  ['orders/-~-~magic~1/uk', 'not_found'],
  ['orders/-~-~-~2/uk', 'not_found'],
  ['orders/-~-~-~0/uk', 'not_found'],
  ['orders/-~-~-~01/uk', 'not_found'],
  ['orders/-~-~-/uk', 'not_found'],
  ['producers/production~-~-~1/uk', 'not_found'],
])('%s is %s, like its page', async (path, code) => {
  expect(await refused(path)).toBe(code)
})
