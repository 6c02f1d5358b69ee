import pg from 'pg'
import { expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { testDatabase } from '../testing/test-database.ts'
import { createPacer } from './pacer.ts'

const { connection } = await testDatabase()

async function millisecondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

test('a backup rests while the database is written to, and only then', async () => {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('create table written (words text)')
  const pacer = createPacer()
  await pacer.during(connection, async () => {
    await eventually('it rests', async () => {
      await client.query("insert into written select repeat('word ', 1000) from generate_series(1, 20)")
      return (await millisecondsOf(pacer.rest)) > 40
    })
    await eventually('it goes on', async () => (await millisecondsOf(pacer.rest)) < 10)
  })
  await client.end()
})

test('a database that is away is no reason for the backup to fail', async () => {
  expect(await createPacer().during({ ...connection, port: 1 }, async () => 'done')).toBe('done')
})
