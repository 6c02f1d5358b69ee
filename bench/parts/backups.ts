import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { atPace, type Pace } from '../api-calls.ts'
import { median, quantile } from '../measure.ts'
import { openDemoDatabase } from '../open-demo-database.ts'
import { atMost, type PartResult, round } from '../report.ts'

const ROUNDS = 6
const WRITES: Pace = { perSecond: 200, seconds: 5 }
/** Rows that make the database large enough for a backup of several seconds: some 100 MB that compress little. */
const BALLAST_ROWS = 3_000

/** Measures how much writing slows down while backups are made, one after another, without the app beside it. */
export async function measureBackups(): Promise<PartResult> {
  const site = await openDemoDatabase()
  const place = mkdtempSync(join(tmpdir(), 'verstat-bench-backups-'))
  try {
    const { pool } = site.database
    await fill(pool)
    await pool.query('create table bench_writes (n int primary key, words text)')
    const insert = "insert into bench_writes values ($1, repeat('words ', 170))"
    let serial = 0
    const write = async () => {
      serial += 1
      const startedAt = performance.now()
      await pool.query({ name: 'bench insert', text: insert, values: [serial] })
      return performance.now() - startedAt
    }
    const times: Record<'alone' | 'beside', number[][]> = { alone: [], beside: [] }
    const backups: number[] = []
    for (let turn = -1; turn < ROUNDS; turn += 1) {
      const alone = await atPace(WRITES, write)
      const backing = backUpUntil(site.dataDir, place)
      const beside = await atPace(WRITES, write)
      const taken = await backing.stop()
      if (turn < 0) continue
      times.alone.push(sorted(alone))
      times.beside.push(sorted(beside))
      backups.push(...taken)
    }
    const at = (when: 'alone' | 'beside', q: number) => median(times[when].map((each) => quantile(each, q)))
    const ratio = (q: number) => at('beside', q) / at('alone', q)
    const row = (when: 'alone' | 'beside') => [0.5, 0.95, 0.99].map((q) => round(at(when, q)))
    return {
      tables: [
        {
          title: `one row of a kilobyte written, milliseconds, at ${WRITES.perSecond} a second, median of ${ROUNDS} rounds`,
          columns: ['while', '50 %', '95 %', '99 %'],
          rows: [
            ['no backup runs', ...row('alone')],
            ['backups run', ...row('beside')],
            ['ratio', ...[0.5, 0.95, 0.99].map((q) => `×${ratio(q).toFixed(2)}`)],
          ],
        },
        {
          title: 'backups',
          columns: ['made', 'seconds, median', 'database, MB'],
          rows: [[backups.length, round(median(backups)), round((await databaseBytes(pool)) / 1e6)]],
        },
      ],
      promises: [atMost('writes with a backup ÷ without, at 95 %', ratio(0.95), 1.3)],
    }
  } finally {
    await site.close()
    rmSync(place, { recursive: true, force: true })
  }
}

/** Makes backups until it is stopped. `stop` waits for the last one and returns the seconds that each took. */
function backUpUntil(dataDir: string, place: string): { stop(): Promise<number[]> } {
  let isStopping = false
  const seconds: number[] = []
  const running = (async () => {
    while (!isStopping) {
      const startedAt = performance.now()
      await backUp(dataDir, place)
      seconds.push((performance.now() - startedAt) / 1_000)
    }
  })()
  return {
    async stop() {
      isStopping = true
      await running
      return seconds
    },
  }
}

async function backUp(dataDir: string, place: string): Promise<void> {
  const script = join(import.meta.dirname, '../../apps/server/src/backup.ts')
  const child = spawn(process.execPath, [script, place, '--keep', '1'], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`a backup ended with ${code}`)
}

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query('create table bench_ballast (n int, words text)')
  await pool.query('alter table bench_ballast alter column words set storage external')
  await pool.query(
    `insert into bench_ballast
      select n, (select string_agg(md5(n || '-' || m), '') from generate_series(1, 1000) m)
        from generate_series(1, $1::int) n`,
    [BALLAST_ROWS],
  )
  await pool.query('checkpoint')
}

async function databaseBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
  return Number(rows[0]?.bytes)
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}
