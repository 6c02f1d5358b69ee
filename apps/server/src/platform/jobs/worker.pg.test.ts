import { afterAll, expect, test } from 'vitest'
import { databaseGate } from '../testing/database-gate.ts'
import { eventually } from '../testing/eventually.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { enqueue } from './enqueue.ts'
import { sweepJobs } from './sweep-jobs.ts'
import { startWorker } from './worker.ts'

const { db, pool, connection } = await testDatabase<Record<string, never>>()
const gate = await databaseGate(connection)
const done: unknown[] = []
const worker = startWorker({
  connection: gate.connection,
  log: silentHttpLog,
  tasks: {
    note: async (payload) => void done.push(payload),
    stumble: async () => {
      throw new Error('not yet')
    },
  },
})
afterAll(async () => {
  await worker.stop()
  await gate.shut()
})

test('a job runs after its transaction has committed, and never after a rollback', async () => {
  await db.transaction().execute((tx) => enqueue(tx, 'note', { n: 1 }))
  const undone = db.transaction().execute(async (tx) => {
    await enqueue(tx, 'note', { n: 2 })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await enqueue(db, 'note', { n: 3 })
  await eventually('both have run', () => done.length === 2)
  // The two jobs may run concurrently and finish in either order.
  expect(done).toHaveLength(2)
  expect(done).toEqual(expect.arrayContaining([{ n: 1 }, { n: 3 }]))
})

test('a failing job is retried up to its number of attempts', async () => {
  await enqueue(db, 'stumble', {}, { attempts: 7 })
  const job = await eventually('it has failed once', async () => {
    const { rows } = await pool.query(
      `select attempts, max_attempts, last_error, run_at > now() as later from graphile_worker.jobs
        where task_identifier = 'stumble' and last_error is not null`,
    )
    return rows[0]
  })
  expect(job).toEqual({ attempts: 1, max_attempts: 7, last_error: 'not yet', later: true })
})

test('jobs run again after the database was unavailable', async () => {
  done.length = 0
  await gate.shut()
  await enqueue(db, 'note', { n: 4 })
  await gate.open()
  await eventually('it has run', () => done.length === 1)
})

test.each([
  { what: 'success', fails: false },
  { what: 'failure', fails: true },
])('jobs run again after the $what of one could not be stored', async ({ fails }) => {
  const lost = await databaseGate(connection)
  const ran: string[] = []
  const losing = startWorker({
    connection: lost.connection,
    log: silentHttpLog,
    tasks: {
      'lose the database': async () => {
        // A job whose result was lost runs again.
        if (ran.push('lost') === 1) await lost.shut()
        if (fails) throw new Error('not yet')
      },
      'come after': async () => void ran.push('after'),
    },
  })
  await enqueue(db, 'lose the database', {})
  await eventually('it has run', () => ran.length === 1)
  await lost.open()
  await enqueue(db, 'come after', {})
  await eventually('the other one has run, and the first one again', () =>
    ['lost', 'after'].every((name) => ran.lastIndexOf(name) > 0),
  )
  await losing.stop()
  await lost.shut()
})

test('a worker that is alone on its database unlocks the jobs of a killed process; any other worker does not', async () => {
  done.length = 0
  await worker.stop()
  await enqueue(db, 'note', { n: 5 })
  await pool.query("update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'")
  const start = (isAlone: boolean) =>
    startWorker({ connection, log: silentHttpLog, isAlone, tasks: { note: async (n) => void done.push(n) } })
  const careful = start(false)
  await enqueue(db, 'note', { n: 6 })
  await eventually('the other job has run', () => done.length === 1)
  await careful.stop()
  const alone = start(true)
  await eventually('it has run', () => done.length === 2)
  await alone.stop()
  expect(done).toEqual([{ n: 6 }, { n: 5 }])
})

test('jobs that failed for good are deleted after a week, those with secrets at once', async () => {
  await pool.query('alter table graphile_worker._private_jobs disable trigger user')
  await pool.query('delete from graphile_worker._private_jobs')
  for (const attempts of [1, 2]) await enqueue(db, 'never', {}, { attempts })
  for (const attempts of [1, 2]) await enqueue(db, 'secret', {}, { attempts })
  await pool.query(`update graphile_worker._private_jobs set attempts = 1`)
  const sweep = () => sweepJobs(db, { atOnce: ['secret'] })
  const left = async () =>
    (
      await pool.query(
        'select task_identifier as task, max_attempts as max from graphile_worker.jobs order by 1, 2',
      )
    ).rows
  const [waiting, secret] = [
    { task: 'never', max: 2 },
    { task: 'secret', max: 2 },
  ]
  expect(await sweep()).toBe(1)
  expect(await left()).toEqual([{ task: 'never', max: 1 }, waiting, secret])
  expect(await sweep()).toBe(0)
  await pool.query(`update graphile_worker._private_jobs set updated_at = now() - interval '8 days'`)
  expect(await sweep()).toBe(0)
  expect(await left()).toEqual([waiting, secret])
})

test('scheduled runs missed while no process ran are run at the next start', async () => {
  await pool.query('delete from graphile_worker._private_jobs')
  await pool.query(`
    insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('test.tick', now() - interval '3 hours', now() - interval '2 hours')`)
  const minute = (new Date().getUTCMinutes() + 30) % 60
  const ran: string[] = []
  const ticking = startWorker({
    connection,
    log: silentHttpLog,
    tasks: {},
    schedule: [
      {
        name: 'test.tick',
        cron: `${minute} * * * *`,
        backfillMs: 3_600_000,
        run: async () => void ran.push('tick'),
      },
    ],
  })
  await eventually('it has run', () => ran.length > 0)
  await ticking.stop()
  expect(ran).toEqual(['tick'])
})

test('a failed scheduled run is not retried and does not block the next one', async () => {
  await pool.query('delete from graphile_worker._private_jobs')
  const enqueueTick = () =>
    pool.query(`select graphile_worker.add_job('test.fails', max_attempts => 1, job_key => 'test.fails')`)
  const tries: string[] = []
  const failing = startWorker({
    connection,
    log: silentHttpLog,
    tasks: {},
    schedule: [
      {
        name: 'test.fails',
        cron: '0 0 1 1 *',
        async run() {
          tries.push('try')
          throw new Error('not today')
        },
      },
    ],
  })
  const givenUp = async () => {
    const { rows } = await pool.query(
      'select attempts from graphile_worker.jobs where last_error is not null',
    )
    return rows.length === 1
  }
  await enqueueTick()
  await eventually('it has failed', givenUp)
  await enqueueTick()
  await eventually('it was tried by the next', () => tries.length === 2)
  await failing.stop()
})
