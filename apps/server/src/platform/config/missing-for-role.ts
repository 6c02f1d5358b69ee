import type { Config } from './make-config.ts'

/**
 * Explains why a process that does only a part of the work must not start: no other process could reach its database.
 * Returns '' when the process may start.
 */
export function missingForRole({ role, databaseUrl }: Config): string {
  if (role === 'all' || databaseUrl !== null) return ''
  return `ROLE=${role} leaves work to other processes, which cannot reach an embedded database: set DATABASE_URL.`
}
