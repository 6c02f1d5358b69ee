import type pg from 'pg'
import type { Pool, PoolClient } from 'pg'
import { cut } from './asking-server.ts'

/** Thrown instead of reading from a replica that has fallen behind since it was chosen. The primary has to answer. */
class ReplicaLeftOut extends Error {}

/**
 * Lets nobody have a connection of the pool unless `mayUse` is true at that moment. All ways to query go through
 * `connect`. Connections refuse to write, even after their server has become a primary. Returns a function that closes
 * all connections at once, which fails the queries on them.
 */
export function guardPool(pool: Pool, mayUse: () => boolean): { readonly cutAll: () => void } {
  const clients = new Set<pg.Client>()
  pool.on('connect', (client) => {
    clients.add(client)
    // Queries of a connection run in turn, so this one runs before all others. A connection that could write is closed.
    client.query('set default_transaction_read_only = on').catch(() => cut(client))
  })
  pool.on('remove', (client) => clients.delete(client))
  const acquire = pool.connect.bind(pool) as () => Promise<PoolClient>

  async function connect(): Promise<PoolClient> {
    refuse()
    const client = await acquire()
    try {
      // The caller may have waited for the connection.
      refuse()
      return client
    } catch (error) {
      client.release()
      throw error
    }
  }

  function refuse(): void {
    if (!mayUse()) throw new ReplicaLeftOut('the replica is left out')
  }

  const guarded = (callback?: ConnectCallback) => {
    if (!callback) return connect()
    connect().then(
      (client) => callback(undefined, client, client.release),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }
  // The type of `connect` has two overloads, which one function cannot be checked against.
  pool.connect = guarded as Pool['connect']
  return {
    cutAll: () => {
      for (const client of clients) cut(client)
    },
  }
}

type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: PoolClient['release'] | (() => void),
) => void
