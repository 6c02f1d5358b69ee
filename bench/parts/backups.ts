import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { median, quantile } from '../measure.ts'
import { openDemoDatabase } from '../open-demo-database.ts'
import { atMost, type PartResult, round } from '../report.ts'

const ROUNDS = 4
const PER_SECOND = 200
const WARM_UP_MS = 3_000
const QUANTILES = [0.5, 0.95, 0.99]
/** No round begins after so much time, except the first. */
const NO_ROUND_AFTER_MS = 4 * 60_000
/** A backup that takes longer fails. */
const LONGEST_BACKUP_MS = 4 * 60_000
/** Rows that make the database large enough for a backup of several seconds: some 100 MB that compress little. */
const BALLAST_ROWS = 3_000

/** The first backup to a place copies the uploads too, the next one removes the one before. */
const KINDS = ['first', 'next'] as const
type Kind = (typeof KINDS)[number]
type Round = {
  readonly seconds: number
  readonly beside: readonly number[]
  readonly alone: readonly number[]
}

/**
 * Measures how much writing slows down while a backup is made, from its beginning to its end, without the app beside
 * it. The same time follows without a backup.
 */
export async function measureBackups(): Promise<PartResult> {
  const site = await openDemoDatabase()
  const places = mkdtempSync(join(tmpdir(), 'verstat-bench-backups-'))
  try {
    const { pool } = site.database
    await fill(pool)
    const write = await prepareWrites(pool)
    const rounds: Record<Kind, Round[]> = { first: [], next: [] }
    await writeDuring(write, () => pause(WARM_UP_MS))
    const startedAt = performance.now()
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      if (turn > 0 && performance.now() - startedAt > NO_ROUND_AFTER_MS) break
      const place = join(places, String(turn))
      for (const kind of KINDS) {
        const { times: beside, ms } = await writeDuring(write, () =>
          backUp(site.dataDir, place, '--keep', '1'),
        )
        const { times: alone } = await writeDuring(write, () => pause(ms))
        rounds[kind].push({ seconds: ms / 1_000, beside, alone })
      }
      // Otherwise the database would keep its log for a place that gets no more backups.
      await backUp(site.dataDir, place, '--stop')
    }
    const bytes = await databaseBytes(pool)
    const at = (kind: Kind, when: 'beside' | 'alone', q: number) =>
      median(rounds[kind].map((each) => quantile(each[when], q)))
    const ratio = (kind: Kind, q: number) =>
      median(rounds[kind].map(({ beside, alone }) => quantile(beside, q) / quantile(alone, q)))
    const seconds = (kind: Kind) => median(rounds[kind].map((each) => each.seconds))
    return {
      tables: [
        ...KINDS.map((kind) => ({
          title: `one row of a kilobyte written, milliseconds, at ${PER_SECOND} a second, median of ${rounds[kind].length} rounds`,
          columns: ['while', ...QUANTILES.map((q) => `${q * 100} %`)],
          rows: [
            ['no backup runs', ...QUANTILES.map((q) => round(at(kind, 'alone', q)))],
            [`the ${kind} backup runs`, ...QUANTILES.map((q) => round(at(kind, 'beside', q)))],
            ['ratio, median', ...QUANTILES.map((q) => `×${ratio(kind, q).toFixed(2)}`)],
          ],
        })),
        {
          title: 'backups while the database is written to',
          columns: ['backup', 'seconds, median', 'database, MB'],
          rows: KINDS.map((kind) => [kind, round(seconds(kind)), round(bytes / 1e6)]),
        },
      ],
      promises: [
        ...KINDS.map((kind) =>
          atMost(`writes during the ${kind} backup ÷ without, at 95 %`, ratio(kind, 0.95), 1.3),
        ),
        atMost('seconds of the first backup while the database is written to', seconds('first'), 120),
      ],
    }
  } finally {
    await site.close()
    rmSync(places, { recursive: true, force: true })
  }
}

async function prepareWrites(pool: pg.Pool): Promise<() => Promise<number>> {
  await pool.query('create table bench_writes (n int primary key, words text)')
  const text = "insert into bench_writes values ($1, repeat('words ', 170))"
  let serial = 0
  return async () => {
    serial += 1
    const startedAt = performance.now()
    await pool.query({ name: 'bench insert', text, values: [serial] })
    return performance.now() - startedAt
  }
}

/** Writes at a fixed pace while the work runs. Returns the sorted times of the writes, and how long the work took. */
async function writeDuring(
  write: () => Promise<number>,
  work: () => Promise<unknown>,
): Promise<{ readonly times: readonly number[]; readonly ms: number }> {
  const startedAt = performance.now()
  let hasEnded = false
  const writing = (async () => {
    const times: Promise<number>[] = []
    while (!hasEnded) {
      await pause(Math.max(0, startedAt + (times.length * 1_000) / PER_SECOND - performance.now()))
      times.push(write())
    }
    return Promise.all(times)
  })()
  await work().finally(() => {
    hasEnded = true
    return writing
  })
  return { times: (await writing).toSorted((a, b) => a - b), ms: performance.now() - startedAt }
}

async function backUp(dataDir: string, place: string, ...args: string[]): Promise<void> {
  const script = join(import.meta.dirname, '../../apps/server/src/backup.ts')
  const child = spawn(process.execPath, [script, place, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LONGEST_BACKUP_MS,
  })
  const [code] = await once(child, 'exit')
  // `killed` says that the time is over.
  if (child.killed) throw new Error(`a backup took longer than ${LONGEST_BACKUP_MS / 1_000} seconds`)
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
