import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export async function ownDatabase(dataDir: string): Promise<pg.Client> {
  const [, , , port, host] = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')
  const client = new pg.Client({
    host: host ?? '',
    port: Number(port),
    user: 'verstat',
    database: 'verstat',
    password: readFileSync(join(dataDir, 'database-password'), 'utf8').trim(),
  })
  await client.connect()
  return client
}
