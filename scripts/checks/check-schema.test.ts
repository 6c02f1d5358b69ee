import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkSchema } from './check-schema.ts'

const TYPES = `export type NoteTable = {
  id: string
  /** Words. */
  body: Nullable<string>
}
export interface NoteTables {
  notes: NoteTable
}
`
const SCHEMA =
  'CREATE TABLE notes (\n  id uuid NOT NULL,\n  body text,\n  CONSTRAINT notes_pkey PRIMARY KEY (id)\n);\n'
const MIGRATION = 'create table notes (id uuid primary key, body text);'

function check(types: string, schema: string, migration: string, name = '1-create-notes.sql') {
  const root = mkdtempSync(join(tmpdir(), 'check-schema-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = { 'notes.tables.ts': types, 'schema.sql': schema, [`migrations/${name}`]: migration }
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, 'apps/server/src', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return checkSchema(root).faults
}

test('matching types, printed schema and migrations have no faults', () => {
  expect(check(TYPES, SCHEMA, MIGRATION)).toEqual([])
})

test('a column missing in the printed schema is reported', () => {
  const faults = check(TYPES, SCHEMA.replace('  body text,\n', ''), MIGRATION)
  expect(faults).toEqual([
    'apps/server/src/schema.sql has no notes.body, which has a type: run npm run schema',
  ])
})

test('a column that no migration creates is reported', () => {
  const faults = check(TYPES, SCHEMA, 'create table notes (id uuid primary key);')
  expect(faults).toEqual(['apps/server/src/schema.sql: no migration makes notes.body'])
})

test.each([
  ['alter table notes drop column body', 'drops'],
  ['drop table notes', 'drops'],
  ['alter table notes rename column body to text', 'renames'],
  ['alter table notes rename to pages', 'renames'],
  ['alter table notes alter column body type varchar(10)', 'changes a type'],
  ['alter table notes alter column body set not null', 'refuses rows'],
  ['alter table notes add column size integer not null', 'refuses rows'],
])('an old version cannot live with the migration «%s»', (sql, fault) => {
  const faults = check(TYPES, SCHEMA, `${MIGRATION} ${sql};`, '20270101T090000Z-notes-change.sql')
  expect(faults).toEqual([expect.stringContaining(`20270101T090000Z-notes-change.sql ${fault}`)])
  expect(check(TYPES, SCHEMA, `${MIGRATION} ${sql};`, '20261101T090000Z-notes-change.sql')).toEqual([])
})

test.each([
  'alter table notes add column size integer not null default 1',
  'alter table notes add column size integer default 1 not null, add column kind text',
  'alter table notes add column is_long boolean not null generated always as (true) stored',
  'alter table notes drop constraint notes_body_check; -- drop table notes',
])('an old version lives with the migration «%s»', (sql) => {
  expect(check(TYPES, SCHEMA, `${MIGRATION} ${sql};`, '20270101T090000Z-notes-change.sql')).toEqual([])
})
