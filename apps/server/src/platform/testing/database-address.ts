import type { ClientConfig } from 'pg'

/**
 * Builds the database URL for another process. The folder of a Unix socket goes into the query as `host`.
 */
export function databaseAddress({ user, password, host, port, database: name }: ClientConfig): string {
  return `postgresql://${user}:${password}@localhost:${port}/${name}?host=${encodeURIComponent(host ?? '')}`
}
