import pg from 'pg'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { textLiteral } from './text-literal.ts'

const { db, connection } = await testDatabase()

test.each([
  'on',
  'off',
])('a hostile text stays a text, with standard_conforming_strings %s', async (setting) => {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`set standard_conforming_strings = ${setting}`)
  const texts = ["it's", "\\'; drop table orders; --", "'", '\\', "\\\\'", "E'\\x27", '$$', '\u2019', '/* */']
  for (const text of texts) {
    const { sql: literal } = textLiteral(text).compile(db)
    expect((await client.query(`select 1; select ${literal}::text as text`)) as unknown).toMatchObject([
      {},
      { rows: [{ text }] },
    ])
  }
  await client.end()
})
