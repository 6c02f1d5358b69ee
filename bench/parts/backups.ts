import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { median, quantile } from '../measure.ts'
import { openDemoDatabase } from '../open-demo-database.ts'
import { atMost, type PartResult, round } from '../report.ts'

const ROUNDS = 2
const PER_SECOND = 200
const WARM_UP_MS = 3_000
/** The backup runs for so long and is then stopped for as long, again and again. */
const SLICE_MS = 4_000
/** Fewer writes say little about the slowest twentieth of them. */
const MIN_WRITES = 400
const QUANTILES = [0.5, 0.95, 0.99]
/** A backup that takes longer, with the time for which it is stopped, fails. */
const LONGEST_BACKUP_MS = 8 * 60_000
/** Rows that make the database large enough for a backup of several seconds: some 100 MB that compress little. */
const BALLAST_ROWS = 3_000

/** The first backup to a place copies the uploads too, the next one removes the one before. */
const KINDS = ['first', 'next'] as const
type Kind = (typeof KINDS)[number]
type Slice = { readonly beside: readonly number[]; readonly alone: readonly number[] }

/**
 * Measures how much writing slows down while a backup is made, without the app beside it. The process of the backup is
 * stopped and continued every few seconds, and each slice is compared with the next one: a disk that other machines use
 * too has slow minutes, which would decide a comparison of whole backups.
 */
export async function measureBackups(): Promise<PartResult> {
  const site = await openDemoDatabase()
  const places = mkdtempSync(join(tmpdir(), 'verstat-bench-backups-'))
  try {
    const { pool } = site.database
    await fill(pool)
    const write = await prepareWrites(pool)
    const slices: Record<Kind, Slice[]> = { first: [], next: [] }
    const seconds: Record<Kind, number[]> = { first: [], next: [] }
    await writeDuring(write, () => pause(WARM_UP_MS))
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      const place = join(places, String(turn))
      for (const kind of KINDS) {
        const made = await writeBeside(write, startBackup(site.dataDir, place, '--keep', '1'))
        slices[kind].push(...made.slices)
        seconds[kind].push(made.seconds)
      }
      // Otherwise the database would keep its log for a place that gets no more backups.
      await endOf(startBackup(site.dataDir, place, '--stop'))
    }
    const bytes = await databaseBytes(pool)
    const at = (kind: Kind, when: keyof Slice, q: number) =>
      median(slices[kind].map((each) => quantile(each[when], q)))
    const ratio = (kind: Kind, q: number) =>
      median(slices[kind].map(({ beside, alone }) => quantile(beside, q) / quantile(alone, q)))
    return {
      tables: [
        ...KINDS.map((kind) => ({
          title: `one row of a kilobyte written, milliseconds, at ${PER_SECOND} a second, median of ${slices[kind].length} pairs of ${SLICE_MS / 1_000} seconds`,
          columns: ['while', ...QUANTILES.map((q) => `${q * 100} %`)],
          rows: [
            ['it is stopped', ...QUANTILES.map((q) => round(at(kind, 'alone', q)))],
            [`the ${kind} backup runs`, ...QUANTILES.map((q) => round(at(kind, 'beside', q)))],
            ['ratio, median', ...QUANTILES.map((q) => `×${ratio(kind, q).toFixed(2)}`)],
            ['ratio of all writes', ...QUANTILES.map((q) => `×${ratioOfAll(slices[kind], q).toFixed(2)}`)],
          ],
        })),
        {
          title: 'backups while the database is written to',
          columns: ['backup', 'seconds, median', 'database, MB'],
          rows: KINDS.map((kind) => [kind, round(median(seconds[kind])), round(bytes / 1e6)]),
        },
      ],
      promises: [
        ...KINDS.map((kind) =>
          atMost(`writes during the ${kind} backup ÷ without, at 95 %`, ratio(kind, 0.95), 1.3),
        ),
        atMost('seconds of the first backup while the database is written to', median(seconds.first), 120),
      ],
    }
  } finally {
    await site.close()
    rmSync(places, { recursive: true, force: true })
  }
}

function ratioOfAll(slices: readonly Slice[], q: number): number {
  const all = (when: keyof Slice) => slices.flatMap((each) => each[when]).toSorted((a, b) => a - b)
  return quantile(all('beside'), q) / quantile(all('alone'), q)
}

/** Writes until the backup ends. Returns the sorted times of the writes, and for how many seconds the backup ran. */
async function writeBeside(
  write: () => Promise<number>,
  backup: ChildProcess,
): Promise<{ readonly slices: readonly Slice[]; readonly seconds: number }> {
  const slices: Slice[] = []
  let ranMs = 0
  let hasEnded = false
  const ended = endOf(backup).finally(() => {
    hasEnded = true
  })
  while (!hasEnded) {
    const { times: beside, ms } = await writeDuring(write, () => Promise.race([ended, pause(SLICE_MS)]))
    ranMs += ms
    backup.kill('SIGSTOP')
    const { times: alone } = await writeDuring(write, () => pause(SLICE_MS))
    backup.kill('SIGCONT')
    if (beside.length >= MIN_WRITES) slices.push({ beside, alone })
  }
  await ended
  return { slices, seconds: ranMs / 1_000 }
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

function startBackup(dataDir: string, place: string, ...args: string[]): ChildProcess {
  const script = join(import.meta.dirname, '../../apps/server/src/backup.ts')
  return spawn(process.execPath, [script, place, ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: LONGEST_BACKUP_MS,
    // A stopped process would not end otherwise.
    killSignal: 'SIGKILL',
  })
}

async function endOf(backup: ChildProcess): Promise<void> {
  const [code, signal] = await once(backup, 'exit')
  if (signal === 'SIGKILL') throw new Error(`a backup took longer than ${LONGEST_BACKUP_MS / 1_000} seconds`)
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
