import { addNote, exportUser, getCompany, getLinked, getPanelUser, listAudit } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { eraseUsers } from '../../accounts/index.ts'
import {
  insertOrders,
  insertTestDictionaries,
  orderRow,
  producerRow,
} from '../../directory/directory.testing.ts'
import { newStaff } from '../panel.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database } = site
const [admin, support] = [await newStaff(site, 'admin'), await newStaff(site, 'support')]
const [owner, asker] = [await site.newUser({ firstname: 'Ніна' }), await site.newUser({ firstname: 'Остап' })]
const CODE = '14360570'

const order = orderRow({ owner_id: owner.user.id })
const hidden = orderRow({ owner_id: owner.user.id, status: 'blocked' })
const own = producerRow({ owner_id: owner.user.id, name: 'Дубова справа' })
const alien = producerRow({ name: 'Дубова справа – склад', edrpou: CODE })
const other = orderRow({ owner_id: asker.user.id })

beforeAll(async () => {
  await insertOrders(database.db, [order, hidden, other])
  await database.db.insertInto('producers').values([own, alien]).execute()
  const { pool } = database
  await pool.query(`update users set edrpou = $2, company_name = 'ТОВ «Дуб»' where id = $1`, [
    owner.user.id,
    CODE,
  ])
  const lead = `insert into leads (order_id, person, user_id, message, at)
    values ($1, substr(sha256($2::text::bytea), 1, 16), $3, 'Таємна розмова', $4)`
  await pool.query(lead, [order.id, 'a', asker.user.id, clock.now])
  await pool.query(lead, [other.id, 'b', owner.user.id, clock.now])
  await pool.query(
    `insert into transactions (kind, user_id, subscription_id, listing_kind, listing_id, item_id, gives, days,
        description_uk, description_en, amount_minor, currency, value_minor, locale, expires_at, created_at, updated_at)
      select 'upgrade', $1, s.id, 'order', $2, 'order-plus', '{}', 30, 'Тариф', 'Plan', 14900, 'UAH', 14900, 'uk', $3, $3, $3
        from subscriptions s where s.order_id = $2`,
    [owner.user.id, order.id, clock.now],
  )
  await pool.query(
    `insert into feedback (id, topic, name, email, message, subject_type, subject_id, reason, locale, ip, unproven,
        suspect, created_at)
      values (gen_random_uuid(), 'report', 'Хтось', 'h@example.com', 'Це оголошення обманює людей', 'order', $1, 'fraud', 'uk', '', false, false, $2)`,
    [order.id, clock.now],
  )
})

test('the page of a person holds what belongs to the person, and nothing of others', async () => {
  const linked = await call(getLinked, { id: owner.user.id }, { token: admin.token })
  expect(linked.listings.items.map(({ id, status }) => [id, status]).toSorted()).toEqual(
    [
      [order.id, 'published'],
      [hidden.id, 'blocked'],
      [own.id, 'published'],
    ].toSorted(),
  )
  expect(linked.payments?.items).toMatchObject([{ amount: { amountMinor: 14_900 }, status: 'created' }])
  expect(linked.leads.items.map(({ side, listing, person }) => [side, listing.id, person?.name])).toEqual(
    expect.arrayContaining([
      ['received', order.id, 'Остап Ґудзь'],
      ['sent', other.id, 'Ніна Ґудзь'],
    ]),
  )
  expect(linked.leads.total).toBe(2)
  expect(linked.feedback?.items).toMatchObject([{ topic: 'report', side: 'received', handledAt: null }])
  expect(linked.audit?.every(({ actor, subject }) => [actor?.id, subject?.id].includes(owner.user.id))).toBe(
    true,
  )
  expect(JSON.stringify(linked)).not.toContain('Таємна розмова')
})

test('parts without a right are left out, and an unknown person is not found', async () => {
  const linked = await call(getLinked, { id: owner.user.id }, { token: support.token })
  expect(linked).toMatchObject({ payments: null, subscriptions: null, audit: null, feedback: { total: 1 } })
  const nobody = { id: '0193b0a0-0000-7000-8000-000000000000' }
  expect((await refusal(getLinked, nobody, { token: admin.token })).code).toBe('not_found')
  expect((await refusal(addNote, { ...nobody, text: 'x' }, { token: admin.token })).code).toBe('not_found')
})

test('a company is everybody with its code: people, producers, and what belongs to them', async () => {
  const company = await call(getCompany, { code: CODE }, { token: admin.token })
  expect(company.names).toEqual(['ТОВ «Дуб»', 'Дубова справа – склад'])
  expect(company.users.map(({ id }) => id)).toEqual([owner.user.id])
  expect(company.listings.total).toBe(4)
  expect(company.listings.items.map(({ id }) => id)).toContain(alien.id)
  expect((await call(getPanelUser, { id: owner.user.id }, { token: admin.token })).companyCode).toBe(CODE)
  expect((await refusal(getCompany, { code: '11111111' }, { token: admin.token })).code).toBe('not_found')
})

test('a payer is found by the code that documents and bank statements name, by staff who may see payments', async () => {
  const { pool } = database
  const payer = '3184710691'
  const { rows } = await pool.query('select id from transactions where user_id = $1', [owner.user.id])
  const stated = `insert into purchase_payers (transaction_id, name, code, address, stated_by, stated_at)
    values ($1, 'ФОП Ґудзь Н.', $2, '', $3, $4)`
  await pool.query(stated, [rows[0].id, payer, owner.user.id, clock.now])
  await pool.query(
    `insert into bank_receipts (id, amount_minor, received_on, bank_reference, payer, payer_code, purpose, line_key,
        status, created_by, created_at)
      values (gen_random_uuid(), 14900, '2026-11-20', '7', 'ГУДЗЬ Н ФОП', $1, 'Оплата', 'a-0', 'open', $2, $3)`,
    [payer, admin.user.id, clock.now],
  )
  const found = await call(getCompany, { code: payer }, { token: admin.token })
  expect(found.names).toEqual(['ФОП Ґудзь Н.', 'ГУДЗЬ Н ФОП'])
  expect(found.payments?.items.map(({ id }) => id)).toEqual([rows[0].id])
  expect(found.receipts?.items).toMatchObject([{ payerCode: payer, purpose: 'Оплата', transaction: null }])
  expect((await refusal(getCompany, { code: payer }, { token: support.token })).code).toBe('not_found')
})

test('a note has its author and time, is audited without its text, exported, and erased with the person', async () => {
  const { user, token } = await site.newUser()
  const note = await call(addNote, { id: user.id, text: '  Просив рахунок  ' }, { token: support.token })
  expect(note).toMatchObject({ text: 'Просив рахунок', author: { id: support.user.id } })
  expect((await call(getLinked, { id: user.id }, { token: admin.token })).notes).toEqual([note])
  const { items } = await call(listAudit, { subject: user.id }, { token: admin.token })
  expect(items[0]).toMatchObject({ action: 'user.noted', actor: { id: support.user.id }, details: {} })
  const { data } = await call(exportUser, {}, { token })
  expect(data.staffNotes).toEqual([{ body: 'Просив рахунок', createdAt: note.createdAt }])

  await database.pool.query('update users set erase_at = $2 where id = $1', [user.id, clock.now])
  await eraseUsers({ db: database.db, now: () => clock.now, accounts: site.services.accounts })
  const left = await database.pool.query('select from staff_notes where id = $1', [note.id])
  expect(left.rowCount).toBe(0)
})
