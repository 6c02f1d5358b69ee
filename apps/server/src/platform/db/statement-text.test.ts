import { expect, test } from 'vitest'
import { shownStatement, statementNames } from './statement-text.ts'

test.each([
  [`select * from "orders" where "slug" = $1`, 'select', 'orders'],
  ['insert into "graphile_worker"."jobs" (a) values ($1)', 'insert', 'graphile_worker.jobs'],
  ['  update only accounts set a = $1', 'update', 'accounts'],
  ['with hits as (select id from found) select * from hits', 'select', 'found'],
  ['with gone as (delete from mails returning id) insert into log select id from gone', 'insert', 'mails'],
  ['(select 1) union (select 2)', 'select', undefined],
  ['commit', 'commit', undefined],
  ['', 'statement', undefined],
])('a statement is named by what it does and its first table: %s', (text, operation, table) => {
  expect(statementNames(text)).toEqual({ operation, table })
})

test.each([
  `select 'hush'`,
  `select 'it''s hush', 'hush'`,
  String.raw`select '\', $1, 'hush'`,
  String.raw`select E'\'hush', 1`,
  `do $$ begin perform 'hush'; end $$`,
  `select $tag$ hush ' $tag$, 1`,
  `select 1 -- hush`,
  `select /* hush */ 1`,
  `select "it's" from t where a = 'hush'`,
])('no text of a statement is shown: %s', (text) => {
  expect(shownStatement(text)).not.toContain('hush')
})

test('names, placeholders and the shape of a statement are shown', () => {
  const text = `select "o"."id"\n  from "orders" as "o"\n where "o"."slug" = $1 and status = 'open'`
  expect(shownStatement(text)).toBe(
    `select "o"."id" from "orders" as "o" where "o"."slug" = $1 and status = ?`,
  )
  expect(shownStatement('x'.repeat(5_000))).toHaveLength(2_001)
})
