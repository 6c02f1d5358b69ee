import { editSettings, getSettings, listPlans, ROLES } from '@verstat/contract'
import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS, readSettings, writeSettings } from '../../platform/settings/stored-settings.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { newStaff } from './panel.testing.ts'

const { call, database, http, newUser, refusal } = await testSite({
  renderer: {
    close: async () => {},
    queryKeys: () => [],
    async render(request, { site, send }) {
      if (new URL(request.url).pathname === '/advertisement') {
        const { free } = await send(listPlans, {})
        return { status: 200, html: `free: ${free.orders} and ${free.producers}` }
      }
      return { status: 200, html: `<p>${site.brand}, ${site.operator}</p>` }
    },
  },
})
const { db } = database

test('only admins see and change the settings, and each change is audited', async () => {
  for (const role of ROLES) {
    const { token, user } = await newStaff({ newUser, database }, role)
    if (role === 'admin') {
      expect(await call(getSettings, {}, { token })).toEqual(DEFAULT_SETTINGS)
      const autoApprove = { enabled: false, after: 5 }
      expect(await call(editSettings, { autoApprove }, { token })).toEqual({
        ...DEFAULT_SETTINGS,
        autoApprove,
      })
      const entry = await db
        .selectFrom('audit')
        .select(['actor_id', 'details'])
        .where('action', '=', 'settings.changed')
        .executeTakeFirst()
      expect(entry).toEqual({
        actor_id: user.id,
        details: { before: { autoApprove: DEFAULT_SETTINGS.autoApprove }, after: { autoApprove } },
      })
      const short = { keepMessages: { months: 5, dealMonths: 61 } }
      expect((await refusal(editSettings, short, { token })).fields).toEqual({
        'keepMessages.months': 'too_small',
        'keepMessages.dealMonths': 'too_big',
      })
      expect((await refusal(editSettings, { freeOrders: -1 }, { token })).fields).toEqual({
        freeOrders: 'too_small',
      })
      await call(editSettings, { autoApprove: DEFAULT_SETTINGS.autoApprove }, { token })
    } else {
      expect((await refusal(getSettings, {}, { token })).code).toBe('forbidden')
      expect((await refusal(editSettings, { freeOrders: 1 }, { token })).code).toBe('forbidden')
    }
  }
  expect((await refusal(getSettings, {})).code).toBe('unauthenticated')
  expect((await refusal(editSettings, { freeOrders: 1 })).code).toBe('unauthenticated')
})
const by = { by: null, at: new Date() }

test('without stored values the defaults apply, and one key leaves the others unchanged', async () => {
  expect(await readSettings(db)).toEqual(DEFAULT_SETTINGS)
  await db.transaction().execute((tx) => writeSettings(tx, { freeOrders: 7 }, by))
  await db.transaction().execute((tx) => writeSettings(tx, { freeOrders: 8 }, by))
  expect(await readSettings(db)).toEqual({ ...DEFAULT_SETTINGS, freeOrders: 8 })
})

test('an outdated value and an unknown key are ignored', async () => {
  await database.pool.query(
    `insert into settings values ('autoApprove', '{"enabled": "yes"}', now()), ('later', '1', now())
     on conflict (key) do update set value = excluded.value`,
  )
  expect((await readSettings(db)).autoApprove).toEqual(DEFAULT_SETTINGS.autoApprove)
})

test('a changed brand appears on cached pages soon', async () => {
  const page = async () => (await http.inject('/')).body
  expect(await page()).toContain('Верстат, undefined')
  const brand = { uk: 'Цех', en: null }
  const operator = { uk: 'ТОВ «Цех»', en: null }
  await db.transaction().execute((tx) => writeSettings(tx, { brand, operator }, by))
  await eventually('the page says the name', async () =>
    (await page()).includes('Цех, ТОВ «Цех»') ? true : undefined,
  )
})

test('a changed free quota appears on cached pages soon', async () => {
  await database.pool.query('delete from settings')
  const says = (words: string) =>
    eventually(`the page says ${words}`, async () => (await http.inject('/advertisement')).body === words)
  await says('free: 5 and 1')
  const { token } = await newStaff({ newUser, database }, 'admin')
  await call(editSettings, { freeOrders: 9, freeProducers: 2 }, { token })
  await says('free: 9 and 2')
})
