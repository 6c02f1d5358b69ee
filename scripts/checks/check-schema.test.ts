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

function check(types: string, schema: string, migration: string) {
  const root = mkdtempSync(join(tmpdir(), 'check-schema-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const files = { 'notes.tables.ts': types, 'schema.sql': schema, 'migrations/1-create-notes.sql': migration }
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
