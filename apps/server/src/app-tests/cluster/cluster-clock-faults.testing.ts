import type { Cluster } from './cluster.testing.ts'
import { wrongByClock } from './cluster-clock-checks.testing.ts'
import { type Fault, partOf } from './cluster-fault.testing.ts'
import type { Process } from './cluster-machines.testing.ts'

const HOUR_MS = 3_600_000

const wrongOnes = ({ serving, working }: Cluster): readonly Process[] => [
  partOf(serving, 0),
  partOf(working, 0),
]

/** One process that serves and one that works have a wrong clock, from one moment on or from their start. */
export function clockFaults(): readonly Fault[] {
  const heal = async (cluster: Cluster) => {
    for (const process of wrongOnes(cluster)) process.setClock(0)
  }
  const jump = (aheadMs: number) => async (cluster: Cluster) => {
    for (const process of wrongOnes(cluster)) process.setClock(aheadMs)
  }
  return [
    { name: 'two clocks jump an hour ahead', strike: jump(HOUR_MS), check: wrongByClock, heal },
    { name: 'two clocks jump an hour back', strike: jump(-HOUR_MS), check: wrongByClock, heal },
    {
      name: 'two processes start with clocks an hour ahead',
      async strike(cluster) {
        for (const process of wrongOnes(cluster)) {
          process.setClock(HOUR_MS)
          await process.kill()
          await process.start()
        }
      },
      check: wrongByClock,
      heal,
    },
  ]
}
