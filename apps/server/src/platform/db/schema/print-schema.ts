import type pg from 'pg'
import { readSchema, type Table } from './read-schema.ts'

const HEADER = `-- The schema of the database after all migrations, printed from its catalog by \`npm run schema\`. Do not edit: the
-- migrations make the schema, and a test compares this file with a fresh database. It is for reading: tables stand in
-- the order of their names, so that it does not run from top to bottom.
`

/** Prints the database schema `public` as SQL text. Equal schemas give equal texts. */
export async function printSchema(client: pg.ClientBase): Promise<string> {
  const { types, sequences, tables, views, functions } = await readSchema(client)
  return [
    HEADER,
    section('Types and sequences', [...types, ...sequences].join('\n')),
    ...tables.map((table) => section(`Table ${table.name}`, printTable(table))),
    ...views.map((view) => section(`View ${view.name}`, view.definition)),
    section('Functions', functions.join('\n\n')),
  ].join('\n')
}

function section(title: string, text: string): string {
  return `\n-- ${title}\n\n${text}\n`
}

function printTable({ name, kind, options, columns, constraints, indexes, triggers }: Table): string {
  const lines = [...columns, ...constraints].map((line) => `  ${line}`).join(',\n')
  const end = options ? `) WITH (${options});` : ');'
  const blocks = [`CREATE ${kind} ${name} (\n${lines}\n${end}`, indexes.join('\n'), triggers.join('\n')]
  return blocks.filter((block) => block !== '').join('\n\n')
}
