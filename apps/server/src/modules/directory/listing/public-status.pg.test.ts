import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import { isPublic } from './public-status.ts'

const { db } = await testDatabase()

test.each([
  'order',
  'producer',
] as const)('the rule for a public %s is the same in the database', async (kind) => {
  const type = sql.ref(`${kind}_status`)
  const { rows } = await sql<{ status: string; isPublic: boolean }>`
    select status, is_public(status) as "isPublic" from unnest(enum_range(null::${type})) as status`.execute(
    db,
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(rows).toEqual(rows.map(({ status }) => ({ status, isPublic: isPublic(kind, status) })))
})
