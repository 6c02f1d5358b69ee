import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { printSchema } from './print-schema.ts'

const { pool } = await testDatabase()

test('schema.sql equals the schema of a fresh database; `npm run schema` prints it', async () => {
  const committed = readFileSync(join(import.meta.dirname, '../../../schema.sql'), 'utf8')
  const client = await pool.connect()
  try {
    expect(await printSchema(client), 'run `npm run schema` and commit the result').toBe(
      committed.replaceAll('\r\n', '\n'),
    )
  } finally {
    client.release()
  }
})
