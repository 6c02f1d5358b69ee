import type { ClientConfig } from 'pg'

export const DATABASE_USER = 'verstat'
export const DATABASE_NAME = 'verstat'

/** What a `pg` client needs to reach an embedded server; `host` is the folder of its socket, or an address. */
export function embeddedConnection(
  address: { readonly host: string; readonly port: number },
  password: string,
): ClientConfig {
  return {
    ...address,
    user: DATABASE_USER,
    password,
    database: DATABASE_NAME,
    // Both would otherwise be read from PGSSLMODE and PGOPTIONS of whoever starts us.
    ssl: false,
    options: '-c timezone=UTC',
  }
}
