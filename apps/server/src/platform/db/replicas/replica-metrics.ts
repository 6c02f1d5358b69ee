import type { Metric } from '../../http/metrics.ts'
import type { Replicas } from './open-replicas.ts'

/** Returns nothing for an install without replicas. The lag of a replica that is away is not reported. */
export function replicaMetrics(
  replicas: Pick<Replicas<unknown>, 'facts' | 'failures'> | null,
): readonly Metric[] {
  if (!replicas) return []
  const facts = replicas.facts()
  const labelled = (numberOf: (fact: (typeof facts)[number]) => number | null) =>
    facts.flatMap((fact) => {
      const value = numberOf(fact)
      return value === null ? [] : [{ labels: { replica: fact.name }, value }]
    })
  return [
    {
      name: 'verstat_replica_used',
      help: 'Whether visitors may read from the replica now.',
      type: 'gauge',
      values: labelled(({ isUsed }) => (isUsed ? 1 : 0)),
    },
    {
      name: 'verstat_replica_primary',
      help: 'Whether the server named as a replica is a primary, which is never read as a replica.',
      type: 'gauge',
      values: labelled(({ isPrimary }) => (isPrimary ? 1 : 0)),
    },
    {
      name: 'verstat_replica_lag_bytes',
      help: 'Log of the primary that the replica has not replayed.',
      type: 'gauge',
      values: labelled(({ lagBytes }) => lagBytes),
    },
    {
      name: 'verstat_replica_reads_total',
      help: 'Calls that began on the replica.',
      type: 'counter',
      values: labelled(({ reads }) => reads),
    },
    {
      name: 'verstat_replica_failures_total',
      help: 'Calls that failed on a replica and were answered by the primary.',
      type: 'counter',
      values: [{ value: replicas.failures() }],
    },
  ]
}
