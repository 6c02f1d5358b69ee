import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig } from 'pg'
import { createDatabase, type DatabaseHandle } from '../pool.ts'
import { startAsking } from './asking-server.ts'
import { guardPool } from './guarded-pool.ts'
import {
  ASK_REPLICA,
  type LogPosition,
  type ReplicaRow,
  type ReplicaState,
  readReplica,
} from './log-position.ts'

export type ReplicaOptions = {
  readonly connection: ClientConfig
  readonly fence: () => LogPosition | undefined
  /** Where the log of the primary ended lately. Undefined when that is not known. */
  readonly primaryBytes: () => number | undefined
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'debug'>
  readonly isTraced?: boolean | undefined
}

/** A replica. Its `db` and `pool` throw `ReplicaLeftOut` whenever `mayUse` is false. */
export type Replica<Tables> = Omit<DatabaseHandle<Tables>, 'close'> & {
  readonly mayUse: () => boolean
  /** Looks at once how far the replica is. */
  readonly look: () => void
  readonly facts: () => ReplicaFacts
  readonly close: () => Promise<void>
}

export type ReplicaFacts = {
  /** Host and port. */
  readonly name: string
  readonly isUsed: boolean
  /** Whether it is a primary now, which an operator may name among the replicas. */
  readonly isPrimary: boolean
  /** What the replica has not replayed yet. Null when that is not known. */
  readonly lagBytes: number | null
}

/** Why a replica is left out for longer than a moment. */
type Fault = 'away' | 'promoted' | 'of another database' | 'on another timeline' | 'behind'

/** How often a replica is asked: usually, and while it is about to catch up. */
const CALM_MS = 250
const EAGER_MS = 15
/** A replica that is behind for longer is asked no more often than others, and the log says so. */
const SOON_MS = 2_000
const CONNECT_MS = 1_000

export function openReplica<Tables>(options: ReplicaOptions): Replica<Tables> {
  const { connection, fence, primaryBytes, log, isTraced } = options
  const name = nameOf(connection)
  const tracedAs = isTraced ? name : undefined
  const { db, pool, close } = createDatabase<Tables>({ connection, log, connectMs: CONNECT_MS, tracedAs })
  const { cutAll } = guardPool(pool, mayUse)
  let state: ReplicaState | undefined
  let behindSince: number | undefined
  let reported: Fault | undefined

  function mayUse(): boolean {
    const needed = fence()
    return needed !== undefined && faultOf(state, needed) === undefined
  }

  function isLate(): boolean {
    return behindSince !== undefined && performance.now() - behindSince > SOON_MS
  }

  function report(): void {
    const needed = fence()
    // For a moment after each change, and without the primary, nothing new is known.
    if (state && !needed) return
    const fault = faultOf(state, needed)
    behindSince = fault === 'behind' ? (behindSince ?? performance.now()) : undefined
    const told = fault === 'behind' && !isLate() ? undefined : fault
    if (told === reported) return
    reported = told
    if (told === undefined) log.info({ replica: name }, 'a replica is used again')
    else log.warn({ replica: name }, `a replica is left out: it is ${told}`)
  }

  const asking = startAsking<ReplicaRow>({
    connection,
    question: ASK_REPLICA,
    ask: () => (row) => {
      state = readReplica(row)
      report()
    },
    onFailure(err) {
      state = undefined
      // Reads that wait for an answer fail now, and the primary answers them.
      cutAll()
      log.debug({ replica: name, err }, 'a replica does not answer')
      report()
    },
    pauseMs: () => (behindSince !== undefined && !isLate() ? EAGER_MS : CALM_MS),
  })

  return {
    db,
    pool,
    mayUse,
    look: asking.wake,
    facts() {
      const end = primaryBytes()
      return {
        name,
        isUsed: mayUse(),
        isPrimary: state !== undefined && !state.isStandby,
        lagBytes: state && end !== undefined ? Math.max(0, end - state.bytes) : null,
      }
    },
    async close() {
      await asking.stop()
      await close()
    },
  }
}

function faultOf(state: ReplicaState | undefined, needed: LogPosition | undefined): Fault | undefined {
  if (!state) return 'away'
  if (!state.isStandby) return 'promoted'
  if (!needed) return undefined
  if (state.database !== needed.database) return 'of another database'
  if (state.timeline !== needed.timeline) return 'on another timeline'
  return state.bytes < needed.bytes ? 'behind' : undefined
}

function nameOf({ connectionString, host = 'localhost', port = 5432 }: ClientConfig): string {
  return connectionString === undefined ? `${host}:${port}` : new URL(connectionString).host
}
