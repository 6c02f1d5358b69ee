import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

const { pool, connection } = await testDatabase()
const folders: string[] = []

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-migrations-'))
  folders.push(folder)
  for (const [name, sql] of Object.entries(files)) writeFileSync(join(folder, name), sql)
  return folder
}

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
})
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const FIRST = '20260101T000000Z-trial-make.sql'
const SECOND = '20260102T000000Z-trial-fill.sql'

test('eight concurrent processes apply each migration exactly once', async () => {
  const folder = folderWith({
    [FIRST]: 'create table trial (n int)',
    [SECOND]: 'insert into trial values (1)',
  })
  const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(connection, folder)))
  expect(applied.flat().toSorted()).toEqual([FIRST, SECOND])
  expect((await pool.query('select n from trial')).rows).toEqual([{ n: 1 }])
})

test('a failing migration is rolled back and reported with its line', async () => {
  const folder = folderWith({ [FIRST]: 'create table trial (n int);\ninsert into nowhere values (1)' })
  await expect(migrate(connection, folder)).rejects.toThrow(
    /20260101T000000Z-trial-make.sql failed.*nowhere.*line 2/,
  )
  expect((await pool.query("select to_regclass('trial') as found")).rows).toEqual([{ found: null }])
})

test('a migration changed after it was applied is refused', async () => {
  const folder = folderWith({ [FIRST]: 'create table trial (n int)' })
  await migrate(connection, folder)
  writeFileSync(join(folder, FIRST), 'create table trial (n bigint)')
  await expect(migrate(connection, folder)).rejects.toThrow(/was changed after/)
})

test('line endings of the checkout do not count as a change', async () => {
  const folder = folderWith({ [FIRST]: 'create table trial (\nn int)' })
  await migrate(connection, folder)
  writeFileSync(join(folder, FIRST), 'create table trial (\r\nn int)')
  await expect(migrate(connection, folder)).resolves.toEqual([])
})

test('a database migrated by a newer version is refused', async () => {
  await migrate(connection, folderWith({ [FIRST]: 'select 1', [SECOND]: 'select 2' }))
  await expect(migrate(connection, folderWith({ [FIRST]: 'select 1' }))).rejects.toThrow(/newer version/)
})

test('a database older than the first migration of this version is refused and left unchanged', async () => {
  await migrate(connection, folderWith({ [FIRST]: 'create table trial (n int)' }))
  const later = folderWith({ [SECOND]: 'create table trial (n bigint)' })
  await expect(migrate(connection, later)).rejects.toThrow(/before the first release.*use an empty database/)
  expect((await pool.query('select name from schema_migration')).rows).toEqual([{ name: FIRST }])
})

test('a file that is not named like a migration is refused', async () => {
  await expect(migrate(connection, folderWith({ 'add-things.sql': 'select 1' }))).rejects.toThrow(
    /is not named like/,
  )
})
