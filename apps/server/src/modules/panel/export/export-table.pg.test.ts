import { EXPORTED_TABLES, exportTable, listAudit } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertOrders, insertTestDictionaries, orderRow } from '../../directory/directory.testing.ts'
import { newStaff } from '../panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const [admin, support] = [await newStaff(site, 'admin'), await newStaff(site, 'support')]

beforeAll(async () => {
  await insertOrders(database.db, [
    orderRow({ title_uk: '=cmd|calc у замовленні', status: 'blocked' }),
    ...Array.from({ length: 250 }, (_, at) => orderRow({ title_uk: `Куртки; велика партія ${at}` })),
  ])
})

const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n')

test('all pages of a list are exported with its filters, in the language of the page', async () => {
  const all = await call(
    exportTable,
    { table: 'listings', filter: { kind: 'order' } },
    { token: support.token },
  )
  expect([all.rows, all.isCut]).toEqual([251, false])
  expect(all.csv.startsWith('\ufeff')).toBe(true)
  expect(linesOf(all.csv)).toHaveLength(252)
  expect(linesOf(all.csv)[0]).toContain('Оголошення;Стан')
  expect(all.csv).toContain('"Куртки; велика партія 7"')
  const blocked = await call(
    exportTable,
    { table: 'listings', filter: { kind: 'order', status: 'blocked' } },
    { token: support.token },
  )
  expect(blocked.rows).toBe(1)
  expect(linesOf(blocked.csv)[1]).toContain('"\'=cmd|calc у замовленні"')
})

test('staff export only what their role may see', async () => {
  const by = { token: support.token }
  for (const table of EXPORTED_TABLES) {
    if (table === 'users' || table === 'listings' || table === 'leads' || table === 'feedback') continue
    expect([table, (await refusal(exportTable, { table }, by)).code]).toEqual([table, 'forbidden'])
  }
})

test('every table can be exported, and each export is audited without the values of its filters', async () => {
  const by = { token: admin.token }
  for (const table of EXPORTED_TABLES) {
    const { csv, rows } = await call(
      exportTable,
      { table, filter: table === 'listings' ? { kind: 'order' } : {} },
      by,
    )
    expect([table, linesOf(csv).length]).toEqual([table, rows + 1])
    // The head of a column would show the message key if the message were missing.
    expect(linesOf(csv)[0]).not.toMatch(/panel\./)
  }
  await call(exportTable, { table: 'users', filter: { query: 'nina@example.com' } }, by)
  const { items } = await call(listAudit, { area: 'export', actor: admin.user.id }, by)
  expect(items).toHaveLength(EXPORTED_TABLES.length + 1)
  expect(items[0]).toMatchObject({ action: 'export.made', details: { table: 'users', filters: ['query'] } })
})

test('sums of money are numbers with a decimal comma, and empty tables have their heads', async () => {
  await database.pool.query(`update plans set price_minor = 14950 where id = 'order-plus'`)
  const { csv } = await call(exportTable, { table: 'plans' }, { token: admin.token })
  expect(csv).toContain(';149,5;')
  const leads = await call(exportTable, { table: 'leads' }, { token: support.token })
  expect(linesOf(leads.csv)).toEqual(['Коли;Вид;Оголошення;Власник;Хто питав'])
})

test('a filter that the list does not have is refused', async () => {
  const by = { token: admin.token }
  const input = { table: 'users' as const, filter: { color: 'red' } }
  expect((await refusal(exportTable, input, by)).code).toBe('validation_failed')
  expect((await refusal(exportTable, { table: 'listings', filter: { kind: 'x' } }, by)).code).toBe(
    'not_found',
  )
})
