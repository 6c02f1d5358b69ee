import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepareDatabase } from '../../platform/db/prepare-database.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { freePort } from '../../platform/testing/free-ports.ts'
import { runSql } from '../../platform/testing/run-sql.ts'
import {
  conninfo,
  type StreamingServer,
  startPrimary,
  startStandby,
} from '../../platform/testing/streaming-server.ts'
import { centrifugoSettings, startCentrifugo } from './cluster-centrifugo.testing.ts'
import { onEnd } from './cluster-endings.testing.ts'
import { type Machine, type Process, startBalancer, startVerstat } from './cluster-machines.testing.ts'
import { type Relay, startRelay } from './cluster-relay.testing.ts'

/** A commit is acknowledged when one more server has it. */
const SETTINGS = {
  synchronous_standby_names: 'ANY 1 (*)',
  fsync: 'on',
  max_wal_size: '256MB',
  // A replica whose primary went silent asks its address again.
  wal_receiver_timeout: '5s',
}
const SECRET_KEY = 'c2VjcmV0IGtleSBvZiB0aGUgY2x1c3RlciBpbiB0aGlzIHRlc3Q='

export type Cluster = {
  /** The address of the balancer. */
  readonly origin: string
  /** The address of the primary, whichever server it is. */
  readonly database: Relay
  readonly url: string
  readonly serving: readonly Process[]
  readonly working: readonly Process[]
  /** Null where there is no HAProxy. */
  readonly haproxy: Machine | null
  /** Null when our own realtime server is used. */
  readonly centrifugo: Machine | null
  /** Where open pages connect to. */
  readonly realtime: string
  /** The servers of the database. The first one is the primary at the beginning. */
  readonly servers: StreamingServer[]
  /** Folders of 1500 MB that hold the servers that are replicas at first. None where this system lets us make none. */
  readonly smallDisks: readonly string[]
  /** Makes the standby that has received most a primary, and moves the address to it. */
  readonly promote: (options?: Parameters<Relay['moveTo']>[1]) => Promise<void>
  /** Replaces a lost server by a fresh copy of the primary. */
  readonly rebuild: (lost: StreamingServer) => Promise<void>
  readonly primary: () => StreamingServer
}

export async function startCluster(root: string, centrifugoBinary: string | null): Promise<Cluster> {
  chmodSync(root, 0o711)
  const [disk2, disk3] = [mountSmallDisk(join(root, 'small-2')), mountSmallDisk(join(root, 'small-3'))]
  const servers: StreamingServer[] = []
  const first = await startPrimary(join(root, 'db-1'), { fsync: 'on', max_wal_size: '256MB' })
  servers.push(first)
  // Without fear of loss: the folders are deleted.
  onEnd(() => Promise.all(servers.map((server) => server.kill())))
  const database = await startRelay(first.connection.port)
  onEnd(async () => database.close())
  const address = { ...first.connection, port: database.port }
  const settingsOf = (name: string) => ({ ...SETTINGS, primary_conninfo: conninfo(address, name) })
  await prepareDatabase(first.connection)
  const second = await startStandby(first, join(disk2 ?? root, 'db-2'), {
    name: 'db2',
    settings: settingsOf('db2'),
  })
  servers.push(second)
  const third = await startStandby(first, join(disk3 ?? root, 'db-3'), {
    name: 'db3',
    settings: settingsOf('db3'),
  })
  servers.push(third)
  await runSql(first.connection, "alter system set synchronous_standby_names = 'ANY 1 (*)'")
  await runSql(first.connection, 'select pg_reload_conf()')

  const { user, password } = address
  const url = `postgresql://${user}:${password}@127.0.0.1:${database.port}/verstat`
  const ports = [await freePort(), await freePort(), await freePort()]
  const [port, centrifugoPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const env = {
    DATABASE_URL: url,
    // Every server is named: the one that is the primary is left out by itself.
    DATABASE_REPLICA_URL: servers.map((server) => server.url).join(','),
    PUBLIC_URL: origin,
    SECRET_KEY,
    ...(centrifugoBinary === null ? {} : centrifugoSettings(centrifugoPort)),
  }
  const centrifugo = centrifugoBinary
    ? await startCentrifugo(root, centrifugoBinary, centrifugoPort, env)
    : null
  const working: Process[] = []
  for (const name of ['work-1', 'work-2']) {
    working.push(await startVerstat({ name, port: await freePort(), role: 'work', root, env }))
  }
  const serving: Process[] = []
  for (const [n, port] of ports.entries()) {
    serving.push(await startVerstat({ name: `serve-${n + 1}`, port, role: 'serve', root, env }))
  }
  const haproxy = await startBalancer(root, port, ports)
  let primary = first
  let rebuilt = 3

  return {
    origin,
    database,
    url,
    serving,
    working,
    haproxy,
    centrifugo,
    realtime: centrifugo ? `http://127.0.0.1:${centrifugoPort}` : origin,
    servers,
    smallDisks: [disk2, disk3].filter((disk) => disk !== null),
    primary: () => primary,
    async promote(options) {
      const standbys = servers.filter((server) => server !== primary)
      const received = await Promise.all(standbys.map(receivedBytes))
      const best = standbys[received.indexOf(Math.max(...received))]
      if (!best) throw new Error('there is no standby to promote')
      await runSql(best.connection, 'select pg_promote()')
      primary = best
      database.moveTo(best.connection.port, options)
    },
    async rebuild(lost) {
      rebuilt += 1
      const name = `db${rebuilt}`
      const disk = [disk2, disk3].find((each) => each !== null && lost.clusterDir.startsWith(each)) ?? root
      rmSync(lost.clusterDir, { recursive: true })
      const fresh = await startStandby(primary, join(disk, `db-${rebuilt}`), {
        name,
        settings: settingsOf(name),
        port: lost.connection.port,
      })
      servers[servers.indexOf(lost)] = fresh
    },
  }
}

async function receivedBytes({ connection }: StreamingServer): Promise<number> {
  const [row] = await runSql(connection, "select (pg_last_wal_receive_lsn() - '0/0')::text as n")
  return Number(row?.n ?? 0)
}

function mountSmallDisk(folder: string): string | null {
  mkdirSync(folder)
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500m,mode=0711', 'tmpfs', folder])
  if (mounted.status !== 0) return null
  onEnd(async () => spawnSync('umount', [folder]))
  return folder
}

/** Writes into a folder until its disk is full. Returns a function that makes room again. */
export function fillDisk(folder: string): () => void {
  const file = join(folder, 'filler')
  const block = Buffer.alloc(2 ** 20)
  try {
    for (;;) writeFileSync(file, block, { flag: 'a' })
  } catch {
    // The disk is full.
  }
  return () => rmSync(file, { force: true })
}

export async function followsAgain(cluster: Cluster, standbys: number): Promise<void> {
  await eventually(
    `${standbys} standbys follow`,
    async () => {
      const [row] = await runSql(
        cluster.primary().connection,
        "select count(*)::int as n from pg_stat_replication where state = 'streaming'",
      )
      return Number(row?.n) >= standbys
    },
    60_000,
  )
}
