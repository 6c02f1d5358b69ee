/**
 * Proves that a cluster of several machines loses nothing. Starts three processes that serve, two that work, a primary
 * with two replicas and a balancer, all on this machine, and breaks one part after the other while people read, place
 * orders, write, offer and pay.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../database.ts'
import { brokenInvariants } from '../../modules/billing/billing-invariants.testing.ts'
import { loadDictionaries } from '../../modules/directory/index.ts'
import { newOrder } from '../../modules/offers/offers.testing.ts'
import { createDatabase } from '../../platform/db/pool.ts'
import { runSql } from '../../platform/testing/run-sql.ts'
import { silentLog } from '../../platform/testing/silent-log.ts'
import { type Cluster, followsAgain, startCluster } from './cluster.testing.ts'
import { endAll } from './cluster-endings.testing.ts'
import { allFaults, type Fault } from './cluster-faults.testing.ts'
import { type Listeners, startListeners, watchFreshness } from './cluster-freshness.testing.ts'
import { KINDS, type Load, siteAt, startLoad } from './cluster-load.testing.ts'

const HELP = `Breaks the parts of a cluster in turn and proves that nothing acknowledged is lost.

  npm run test:cluster
  npm run test:cluster -- --minutes 480    repeats until the time is up

It takes five minutes and needs 2 GB of memory. With haproxy on this machine, the balancer is HAProxy. As root, one
replica gets a small disk, which is filled.
`

/** The service must work again within this time. */
const RECOVERY_MS = 15_000
const QUIET_MS = 3_000
const LISTENERS = 6

if (process.argv.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run()

async function run(): Promise<number> {
  const at = process.argv.indexOf('--minutes')
  const until = Date.now() + (at < 0 ? 0 : Number(process.argv[at + 1]) * 60_000)
  const root = mkdtempSync(join(tmpdir(), 'verstat-cluster-'))
  print(`The logs are in ${root}.`)
  let isFine = false
  try {
    isFine = await prove(await startCluster(root), until)
  } finally {
    await endAll()
    if (isFine) rmSync(root, { recursive: true, force: true })
  }
  return isFine ? 0 : 1
}

async function prove(cluster: Cluster, until: number): Promise<boolean> {
  const { origin, url } = cluster
  const database = createDatabase<Database>({ connection: { connectionString: url }, log: silentLog })
  const site = siteAt(origin, database)
  const dictionaries = await loadDictionaries(database.db)
  const leaf = dictionaries.categories().find(({ parentKey }) => parentKey !== null)
  const [region] = dictionaries.regions()
  const region_id = region?.key ?? 0
  const codes = { regionId: region?.code ?? '', categoryId: leaf?.code ?? '' }
  const place = { region_id, root_id: leaf?.parentKey ?? 0, category_id: leaf?.key ?? 0 }
  let outageUntil = 0
  let broken = 'nothing'
  const order = await newOrder(site, { ...place, title_uk: 'Версія 0 замовлення' })
  const listeners = await startListeners(site, origin, order, LISTENERS)
  const fresh = watchFreshness(origin, database, order, {
    isOutage: () => performance.now() < outageUntil,
    fault: () => broken,
  })
  const load = startLoad(site, origin, place, codes)
  const rows: Row[] = []
  await load.worksAgain()
  do {
    for (const fault of allFaults(cluster)) {
      broken = fault.name
      if (fault.isOutage) outageUntil = Number.POSITIVE_INFINITY
      const took = await strike(fault, cluster, load)
      if (fault.isOutage) outageUntil = performance.now() + QUIET_MS
      rows.push({ what: fault.name, value: `${(took / 1_000).toFixed(1)} s`, isFine: took <= RECOVERY_MS })
      printRow(rows.at(-1))
      await fault.heal(cluster)
      await load.worksAgain()
      await delay(QUIET_MS)
    }
  } while (Date.now() < until)
  await Promise.all([load.stop(), fresh.stop()])
  await followsAgain(cluster, 2)
  const results = [
    ...(await lostRows(cluster, load)),
    await ledgerRow(site),
    ...(await realtimeRows(cluster, order.id, listeners)),
    {
      what: `reads older than promised, of ${fresh.reads()} with ${fresh.changes()} changes`,
      value: String(fresh.late.length),
      isFine: fresh.late.length === 0 && fresh.reads() > 0,
    },
    { what: 'reads that failed while something was broken', value: String(fresh.failed()), isFine: true },
    { what: 'old reads while the primary was away', value: String(fresh.stale()), isFine: true },
    { what: 'balancer', value: cluster.balancer, isFine: true },
  ]
  print('')
  for (const row of results) printRow(row)
  for (const line of fresh.late.slice(0, 20)) print(`  ${line}`)
  for (const [reason, n] of load.refused) print(`  ${n} × ${reason}`)
  listeners.close()
  await database.close()
  return [...rows, ...results].every((row) => row.isFine)
}

type Row = { readonly what: string; readonly value: string; readonly isFine: boolean }

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

function printRow(row: Row | undefined): void {
  if (row) print(`${row.isFine ? '✓' : '✗'} ${row.what.padEnd(60)} ${row.value}`)
}

/** Returns the milliseconds until each kind of work is done again. */
async function strike(fault: Fault, cluster: Cluster, load: Load): Promise<number> {
  await fault.strike(cluster)
  const begunAt = performance.now()
  await Promise.race([load.worksAgain(), delay(4 * RECOVERY_MS, undefined, { ref: false })])
  return performance.now() - begunAt
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

async function ledgerRow(site: Parameters<typeof brokenInvariants>[0]): Promise<Row> {
  const broken = await brokenInvariants(site)
  return {
    what: 'rules of money and paid time broken',
    value: broken.join(', ') || '0',
    isFine: broken.length === 0,
  }
}

async function realtimeRows(cluster: Cluster, orderId: string, listeners: Listeners): Promise<Row[]> {
  const [top] = await runSql(
    cluster.primary().connection,
    `select top::int as n from realtime_streams where channel = 'order:${orderId}'`,
  )
  const missing = await listeners.missing(Number(top?.n ?? 0))
  return [
    {
      what: `events missed by ${LISTENERS} open pages, of ${listeners.heard()} heard`,
      value: String(missing),
      isFine: missing === 0 && listeners.heard() > 0,
    },
    {
      what: 'recoveries that told a page to read again',
      value: String(listeners.gaps()),
      isFine: listeners.gaps() === 0,
    },
  ]
}
