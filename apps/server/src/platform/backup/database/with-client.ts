import pg, { type ClientConfig } from 'pg'

/** Runs `use` with a connection of its own, which ends afterwards. */
export async function withClient<T>(
  connection: ClientConfig,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'verstat backup' })
  // A connection that breaks between two queries must not end the process: the next query reports it.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
