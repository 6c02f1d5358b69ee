import type { Broker, Relayed } from '@verstat/realtime'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'

export type CommandRelay = NonNullable<Broker['relay']> & {
  /** Records that this node is alive. Deletes nodes that have not recorded this for five minutes. */
  readonly keepAlive: () => Promise<void>
  /** Reads the commands that a PostgreSQL notice announces. Ignores a notice for another node. */
  readonly onNotice: (payload: string) => void
}

export type RelayOptions = {
  readonly pool: Pool
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly node: string
  readonly channel: string
  readonly onCommands: (session: string, data: string) => void
}

/** A notice about commands starts with this prefix. The node id and the command id follow. */
export const COMMAND_MARK = '>'
/**
 * Maximum number of unread commands per session. A client that waits for replies before it sends more has
 * only a few unread commands.
 */
const MOST_WAITING = 100
const GONE_AFTER = '5 minutes'

/**
 * Forwards each command of a client to the node that holds the client's session. The commands are stored as
 * rows, because a PostgreSQL notice is too short for them.
 */
export function createCommandRelay({ pool, log, node, channel, onCommands }: RelayOptions): CommandRelay {
  const sessions = createSessionWriter(pool, node)
  const announced: string[] = []
  let isReading = false

  /** Runs one query at a time. Commands that are announced during a query are read by the next query. */
  async function readAll(): Promise<void> {
    if (isReading) return
    isReading = true
    try {
      while (announced.length > 0) await read(announced.splice(0))
    } catch (err) {
      // The clients get no reply in time, so they reconnect.
      log.warn({ err }, 'commands of clients were not read')
    } finally {
      isReading = false
    }
  }

  async function read(commands: readonly string[]): Promise<void> {
    const { rows } = await pool.query<{ session_id: string; data: string }>({
      name: 'realtime_take_commands',
      text: READ,
      values: [commands],
    })
    for (const { session_id: session, data } of rows) onCommands(session, data)
  }

  return {
    admit: sessions.admit,
    dismiss: (session) =>
      void sessions.dismiss(session).catch((err: unknown) => log.warn({ err }, 'a session was not closed')),
    async pass(session, data): Promise<Relayed> {
      const { rows } = await pool.query<{ is_kept: boolean }>({
        name: 'realtime_pass_commands',
        text: PASS,
        values: [session, data, MOST_WAITING, channel],
      })
      if (!rows[0]) return 'unknown'
      return rows[0].is_kept ? 'taken' : 'busy'
    },
    onNotice(payload) {
      const [to = '', command = ''] = payload.slice(COMMAND_MARK.length).split(' ')
      if (to !== node) return
      announced.push(command)
      void readAll()
    },
    async keepAlive() {
      await pool.query(KEEP_ALIVE, [node])
      await pool.query('delete from realtime_nodes where seen_at < now() - $1::interval', [GONE_AFTER])
    },
  }
}

/**
 * Stores which sessions were opened and closed, in order. Changes that arrive during a write are combined in
 * the next write.
 */
function createSessionWriter(pool: Pool, node: string) {
  let changes = new Map<string, boolean>()
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  function write(session: string, isOpen: boolean): Promise<void> {
    changes.set(session, isOpen)
    next ??= writing.then(writeAll)
    return next
  }

  function writeAll(): Promise<void> {
    const all = [...changes]
    changes = new Map()
    next = undefined
    const ids = (isOpen: boolean) => all.flatMap(([id, opens]) => (opens === isOpen ? [id] : []))
    const work = pool.query({
      name: 'realtime_write_sessions',
      text: WRITE,
      values: [node, ids(true), ids(false)],
    })
    writing = work.then(
      () => {},
      () => {},
    )
    return work.then(() => {})
  }

  return {
    admit: (session: string) => write(session, true),
    dismiss: (session: string) => write(session, false),
  }
}

const KEEP_ALIVE = `
insert into realtime_nodes (id, seen_at) values ($1, now())
on conflict (id) do update set seen_at = excluded.seen_at`

/**
 * Inserts this node first, because another node may have deleted the row of this node at a time when
 * this node was unreachable.
 */
const WRITE = `
with known as (
  insert into realtime_nodes (id, seen_at) values ($1, now()) on conflict (id) do nothing
), gone as (
  delete from realtime_sessions where id = any ($3::text[])
)
insert into realtime_sessions (id, node_id) select unnest($2::text[]), $1 on conflict (id) do nothing`

/**
 * Stores commands for a session and notifies the session's node. A row lock prevents the session from being
 * deleted in the meantime.
 */
const PASS = `
with asked as (
  select id, node_id from realtime_sessions where id = $1 for key share
), kept as (
  insert into realtime_commands (session_id, data)
  select id, $2 from asked
  where (select count(*) from realtime_commands c where c.session_id = asked.id) < $3
  returning id
)
select kept.id is not null as is_kept,
  case when kept.id is not null then pg_notify($4, '${COMMAND_MARK}' || asked.node_id || ' ' || kept.id) end
from asked left join kept on true`

const READ = `
with taken as (
  delete from realtime_commands where id = any ($1::bigint[]) returning id, session_id, data
)
select session_id, data from taken order by id`
