import { setTimeout as delay } from 'node:timers/promises'
import { postgresProcessesIn } from '../../platform/db/embedded/process-table.ts'
import type { StreamingServer } from '../../platform/testing/streaming-server.ts'
import { type Cluster, fillDisk, followsAgain } from './cluster.testing.ts'
import type { Machine } from './cluster-machines.testing.ts'

/** Something that breaks. Recovery is measured from the end of `strike`; `heal` brings back what is still missing. */
export type Fault = {
  readonly name: string
  readonly strike: (cluster: Cluster) => Promise<void>
  readonly heal: (cluster: Cluster) => Promise<void>
  /** Whether the primary is away meanwhile. */
  readonly isOutage?: boolean
}

const CUT_MS = 3_000
const HANG_MS = 8_000

const standbyOf = (cluster: Cluster, n: number) => {
  const standbys = cluster.servers.filter((server) => server !== cluster.primary())
  const standby = standbys[n]
  if (!standby) throw new Error('there is no such standby')
  return standby
}

function partOf(machines: readonly Machine[], n: number): Machine {
  const machine = machines[n]
  if (!machine) throw new Error('there is no such process')
  return machine
}

/** In turn each part is killed, hangs or is cut off. */
export function allFaults({ smallDisk }: Cluster): readonly Fault[] {
  let lost: StreamingServer | undefined
  return [
    ...[0, 1, 2].map(
      (n): Fault => ({
        name: `serve-${n + 1} is killed`,
        strike: ({ serving }) => partOf(serving, n).kill(),
        heal: ({ serving }) => partOf(serving, n).start(),
      }),
    ),
    ...[0, 1].map(
      (n): Fault => ({
        name: `work-${n + 1} is killed`,
        strike: ({ working }) => partOf(working, n).kill(),
        heal: ({ working }) => partOf(working, n).start(),
      }),
    ),
    {
      name: 'serve-1 hangs',
      async strike({ serving }) {
        process.kill(partOf(serving, 0).pid(), 'SIGSTOP')
      },
      async heal({ serving }) {
        await delay(HANG_MS)
        process.kill(partOf(serving, 0).pid(), 'SIGCONT')
      },
    },
    {
      name: 'a replica is killed',
      strike: (cluster) => standbyOf(cluster, 0).kill(),
      async heal(cluster) {
        await standbyOf(cluster, 0).start()
        await followsAgain(cluster, 2)
      },
    },
    {
      name: 'a replica hangs',
      async strike(cluster) {
        for (const pid of postgresProcessesIn(standbyOf(cluster, 1).clusterDir)) process.kill(pid, 'SIGSTOP')
      },
      async heal(cluster) {
        await delay(HANG_MS)
        for (const pid of postgresProcessesIn(standbyOf(cluster, 1).clusterDir)) process.kill(pid, 'SIGCONT')
        await followsAgain(cluster, 2)
      },
    },
    ...(smallDisk === null ? [] : [fullDisk(smallDisk)]),
    {
      name: 'the network to the primary is cut for 3 s',
      isOutage: true,
      async strike({ database }) {
        database.cut()
        await delay(CUT_MS)
        database.mend()
      },
      heal: (cluster) => followsAgain(cluster, 2),
    },
    {
      name: 'the primary is killed, a replica is promoted',
      isOutage: true,
      async strike(cluster) {
        lost = cluster.primary()
        await lost.kill()
        await cluster.promote()
      },
      async heal(cluster) {
        if (lost) await cluster.rebuild(lost)
        await followsAgain(cluster, 2)
      },
    },
  ]
}

/** The replica on the full disk ends by itself. */
function fullDisk(folder: string): Fault {
  let makeRoom = () => {}
  return {
    name: 'the disk of a replica is full',
    async strike() {
      makeRoom = fillDisk(folder)
    },
    async heal(cluster) {
      await delay(HANG_MS)
      makeRoom()
      const full = cluster.servers.find(({ clusterDir }) => clusterDir.startsWith(folder))
      await full?.kill()
      await full?.start()
      await followsAgain(cluster, 2)
    },
  }
}
