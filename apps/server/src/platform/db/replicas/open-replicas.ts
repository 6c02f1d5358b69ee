import type { FastifyBaseLogger } from 'fastify'
import type { ClientConfig } from 'pg'
import { systemErrorCode } from '../../config/start-error.ts'
import { startAsking } from './asking-server.ts'
import { createFence } from './fence.ts'
import { ASK_PRIMARY, type LogPosition, type PrimaryRow, readPrimary } from './log-position.ts'
import { openReplica, type Replica, type ReplicaFacts } from './open-replica.ts'

export type ReplicasOptions = {
  /** The connection to the primary, such as the options of its pool. */
  readonly primary: ClientConfig
  readonly connections: readonly ClientConfig[]
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>
  /** Whether statements of requests are traced. */
  readonly isTraced?: boolean | undefined
}

export type Replicas<Tables> = {
  /** Returns a replica that has replayed enough, each one in turn. Undefined when only the primary may be read. */
  readonly choose: () => Replica<Tables> | undefined
  /** Requires that every read that begins after this call sees everything that is committed now. */
  readonly moveFence: () => void
  /**
   * Tells whether this process hears of changes. While it does not, cached pages live for a second, and a replica that
   * is a second behind would make them too old. So only the primary is read.
   */
  readonly setListening: (isListening: boolean) => void
  /** Counts a read that failed on a replica, and logs what nobody should expect. `what` names the read. */
  readonly onFailure: (error: unknown, what: string) => void
  /** `reads` is how often the replica was chosen. */
  readonly facts: () => readonly (ReplicaFacts & { readonly reads: number })[]
  /** How many reads the primary had to repeat. */
  readonly failures: () => number
  readonly stop: () => Promise<void>
}

const READ_ONLY = '25006'
/** How often the primary is asked while nothing changes. */
const CALM_MS = 250

/**
 * Opens the replicas and follows how far each has replayed the log of the primary. A replica that is behind, away,
 * promoted, or of another database is left out until that is over. The primary answers meanwhile.
 */
export function openReplicas<Tables>(options: ReplicasOptions): Replicas<Tables> {
  const { primary, connections, log, isTraced } = options
  const fence = createFence()
  let latest: LogPosition | undefined
  let isListening = false
  const replicas = connections.map((connection) =>
    openReplica<Tables>({
      connection,
      log,
      isTraced,
      fence: () => (isListening ? fence.current() : undefined),
      primaryBytes: () => latest?.bytes,
    }),
  )
  const asking = startAsking<PrimaryRow>({
    connection: primary,
    question: ASK_PRIMARY,
    ask() {
      const take = fence.ask()
      return (row) => {
        latest = readPrimary(row)
        const before = fence.current()
        take(latest)
        if (fence.current() !== before) for (const replica of replicas) replica.look()
      }
    },
    // The process itself notices that its primary is away. The fence becomes too old to be used.
    onFailure: (err) => log.debug({ err }, 'the primary does not say where its log ends'),
    pauseMs: () => CALM_MS,
  })
  let turn = 0
  let failures = 0
  const reads = new Map<Replica<Tables>, number>()

  return {
    setListening(isConnected) {
      isListening = isConnected
    },
    choose() {
      for (let tried = 0; tried < replicas.length; tried++) {
        turn = (turn + 1) % replicas.length
        const replica = replicas[turn]
        if (!replica?.mayUse()) continue
        reads.set(replica, (reads.get(replica) ?? 0) + 1)
        return replica
      }
      return undefined
    },
    moveFence() {
      fence.move()
      asking.wake()
    },
    onFailure(err, what) {
      failures += 1
      if (systemErrorCode(err) === READ_ONLY) log.error({ err, what }, 'a read tries to write')
      else log.debug({ err, what }, 'the primary repeats a read')
    },
    failures: () => failures,
    facts: () => replicas.map((replica) => ({ ...replica.facts(), reads: reads.get(replica) ?? 0 })),
    async stop() {
      await Promise.all([asking.stop(), ...replicas.map((replica) => replica.close())])
    },
  }
}
