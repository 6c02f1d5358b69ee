import { brokenInvariants } from '../../modules/billing/billing-invariants.testing.ts'
import { runSql } from '../../platform/testing/run-sql.ts'
import type { TestSite } from '../../test-site.testing.ts'
import { marketFaults } from '../offer-races/market-faults.testing.ts'
import type { Cluster } from './cluster.testing.ts'
import type { Answers } from './cluster-answers.testing.ts'
import type { Watched } from './cluster-freshness.testing.ts'
import type { Recovery } from './cluster-kills.testing.ts'
import type { Listeners } from './cluster-listeners.testing.ts'
import { KINDS, type Load } from './cluster-load.testing.ts'

export type Row = { readonly what: string; readonly value: string; readonly isFine: boolean }

/** The service must work again within this time. */
export const RECOVERY_MS = 15_000

export type Observed = {
  readonly cluster: Cluster
  readonly site: TestSite
  readonly load: Load
  readonly fresh: Watched
  readonly pages: Listeners
  readonly answers: Answers
}

/** What must hold at every moment, also while people work. */
export async function guarantees({ cluster, site, load, fresh, pages, answers }: Observed): Promise<Row[]> {
  const broken = await brokenInvariants(site)
  const market = await marketFaults(site.database)
  const missing = await pages.missing()
  const wrong = [...answers.wrong]
  return [
    ...(await lostRows(cluster, load)),
    rowOf('rules of money and paid time broken', broken),
    rowOf('rules of offers and deals broken', market),
    {
      what: `changes that a page knows nothing of, of ${fresh.changes.length} and ${pages.heard()} events`,
      value: String(missing),
      isFine: missing === 0 && pages.heard() > 0,
    },
    {
      what: `reads older than promised, of ${fresh.reads()}`,
      value: String(fresh.late.length),
      isFine: fresh.late.length === 0 && fresh.reads() > 0,
    },
    rowOf(
      `wrong answers, beside ${answers.refused()} polite 503`,
      wrong.map(([name, n]) => `${n} × ${name}`),
    ),
  ]
}

function rowOf(what: string, faults: readonly string[]): Row {
  return { what, value: faults.join('; ') || '0', isFine: faults.length === 0 }
}

/** Looks in the primary for each thing that was acknowledged. */
async function lostRows(cluster: Cluster, { acknowledged }: Load): Promise<Row[]> {
  const rows: Row[] = []
  for (const kind of KINDS) {
    const ids = [...acknowledged[kind]]
    const [found] = await runSql(
      cluster.primary().connection,
      `select count(*)::int as n from ${kind} where id in (${ids.map((id) => `'${id}'`).join(', ') || 'null'})`,
    )
    const lost = ids.length - Number(found?.n)
    const what = `${kind} lost, of ${ids.length} acknowledged`
    rows.push({ what, value: String(lost), isFine: lost === 0 && ids.length > 0 })
  }
  return rows
}

/** How long the service was away after the kills of each kind of part. */
export function recoveryRows(recoveries: readonly Recovery[]): Row[] {
  return [...Map.groupBy(recoveries, ({ kind }) => kind)].map(([kind, some]) => {
    const times = some.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b)
    const [median, worst] = [times[Math.floor(times.length / 2)] ?? 0, times.at(-1) ?? 0]
    return {
      what: `${kind} was killed ${times.length} times: median and worst recovery`,
      value: `${seconds(median)}, ${seconds(worst)}`,
      isFine: worst <= RECOVERY_MS,
    }
  })
}

export function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`
}

export function printRow({ what, value, isFine }: Row): void {
  print(`${isFine ? '✓' : '✗'} ${what.padEnd(64)} ${value}`)
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
