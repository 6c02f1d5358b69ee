import type { Browser } from '@playwright/test'
import { median } from '../measure.ts'
import { measuredPages, withBrowser } from '../measured-pages.ts'
import { atMost, type PartResult, round } from '../report.ts'
import { withSite } from '../with-site.ts'

const RUNS = 5
const CPU_SLOWDOWN = 4
/** 400 kbit/s and the delay of a slow mobile network. */
const NETWORK = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const READABLE_MAX_S = 3
const SECOND = 1_000

/** Moments after the start of the navigation, in seconds. */
type Visit = { readonly first: number; readonly readable: number; readonly loaded: number }

/**
 * Measures first visits with an empty cache on a slow phone: a quarter of this machine's speed, 400 kbit/s, 400 ms to
 * the server. A page is readable when its largest text or picture within the screen is painted.
 */
export async function measureSlowPhone(): Promise<PartResult> {
  return withBrowser((browser) =>
    withSite(async ({ site }) => {
      const rows: (string | number)[][] = []
      const promises = []
      for (const [name, address] of await measuredPages(site)) {
        const visits: Visit[] = []
        for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, site + address))
        const of = (moment: keyof Visit) => round(median(visits.map((each) => each[moment])))
        rows.push([name, of('first'), of('readable'), of('loaded')])
        if (name === 'orders' || name === 'producers') {
          promises.push(atMost(`${name} readable on a slow phone, s`, of('readable'), READABLE_MAX_S))
        }
      }
      const columns = ['page', 'first text', 'readable', 'loaded']
      return { tables: [{ title: `slow phone, seconds, median of ${RUNS}`, columns, rows }], promises }
    }),
  )
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'uk-UA',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const moments = { readable: 0 }
    Object.assign(window, { moments })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moments.readable = entry.startTime
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
  const moments = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { moments } = window as unknown as { moments: { readable: number } }
    return {
      first: paint?.startTime ?? Number.NaN,
      readable: moments.readable,
      loaded: navigation instanceof PerformanceNavigationTiming ? navigation.loadEventEnd : Number.NaN,
    }
  })
  await context.close()
  return {
    first: moments.first / SECOND,
    readable: moments.readable / SECOND,
    loaded: moments.loaded / SECOND,
  }
}
