import { setTimeout as delay } from 'node:timers/promises'
import type { StreamingServer } from '../../platform/testing/streaming-server.ts'
import { type Cluster, fillDisk, followsAgain } from './cluster.testing.ts'
import { clockFaults } from './cluster-clock-faults.testing.ts'
import { fullPrimaryDisk, signalAll, slowDisks } from './cluster-disk-faults.testing.ts'
import { type Fault, partOf, smallDiskOf } from './cluster-fault.testing.ts'

const CUT_MS = 3_000
const HANG_MS = 8_000

const standbyOf = (cluster: Cluster, n: number) => {
  const standbys = cluster.servers.filter((server) => server !== cluster.primary())
  const standby = standbys[n]
  if (!standby) throw new Error('there is no such standby')
  return standby
}

/** In turn each part is killed, hangs or is cut off. */
export function allFaults(): readonly Fault[] {
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
        signalAll(standbyOf(cluster, 1).clusterDir, 'SIGSTOP')
      },
      async heal(cluster) {
        await delay(HANG_MS)
        signalAll(standbyOf(cluster, 1).clusterDir, 'SIGCONT')
        await followsAgain(cluster, 2)
      },
    },
    fullReplicaDisk(),
    {
      name: 'Centrifugo is killed',
      isPossible: ({ centrifugo }) => centrifugo !== null,
      async strike({ centrifugo }) {
        await centrifugo?.kill()
        await centrifugo?.start()
      },
      heal: async () => {},
    },
    {
      name: 'HAProxy is killed',
      isPossible: ({ haproxy }) => haproxy !== null,
      async strike({ haproxy }) {
        await haproxy?.kill()
        await haproxy?.start()
      },
      heal: async () => {},
    },
    ...clockFaults(),
    ...slowDisks(),
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
    fullPrimaryDisk(),
    {
      name: 'the primary goes silent, a replica is promoted',
      isOutage: true,
      async strike(cluster) {
        lost = cluster.primary()
        signalAll(lost.clusterDir, 'SIGSTOP')
        await cluster.promote({ isSilent: true })
      },
      async heal(cluster) {
        await lost?.kill()
        if (lost) await cluster.rebuild(lost)
        await followsAgain(cluster, 2)
      },
    },
  ]
}

/** A replica on a full disk ends by itself. */
function fullReplicaDisk(): Fault {
  let makeRoom = () => {}
  let full: StreamingServer | undefined
  const find = (cluster: Cluster) =>
    cluster.servers.find((server) => server !== cluster.primary() && smallDiskOf(cluster, server))
  return {
    name: 'the disk of a replica is full',
    isPossible: (cluster) => find(cluster) !== undefined,
    async strike(cluster) {
      full = find(cluster)
      const disk = full && smallDiskOf(cluster, full)
      if (disk) makeRoom = fillDisk(disk)
    },
    async heal(cluster) {
      await delay(HANG_MS)
      makeRoom()
      await full?.kill()
      await full?.start()
      await followsAgain(cluster, 2)
    },
  }
}
