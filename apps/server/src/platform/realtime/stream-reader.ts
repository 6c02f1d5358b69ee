import type { HistoryPart, HistoryQuery, StoredPublication, StreamPosition } from '@verstat/realtime'
import type { Pool } from 'pg'

/**
 * Number of channels that one statement reads, so that a thousand clients that reconnect at once cost only a
 * few statements.
 */
const BATCH = 200

type PendingRead = {
  readonly channel: string
  readonly since: number
  readonly limit: number
  readonly resolve: (part: HistoryPart) => void
  readonly reject: (error: unknown) => void
}

type Row = {
  readonly n: string
  readonly top: string | null
  readonly position: string | null
  readonly data: string
  readonly info: string | null
  readonly tags: string | null
}

/**
 * Creates a reader of streams. Reads that are requested in the same turn of the event loop share one
 * statement.
 */
export function createStreamReader(pool: Pool) {
  let epoch = ''
  let pending: PendingRead[] = []

  function readLater(channel: string, since: number, limit: number): Promise<HistoryPart> {
    return new Promise((resolve, reject) => {
      if (pending.push({ channel, since, limit, resolve, reject }) === 1) setImmediate(readAll)
    })
  }

  function readAll(): void {
    const all = pending
    pending = []
    while (all.length > 0) void readBatch(all.splice(0, BATCH))
  }

  async function readBatch(batch: readonly PendingRead[]): Promise<void> {
    try {
      const { rows } = await pool.query<Row>({
        name: 'realtime_read',
        text: READ,
        values: [
          batch.map(({ channel }) => channel),
          batch.map(({ since }) => since),
          batch.map(({ limit }) => limit),
        ],
      })
      const byRead = Map.groupBy(rows, ({ n }) => Number(n))
      for (const [index, read] of batch.entries()) {
        read.resolve(asPart(byRead.get(index + 1) ?? [], epoch))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  async function readBackwards(channel: string, before: number, limit: number): Promise<HistoryPart> {
    const { rows } = await pool.query<Row>({
      name: 'realtime_read_backwards',
      text: READ_BACKWARDS,
      values: [channel, before, limit],
    })
    return asPart(rows, epoch)
  }

  return {
    epoch: (): string => epoch,
    async start(): Promise<void> {
      const { rows } = await pool.query<{ epoch: string }>('select epoch from realtime_epoch')
      epoch = rows[0]?.epoch ?? ''
    },
    read(channel: string, { since, limit, isReverse }: HistoryQuery): Promise<HistoryPart> {
      return isReverse
        ? readBackwards(channel, since ?? Number.MAX_SAFE_INTEGER, limit)
        : readLater(channel, since ?? 0, limit)
    },
    async positions(channels: readonly string[]): Promise<readonly StreamPosition[]> {
      const parts = await Promise.all(channels.map((channel) => readLater(channel, 0, 0)))
      return parts.map(({ position }) => position)
    },
    /** Returns one publication, or undefined when it is no longer stored. */
    async one(channel: string, offset: number): Promise<StoredPublication | undefined> {
      const { publications } = await readLater(channel, offset - 1, 1)
      return publications.find((one) => one.offset === offset)
    },
  }
}

const FIELDS = 'p.position, p.data, p.info, p.tags'

const READ = `
select q.n, s.top, ${FIELDS}
from unnest($1::text[], $2::bigint[], $3::int[]) with ordinality q (channel, since, take, n)
left join realtime_streams s on s.channel = q.channel
left join lateral (
  select * from realtime_publications k
  where k.channel = q.channel and k.position > q.since and k.expires_at > now()
  order by k.position limit q.take
) p on true
order by q.n, p.position`

const READ_BACKWARDS = `
select 1 as n, s.top, ${FIELDS}
from (select (select top from realtime_streams where channel = $1)) s (top)
left join lateral (
  select * from realtime_publications k
  where k.channel = $1 and k.position < $2 and k.expires_at > now()
  order by k.position desc limit $3
) p on true
order by p.position desc`

function asPart(rows: readonly Row[], epoch: string): HistoryPart {
  const found = rows.filter(({ position }) => position !== null)
  return {
    position: { offset: Number(rows[0]?.top ?? 0), epoch },
    publications: found.map(({ position, data, info, tags }) => ({
      offset: Number(position),
      data,
      ...(info === null ? {} : { info }),
      ...(tags === null ? {} : { tags }),
    })),
  }
}
