import type { ClientConfig } from 'pg'

export const DATABASE_USER = 'verstat'
export const DATABASE_NAME = 'verstat'

/** `host` is the folder of the server's Unix socket, or an address. */
export function embeddedConnection(
  address: { readonly host: string; readonly port: number },
  password: string,
): ClientConfig {
  return {
    ...address,
    user: DATABASE_USER,
    password,
    database: DATABASE_NAME,
    // Without `ssl` and `options`, `pg` would read PGSSLMODE and PGOPTIONS from the environment.
    ssl: false,
    options: '-c timezone=UTC',
  }
}
