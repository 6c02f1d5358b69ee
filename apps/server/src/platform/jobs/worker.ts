import { EventEmitter } from 'node:events'
import type { FastifyBaseLogger } from 'fastify'
import {
  Logger,
  type LogLevel,
  type Task as QueueTask,
  type Runner,
  run,
  type WorkerEvents,
} from 'graphile-worker'
import pg, { type ClientConfig } from 'pg'
import { cutWhenLost } from '../db/lost-server.ts'
import { pause } from '../process/pause.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { runJob } from './job-trace.ts'
import { type ScheduledJob, startSchedule } from './schedule.ts'

/**
 * The handler of a job. A job may run more than once, so its handler must be idempotent. When the handler
 * throws, the job is retried.
 */
export type Task = (payload: unknown) => Promise<void>

export type WorkerOptions = {
  readonly connection: ClientConfig
  readonly tasks: Readonly<Record<string, Task>>
  readonly schedule?: readonly ScheduledJob[]
  readonly log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  /**
   * Whether no other process uses this database. Then every locked job was left by a killed process, and is
   * unlocked at once. Otherwise a locked job is unlocked only after four hours, because another process might
   * still be running it.
   */
  readonly isAlone?: boolean
  readonly tracing?: Tracing | null | undefined
  /** Number of jobs that run concurrently; default 4. */
  readonly concurrency?: number
}

const PAUSE_MS = 2_000
const UNLOCK_ALL = `select graphile_worker.force_unlock_workers(
  array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))`

const UNLOCK_OF = 'select graphile_worker.force_unlock_workers($1)'

/**
 * Runs jobs in this process as soon as any process enqueues them. Restarts after the database was
 * unavailable. `stop` waits for running jobs.
 */
export function startWorker(options: WorkerOptions): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const working = runUntilStopped(options, stopping.signal)
  return {
    async stop() {
      stopping.abort()
      await working
    },
  }
}

async function runUntilStopped(options: WorkerOptions, signal: AbortSignal): Promise<void> {
  const { log } = options
  let failing = false
  let mustUnlock = options.isAlone ?? false
  /** Names of earlier runners of this process. Their jobs are over, but a lost database may have left some locked. */
  const ended: string[] = []
  while (!signal.aborted) {
    // After a broken connection graphile-worker sometimes finds no jobs for minutes, so it is started again. It first
    // gets the time to notice, because stopping on a broken connection prints errors.
    const broken = new AbortController()
    const pool = workerPool(options, () => void pause(PAUSE_MS, signal).then(() => broken.abort()))
    // Without other processes the database is on this machine.
    const watch = options.isAlone ? undefined : cutWhenLost({ pool, log })
    try {
      if (mustUnlock) await pool.query(UNLOCK_ALL)
      mustUnlock = false
      if (ended.length > 0) await pool.query(UNLOCK_OF, [ended])
      ended.length = 0
      const runner = await startRunner(options, pool, (name) => ended.push(name))
      if (failing) log.info('jobs run again')
      failing = false
      const scheduling = startSchedule({ pool, schedule: options.schedule ?? [], log })
      try {
        await waitForRunner(runner, AbortSignal.any([signal, broken.signal]))
      } finally {
        await scheduling.stop()
      }
    } catch (err) {
      if (!failing && !signal.aborted) log.warn({ err }, 'jobs do not run')
      failing = true
    } finally {
      await pool.end()
      await watch?.stop()
    }
    if (!signal.aborted) await pause(PAUSE_MS, signal)
  }
}

function workerPool({ connection, log, concurrency = 4 }: WorkerOptions, onBroken: () => void): pg.Pool {
  const pool = new JobPool({
    ...connection,
    // The password is not enumerable in the options of a pool, so the spread above does not copy it.
    password: connection.password,
    application_name: 'verstat jobs',
    // One extra connection listens for jobs, one serves the cron schedule, and one is spare. The timeout
    // below also limits the wait for a free connection of the pool.
    max: concurrency + 3,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', (error) => log.debug({ reason: error.message }, 'a connection of the jobs broke'))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      log.debug({ reason: error.message }, 'a connection of the jobs broke')
      onBroken()
    })
  })
  return pool
}

/**
 * graphile-worker 0.18 does not await storing a job's result. Therefore a timeout error gets a code that makes
 * graphile-worker retry. After the pool has ended, a failed `connect` never settles instead of rejecting. Other errors
 * reach the process (`isUnstoredResult`).
 */
class JobPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback)
      return undefined
    }
    return super.connect().catch((error: Error) => {
      if (this.ending) return new Promise<pg.PoolClient>(() => {})
      throw 'code' in error ? error : Object.assign(error, { code: 'ETIMEDOUT' })
    })
  }
}

type ConnectCallback = Parameters<pg.Pool['connect']>[0]

function startRunner(
  { tasks, schedule = [], log, tracing, concurrency = 4 }: WorkerOptions,
  pgPool: pg.Pool,
  onName: (name: string) => void,
): Promise<Runner> {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool: { id } }) => onName(id))
  return run({
    pgPool,
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: PAUSE_MS,
    // `startSchedule` does this by the clock of the database.
    parsedCronItems: [],
    taskList: Object.fromEntries([
      ...Object.entries(tasks).map(
        ([name, task]): NamedTask => [
          name,
          (payload, { job }) => runJob({ task: name, payload, attempt: job.attempts }, tracing, task),
        ],
      ),
      ...schedule.map(
        ({ name, run: work }): NamedTask => [
          name,
          () => runJob({ task: name, payload: undefined, attempt: 1 }, tracing, work),
        ],
      ),
    ]),
    logger: new Logger(() => (level, message) => {
      if (level === ('error' satisfies `${LogLevel}`))
        log.warn({ reason: message }, 'the job queue complains')
      else log.debug(message)
    }),
  })
}

type NamedTask = readonly [name: string, task: QueueTask]

async function waitForRunner(runner: Runner, signal: AbortSignal): Promise<void> {
  const over = runner.promise
  const stop = () => {
    // `stop` rejects when the runner has just ended by itself.
    runner.stop().then(undefined, () => {})
  }
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  try {
    await over
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
