import type { Publication, RealtimePublisher } from '@verstat/realtime'
import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig, Pool, PoolClient } from 'pg'
import { listenForNotices } from '../../db/notice-listener.ts'
import { type Loop, startLoop } from '../../jobs/loop.ts'
import { COALESCED_PARTITION, coalesce, type OutboxEntry } from './coalesce.ts'

export type DispatcherOptions = {
  readonly pool: Pool
  /** The connection options of the pool, used for one more connection that listens for new rows. */
  readonly connection: ClientConfig
  /** Null when no client can be connected: then events are deleted without being sent. */
  readonly publisher: RealtimePublisher | null
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
}

const BATCH = 100
/**
 * Polling finds rows whose notice was missed, after an outage or because another process died while it was
 * sending them.
 */
const POLL_MS = 1_000
/** From this partition on, a channel is that of a person. */
const FIRST_OF_PEOPLE = 4
/**
 * Minimum interval in milliseconds between two batches of a partition: `crowd` for `COALESCED_PARTITION`, `people` for
 * channels that only the pages of one person hear, `others` for the rest. Rows that arrive in between are sent together.
 */
const MIN_INTERVAL_MS = { crowd: 1_000, people: 100, others: 200 } as const
const SWEEP_MS = 3_600_000
/** Events that are older than this are deleted. A client that was away for longer reloads its page. */
const KEPT = '1 day'
/** The first key of our advisory locks. The second key is the partition. */
const LOCK_CLASS = 7_205_311

/**
 * Sends the realtime events that transactions have stored in the outbox table. Events of a partition are sent
 * in order, and each at least once. A row is deleted after it was sent, in the transaction that locks its
 * partition. Any number of processes may run a dispatcher.
 */
export async function startOutboxDispatcher(
  options: DispatcherOptions,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { pool, log } = options
  const scheduled = new Set<number>()
  const stopping = new AbortController()
  /** For each partition, the earliest time of its next batch, by a clock that never jumps. */
  const nextBatchAt = new Map<number, number>()
  const timers = new Map<number, NodeJS.Timeout>()
  let running: Promise<void> | undefined
  let isFailing = false

  /** Starts a run unless one is running. A partition that is added during a run becomes part of that run. */
  function schedule(partition: number): void {
    scheduled.add(partition)
    if (!stopping.signal.aborted) running ??= run()
  }

  async function run(): Promise<void> {
    // Let the caller of `schedule` finish first, and collect all notices of a transaction that stored several
    // rows.
    await Promise.resolve()
    try {
      for (const partition of scheduled) {
        if (stopping.signal.aborted) break
        scheduled.delete(partition)
        if (!isDue(partition)) continue
        await drain(options, partition)
      }
      if (isFailing) log.info('realtime events are sent again')
      isFailing = false
    } catch (err) {
      scheduled.clear()
      if (!isFailing) log.warn({ err }, 'realtime events wait')
      isFailing = true
    } finally {
      running = undefined
    }
  }

  function isDue(partition: number): boolean {
    const waitMs = (nextBatchAt.get(partition) ?? 0) - performance.now()
    if (waitMs <= 0) {
      nextBatchAt.set(partition, performance.now() + minIntervalMs(partition))
      return true
    }
    if (timers.has(partition)) return false
    const timer = setTimeout(() => {
      timers.delete(partition)
      schedule(partition)
    }, waitMs)
    timers.set(partition, timer.unref())
    return false
  }

  const loop = (name: string, pauseMs: number, work: () => Promise<void>): Loop =>
    startLoop({ name, pauseMs, run: work, log })
  const loops = [
    loop('look for realtime events', POLL_MS, async () => {
      const { rows } = await pool.query<{ partition: number }>(
        'select p.partition from generate_series(0, 7) p (partition) where exists (select from realtime_outbox o where o.partition = p.partition)',
      )
      for (const { partition } of rows) schedule(partition)
    }),
    loop('sweep realtime events', SWEEP_MS, async () => {
      await pool.query('delete from realtime_outbox where created_at < now() - $1::interval', [KEPT])
    }),
  ]
  const listener = listenForNotices({
    connection: options.connection,
    channel: 'realtime_outbox',
    log,
    onNotice: (payload) => schedule(Number(payload)),
    // Rows that were written before the listener was connected are found by polling.
    onListening: () => {},
  })
  await listener.started
  return {
    async stop() {
      stopping.abort()
      for (const timer of timers.values()) clearTimeout(timer)
      await Promise.all([listener.stop(), ...loops.map((each) => each.stop()), running])
    },
  }
}

function minIntervalMs(partition: number): number {
  if (partition === COALESCED_PARTITION) return MIN_INTERVAL_MS.crowd
  return partition < FIRST_OF_PEOPLE ? MIN_INTERVAL_MS.others : MIN_INTERVAL_MS.people
}

/** Sends all events of a partition. Does nothing while another process is sending them. */
async function drain(options: DispatcherOptions, partition: number): Promise<void> {
  while ((await dispatchBatch(options, partition)) === BATCH) {
    // A full batch means that there may be more rows, so send the next batch.
  }
}

/** Sends the oldest rows of a partition and deletes them. Returns the number of rows. */
async function dispatchBatch(
  { pool, publisher, log }: DispatcherOptions,
  partition: number,
): Promise<number> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    const rows = await lockRows(client, partition)
    if (rows.length > 0) {
      if (publisher) await send(publisher, partition === COALESCED_PARTITION ? coalesce(rows) : rows, log)
      await client.query('delete from realtime_outbox where id = any($1)', [rows.map(({ id }) => id)])
    }
    await client.query('commit')
    return rows.length
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    // After a failure, this closes the connection. PostgreSQL then rolls back the transaction and releases
    // the lock of the partition.
    client.release(failure)
  }
}

async function lockRows(client: PoolClient, partition: number): Promise<OutboxEntry[]> {
  const { rows: locks } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_xact_lock($1, $2) as free',
    [LOCK_CLASS, partition],
  )
  if (!locks[0]?.free) return []
  const { rows } = await client.query<OutboxEntry>(
    'select id, method, payload from realtime_outbox where partition = $1 order by id limit $2',
    [partition, BATCH],
  )
  return rows
}

/**
 * Sends rows in order, with one call for consecutive publications. Throws when any of the rows must be sent
 * again.
 */
async function send(
  publisher: RealtimePublisher,
  rows: readonly OutboxEntry[],
  log: DispatcherOptions['log'],
): Promise<void> {
  let batch: Publication[] = []
  const flush = async () => {
    const sent = batch
    batch = []
    if (sent.length > 0) await publishAll(publisher, sent, log)
  }
  for (const { method, payload } of rows) {
    const { channel = '', user = '', data = null, idempotency_key, disconnect } = payload
    if (method === 'publish') {
      batch.push({ channel, data, ...(idempotency_key ? { idempotencyKey: idempotency_key } : {}) })
      continue
    }
    await flush()
    if (method === 'unsubscribe') await publisher.unsubscribe(user, channel)
    else if (disconnect) await publisher.disconnect(user, disconnect, { isRevoked: true })
  }
  await flush()
}

async function publishAll(
  publisher: RealtimePublisher,
  publications: readonly Publication[],
  log: DispatcherOptions['log'],
): Promise<void> {
  const results = await publisher.publish(publications)
  for (const [index, result] of results.entries()) {
    if (!('error' in result)) continue
    const { code, message, isTemporary } = result.error
    if (isTemporary) throw new Error(`a publication was refused for now: ${code} ${message}`)
    log.error({ channel: publications[index]?.channel, code }, 'a realtime event was refused for good')
  }
}
