import { ORDER_TYPES, type Seo, type Site, scriptSafeJson } from '@verstat/contract'
import { LOCALE_CODES, type LocaleCode } from '@verstat/i18n'
import { listSeo, seoDocument } from '@verstat/seo'
import { vocabularyFaults } from '@verstat/seo/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import { storeDemo } from '../../demo/store-demo.ts'
import { testDatabase } from '../../platform/testing/test-database.ts'
import {
  type DirectoryContext,
  type DirectoryTables,
  foldCounters,
  loadDictionaries,
  storeDictionaries,
} from '../directory/index.ts'
import { getSeo } from './get-seo.ts'
import { categoryPath, seoWords } from './seo-context.ts'

const { db, pool } = await testDatabase<DirectoryTables>()
const now = new Date()
let ctx: DirectoryContext

const siteOf = (locale: LocaleCode): Site => ({
  brand: locale === 'uk' ? 'Верстат' : 'Verstat',
  origin: 'https://verstat.test',
  apiBase: '',
  demo: true,
})

beforeAll(async () => {
  await storeDictionaries(db)
  const dictionaries = await loadDictionaries(db)
  ctx = { db, pool, now: () => now, locale: 'uk', dictionaries }
  const plan = { orders: 640, producers: 260, seed: 1, now, mediaFolder: null, dictionaries }
  await db.transaction().execute((tx) => storeDemo(tx, { ...plan, report: () => {} }))
  await foldCounters(db)
})

/** Returns the problems with the SEO data of a page. */
function faults({ title, description, h1, breadcrumbs, jsonLd }: Seo, isListing: boolean): string[] {
  const text = scriptSafeJson(jsonLd)
  return [
    ...(title.length > 65 || title === '' ? [`title: ${title}`] : []),
    ...(description.length > 160 || description === '' ? [`description: ${description}`] : []),
    ...(h1 === '' ? ['no h1'] : []),
    ...(isListing && breadcrumbs.length < 4 ? ['few breadcrumbs'] : []),
    ...(/[<>&]/.test(text) ? ['not safe in a script'] : []),
    // A missing translation shows its key, and a broken translation shows its braces.
    ...(/[{}]|\b(orders|producers|common)\.[a-z]+\./.test(`${title} ${description}`)
      ? [`words: ${title}`]
      : []),
    ...jsonLd.flatMap(vocabularyFaults),
  ]
}

test('the data of every demo listing is within its limits and valid schema.org', async () => {
  const tables = [
    ['order', await db.selectFrom('orders').select('slug').execute()],
    ['producer', await db.selectFrom('producers').select('slug').execute()],
  ] as const
  for (const [entity, rows] of tables) {
    expect(rows.length).toBeGreaterThan(200)
    for (const { slug } of rows) {
      for (const locale of LOCALE_CODES) {
        const seo = await getSeo(ctx, { a: entity, b: slug, c: locale }, siteOf)
        expect(faults(seo, true), `${slug} ${locale}`).toEqual([])
      }
    }
  }
})

test('the data of every form of every list is within its limits, on the first and a far page', () => {
  const { dictionaries } = ctx
  for (const locale of LOCALE_CODES) {
    const words = seoWords(siteOf, locale, ctx.now)
    const titles = new Map<string, string>()
    for (const type of [undefined, ...ORDER_TYPES]) {
      for (const region of [undefined, ...dictionaries.regions()]) {
        for (const category of [undefined, ...dictionaries.categories()]) {
          const subject = { type, region, category }
          const path = category ? categoryPath(dictionaries, category) : []
          for (const kind of type ? (['orders'] as const) : (['orders', 'producers'] as const)) {
            for (const page of [1, 41_667]) {
              const input = { kind, subject, categoryPath: path, page, total: 1_000_000, isFiltered: false }
              const seo = seoDocument(words, listSeo(words.t, input), [])
              const wrong = faults(seo, false)
              if (wrong.length > 0) expect(wrong, seo.canonical).toEqual([])
              if (page === 1 && seo.title.endsWith('…')) titles.set(seo.canonical, seo.title)
            }
          }
        }
      }
    }
    // Only the title of a list with two or more filters may be so long that it is shortened.
    for (const canonical of titles.keys()) {
      expect(canonical.match(/\/(type|region|category)\//g)?.length, canonical).toBeGreaterThan(1)
    }
  }
})

test('the lists of a site are valid schema.org', async () => {
  for (const locale of LOCALE_CODES) {
    for (const key of ['-~-~-~1', '-~-~-~2', 'production~-~-~1', '-~kyiv~sewing~1', '-~-~sewing~1']) {
      expect(faults(await getSeo(ctx, { a: 'orders', b: key, c: locale }, siteOf), false), key).toEqual([])
    }
    expect(faults(await getSeo(ctx, { a: 'producers', b: '-~kyiv~-~1', c: locale }, siteOf), false)).toEqual(
      [],
    )
    for (const page of ['home', 'advertisement', 'terms', 'policy', 'search']) {
      expect(faults(await getSeo(ctx, { a: 'page', b: page, c: locale }, siteOf), false), page).toEqual([])
    }
  }
})
