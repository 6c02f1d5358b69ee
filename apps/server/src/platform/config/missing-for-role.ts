import type { Config } from './make-config.ts'

/**
 * Explains why a process must not start on an embedded database: it does only a part of the work and no other process
 * could reach the database, or it is told of replicas.
 * Returns '' when the process may start.
 */
export function missingForRole({
  role,
  databaseUrl,
  replicaUrls,
}: Pick<Config, 'role' | 'databaseUrl' | 'replicaUrls'>): string {
  if (databaseUrl !== null) return ''
  if (replicaUrls.length > 0)
    return 'DATABASE_REPLICA_URL needs the primary of its replicas: set DATABASE_URL.'
  if (role === 'all') return ''
  return `ROLE=${role} leaves work to other processes, which cannot reach an embedded database: set DATABASE_URL.`
}
