import { loadTool } from '../load-test.ts'
import { median } from '../measure.ts'
import { measuredPages, withBrowser } from '../measured-pages.ts'
import { atLeast, type PartResult, type Promised } from '../report.ts'
import { withSite } from '../with-site.ts'

const RUNS = 9
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** Pages that search engines are told not to index, which Lighthouse counts against them otherwise. */
const NOT_INDEXED = [
  ['search', '/search?q=%D1%88%D0%B2%D0%B5%D0%B9%D0%BD%D0%B0'],
  ['placing', '/advertisement/order'],
] as const
const DEBUGGING_PORT = 9_333

type Lighthouse = (
  url: string,
  flags: object,
) => Promise<{
  readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> }
}>

/** Measures the Lighthouse scores of each page with mobile settings. A score is the median of nine runs. */
export async function measureLighthouse(): Promise<PartResult> {
  const lighthouse = await loadTool<Lighthouse>('lighthouse')
  return withBrowser(
    () =>
      withSite(async ({ site }) => {
        const rows: (string | number)[][] = []
        const promises: Promised[] = []
        const indexed = await measuredPages(site)
        for (const [name, address] of [...indexed, ...NOT_INDEXED]) {
          const skipAudits = indexed.some(([known]) => known === name) ? [] : ['is-crawlable']
          const scores = new Map<string, number[]>(CATEGORIES.map((category) => [category, []]))
          for (let run = 0; run < RUNS; run += 1) {
            const flags = {
              port: DEBUGGING_PORT,
              onlyCategories: [...CATEGORIES],
              skipAudits,
              logLevel: 'error',
            }
            const { lhr } = await lighthouse(site + address, flags)
            for (const category of CATEGORIES) {
              scores.get(category)?.push(Math.round((lhr.categories[category]?.score ?? 0) * 100))
            }
          }
          const medians = CATEGORIES.map((category) => median(scores.get(category) ?? []))
          rows.push([name, ...medians])
          for (const [i, category] of CATEGORIES.entries()) {
            const bound = category === 'performance' ? 99 : 100
            promises.push(atLeast(`${name}: ${category}`, medians[i] ?? 0, bound))
          }
        }
        return {
          tables: [{ title: `Lighthouse, phone, median of ${RUNS}`, columns: ['page', ...CATEGORIES], rows }],
          promises,
        }
      }),
    [`--remote-debugging-port=${DEBUGGING_PORT}`],
  )
}
