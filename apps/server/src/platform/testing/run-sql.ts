import pg, { type ClientConfig } from 'pg'

/** Runs one statement on a connection of its own and returns its rows. */
export async function runSql(connection: ClientConfig, text: string): Promise<{ n: unknown }[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
