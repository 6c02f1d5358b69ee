import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { postgresProcessesIn } from '../../platform/db/embedded/process-table.ts'
import { runSql } from '../../platform/testing/run-sql.ts'
import type { StreamingServer } from '../../platform/testing/streaming-server.ts'
import { fillDisk, followsAgain } from './cluster.testing.ts'
import { comesTrue, type Fault, smallDiskOf } from './cluster-fault.testing.ts'

const SLOW_MS = 10_000
/** The disk answers for 100 ms, then not for 300 ms. */
const PULSE_MS = { stopped: 300, running: 100 }
const FROZEN_MS = 8_000
const FULL_MS = 8_000
const BLOCK = Buffer.alloc(2 ** 20)

/**
 * A disk cannot be slowed down without a device of our own. So all processes of the primary stop again and again, as if
 * each waited for the disk, and a writer beside its files makes the disk itself write. This is worse than a slow disk:
 * what needs no disk waits as well.
 */
export function slowDisks(): readonly Fault[] {
  let slowing: Promise<void> | undefined
  return [
    {
      name: 'the disk of the primary is slow',
      async strike(cluster) {
        slowing = slowDown(cluster.primary())
      },
      heal: async (cluster) => {
        await slowing
        await followsAgain(cluster, 2)
      },
    },
    {
      name: `the disk of the primary hangs for ${FROZEN_MS / 1_000} s`,
      isOutage: true,
      async strike(cluster) {
        const { clusterDir } = cluster.primary()
        signalAll(clusterDir, 'SIGSTOP')
        await delay(FROZEN_MS)
        signalAll(clusterDir, 'SIGCONT')
      },
      heal: (cluster) => followsAgain(cluster, 2),
    },
  ]
}

/** Fills the disk of the primary, and makes room again. A primary that has ended is started again. */
export function fullPrimaryDisk(): Fault {
  return {
    name: 'the disk of the primary is full',
    isOutage: true,
    isPossible: (cluster) => smallDiskOf(cluster, cluster.primary()) !== undefined,
    async strike(cluster) {
      const primary = cluster.primary()
      const makeRoom = fillDisk(smallDiskOf(cluster, primary) ?? '')
      await delay(FULL_MS)
      makeRoom()
      // After a failed write of its log it recovers by itself or ends.
      if (!(await comesTrue(() => answers(primary), 2_000))) await primary.start()
    },
    heal: (cluster) => followsAgain(cluster, 2),
  }
}

/** Whether the server answers. */
async function answers({ connection }: StreamingServer): Promise<boolean> {
  try {
    await runSql(connection, 'select 1')
    return true
  } catch {
    // It recovers, or it has ended.
    return false
  }
}

async function slowDown({ clusterDir }: StreamingServer): Promise<void> {
  const file = join(clusterDir, 'written-meanwhile')
  const descriptor = openSync(file, 'w')
  try {
    for (const begunAt = performance.now(); performance.now() - begunAt < SLOW_MS; ) {
      signalAll(clusterDir, 'SIGSTOP')
      writeSync(descriptor, BLOCK)
      fsyncSync(descriptor)
      await delay(PULSE_MS.stopped)
      signalAll(clusterDir, 'SIGCONT')
      await delay(PULSE_MS.running)
    }
  } finally {
    closeSync(descriptor)
    rmSync(file)
  }
}

/** Sends a signal to all processes of a database server. */
export function signalAll(clusterDir: string, signal: NodeJS.Signals): void {
  for (const pid of postgresProcessesIn(clusterDir)) {
    try {
      process.kill(pid, signal)
    } catch {
      // A connection has ended meanwhile, and its process with it.
    }
  }
}
