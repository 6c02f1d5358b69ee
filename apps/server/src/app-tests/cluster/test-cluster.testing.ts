/**
 * Proves that a cluster of several machines loses nothing. Starts three processes that serve, two that work, a primary
 * with two replicas, Centrifugo and a balancer, all on this machine, and breaks one part after the other while people
 * read, place orders, write, offer and pay. `scripts/test-cluster.ts` starts it and says with which options.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../database.ts'
import { loadDictionaries } from '../../modules/directory/index.ts'
import { newOrder } from '../../modules/offers/offers.testing.ts'
import { cutWhenLost } from '../../platform/db/lost-server.ts'
import { createDatabase } from '../../platform/db/pool.ts'
import { silentLog } from '../../platform/testing/silent-log.ts'
import { type Cluster, followsAgain, startCluster } from './cluster.testing.ts'
import { createAnswers } from './cluster-answers.testing.ts'
import { endAll } from './cluster-endings.testing.ts'
import type { Fault, World } from './cluster-fault.testing.ts'
import { allFaults } from './cluster-faults.testing.ts'
import { watchFreshness } from './cluster-freshness.testing.ts'
import { killParts } from './cluster-kills.testing.ts'
import { openPages } from './cluster-listeners.testing.ts'
import { siteAt, startLoad } from './cluster-load.testing.ts'
import type { Process } from './cluster-machines.testing.ts'
import { type Options, readOptions } from './cluster-options.testing.ts'
import {
  guarantees,
  type Observed,
  print,
  printRow,
  RECOVERY_MS,
  type Row,
  recoveryRows,
  seconds,
} from './cluster-results.testing.ts'

const QUIET_MS = 3_000
const PAGES = 6
const CHECK_EVERY = 25

// biome-ignore lint/style/noProcessEnv: the script that has built Centrifugo names it in the environment.
const { CENTRIFUGO_BINARY = null } = process.env
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await endAll()
    process.exit(1)
  })
}
process.exitCode = await run(readOptions(process.argv.slice(2), CENTRIFUGO_BINARY))

async function run(options: Options): Promise<number> {
  const root = mkdtempSync(join(tmpdir(), 'verstat-cluster-'))
  print(`The logs are in ${root}.`)
  let isFine = false
  try {
    isFine = await prove(await startCluster(root, options.centrifugo), options)
  } finally {
    await endAll()
    if (isFine) rmSync(root, { recursive: true, force: true })
  }
  return isFine ? 0 : 1
}

async function prove(cluster: Cluster, options: Options): Promise<boolean> {
  const { origin, url } = cluster
  const database = createDatabase<Database>({ connection: { connectionString: url }, log: silentLog })
  const watch = cutWhenLost({ pool: database.pool, log: silentLog })
  const answers = createAnswers()
  const site = siteAt(origin, database, answers)
  const dictionaries = await loadDictionaries(database.db)
  const leaf = dictionaries.categories().find(({ parentKey }) => parentKey !== null)
  const [region] = dictionaries.regions()
  const codes = { regionId: region?.code ?? '', categoryId: leaf?.code ?? '' }
  const place = { region_id: region?.key ?? 0, root_id: leaf?.parentKey ?? 0, category_id: leaf?.key ?? 0 }
  const at = ({ port }: Process) => siteAt(`http://127.0.0.1:${port}`, database, answers)
  const state = createState()
  const order = await newOrder(site, { ...place, title_uk: 'Версія 0 замовлення' })
  const fresh = watchFreshness(origin, database, order, { ...state, answers })
  const pages = await openPages(site, cluster.realtime, order, { count: PAGES, changes: fresh.changes })
  const load = startLoad(site, origin, place, codes)
  const observed = { cluster, site, load, fresh, pages, answers }
  await recovers(observed)

  const rows =
    options.kills === null
      ? await breakParts({ cluster, site, at, place }, observed, state, options)
      : await killMany(observed, state, { ...options, count: options.kills })
  await Promise.all([load.stop(), fresh.stop()])
  await followsAgain(cluster, 2)
  const results = await guarantees(observed)
  print('')
  for (const row of [...results, ...facts(observed)]) printRow(row)
  for (const line of fresh.late.slice(0, 20)) print(`  ${line}`)
  for (const [reason, n] of load.refused) print(`  ${n} × ${reason}`)
  pages.close()
  await watch.stop()
  await database.close()
  return [...rows, ...results].every((row) => row.isFine)
}

type State = ReturnType<typeof createState>

/** What is broken now, and whether the primary is away or was until a moment ago. */
function createState() {
  let outageUntil = 0
  let broken = 'nothing'
  return {
    isOutage: () => performance.now() < outageUntil,
    fault: () => broken,
    breakPart(name: string) {
      broken = name
    },
    setOutage(isAway: boolean) {
      outageUntil = isAway ? Number.POSITIVE_INFINITY : performance.now() + QUIET_MS
    },
  }
}

