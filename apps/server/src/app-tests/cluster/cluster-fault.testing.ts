import { setTimeout as delay } from 'node:timers/promises'
import type { StreamingServer } from '../../platform/testing/streaming-server.ts'
import type { TestSite } from '../../test-site.testing.ts'
import type { Cluster } from './cluster.testing.ts'
import type { Machine, Process } from './cluster-machines.testing.ts'
import type { Place } from './cluster-place.testing.ts'

/** What faults and their checks work with. */
export type World = {
  readonly cluster: Cluster
  /** Calls that go through the balancer. */
  readonly site: TestSite
  /** Calls that one process answers. */
  readonly at: (process: Process) => TestSite
  readonly place: Place
}

/** Something that breaks. Recovery is measured from the end of `strike`; `heal` brings back what is still missing. */
export type Fault = {
  readonly name: string
  readonly strike: (cluster: Cluster) => Promise<void>
  /** Looks for what is wrong while the part is broken and the service works again. Returns sentences. */
  readonly check?: (world: World) => Promise<readonly string[]>
  readonly heal: (cluster: Cluster) => Promise<void>
  /** Whether the primary is away meanwhile. */
  readonly isOutage?: boolean
  /** Whether this machine and the state of the cluster allow it. */
  readonly isPossible?: (cluster: Cluster) => boolean
}

export function partOf<T extends Machine>(machines: readonly T[], n: number): T {
  const machine = machines[n]
  if (!machine) throw new Error('there is no such process')
  return machine
}

/** The small disk on which a server is, if it is on one. */
export function smallDiskOf({ smallDisks }: Cluster, { clusterDir }: StreamingServer): string | undefined {
  return smallDisks.find((disk) => clusterDir.startsWith(disk))
}

/** Whether `ask` returns true within the time. */
export async function comesTrue(ask: () => Promise<boolean>, limitMs: number): Promise<boolean> {
  for (const begunAt = performance.now(); performance.now() - begunAt < limitMs; await delay(50)) {
    if (await ask()) return true
  }
  return false
}