/** Resolves when all kinds of work were done, and every page has heard of a change, since the call. */
async function recovers({ load, pages }: Observed): Promise<void> {
  await Promise.all([load.worksAgain(), pages.hearAgain()])
}

async function breakParts(world: World, observed: Observed, state: State, options: Options): Promise<Row[]> {
  const { cluster } = world
  const until = performance.now() + options.minutes * 60_000
  const rows: Row[] = []
  do {
    for (const fault of allFaults().filter(({ name }) => name.includes(options.only))) {
      if (fault.isPossible && !fault.isPossible(cluster)) continue
      state.breakPart(fault.name)
      if (fault.isOutage) state.setOutage(true)
      const tookMs = await strike(fault, observed)
      if (fault.isOutage) state.setOutage(false)
      const found = tookMs <= RECOVERY_MS ? await check(fault, world) : []
      const isFine = tookMs <= RECOVERY_MS && found.length === 0
      const row = { what: fault.name, value: [seconds(tookMs), ...found].join('; '), isFine }
      rows.push(row)
      printRow(row)
      await fault.heal(cluster)
      await recovers(observed)
      await delay(QUIET_MS)
    }
  } while (performance.now() < until)
  return rows
}

/** Returns the milliseconds until the service works again. */
async function strike(fault: Fault, observed: Observed): Promise<number> {
  await fault.strike(observed.cluster)
  const begunAt = performance.now()
  await Promise.race([recovers(observed), delay(4 * RECOVERY_MS, undefined, { ref: false })])
  return performance.now() - begunAt
}

/** A call of a check may take too long on a busy machine; then all is looked at again. */
async function check(fault: Fault, world: World): Promise<readonly string[]> {
  for (let left = 2; ; left--) {
    try {
      return (await fault.check?.(world)) ?? []
    } catch (error) {
      if (left === 0 || !(error instanceof Error) || error.name !== 'TimeoutError') throw error
    }
  }
}

async function killMany(
  observed: Observed,
  state: State,
  { count, minutes, seed }: Options & { readonly count: number },
): Promise<Row[]> {
  print(`${count} kills with --seed ${seed}`)
  const faults: Row[] = []
  const recoveries = await killParts(observed.cluster, {
    count,
    seed,
    until: minutes === 0 ? Number.POSITIVE_INFINITY : performance.now() + minutes * 60_000,
    checkEvery: CHECK_EVERY,
    onKill: state.breakPart,
    onOutage: state.setOutage,
    recovers: () => recovers(observed),
    async check(killed) {
      const broken = (await guarantees(observed)).filter(({ isFine }) => !isFine)
      faults.push(...broken)
      printRow({
        what: `after ${killed} kills`,
        value: `${broken.length} guarantees broken`,
        isFine: broken.length === 0,
      })
      for (const row of broken) printRow(row)
    },
  })
  print('')
  const rows = recoveryRows(recoveries)
  for (const row of rows) printRow(row)
  return [...faults, ...rows]
}

function facts({ cluster, fresh, pages }: Observed): readonly Row[] {
  const fact = (what: string, value: string | number) => ({ what, value: String(value), isFine: true })
  return [
    fact('times that a page was told to read again', pages.told()),
    fact('reads that failed while something was broken', fresh.failed()),
    fact('old reads while the primary was away', fresh.stale()),
    fact('balancer', cluster.haproxy ? 'HAProxy' : 'a relay'),
    fact('realtime', cluster.centrifugo ? 'Centrifugo' : 'our own server'),
  ]
}
