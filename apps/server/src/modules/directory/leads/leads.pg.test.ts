import { contactOrder, contactProducer, editLead, exportUser, listLeads } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { solveChallenge } from '../../../platform/security/solve-challenge.testing.ts'
import { testSite } from '../../../test-site.testing.ts'
import { eraseUsers } from '../../accounts/index.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../directory.testing.ts'
import { sweepLeads } from './lead.repository.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database, clock, mailsTo, http } = site
const { db } = database

async function verifiedUser() {
  const made = await site.newUser()
  await db.updateTable('users').set({ email_verified_at: clock.now }).where('id', '=', made.user.id).execute()
  return made
}

async function ownOrder(ownerId: string, show: 'public' | 'afterLogin' | 'none' = 'afterLogin') {
  const row = orderRow({ owner_id: ownerId, title_uk: 'Пошити чохли', contact_show: show })
  await db.insertInto('orders').values(row).execute()
  return row.id
}

test('who asked for a contact stands in the list of the owner, once, and in their own', async () => {
  const [owner, asker] = [await verifiedUser(), await verifiedUser()]
  await db
    .insertInto('producers')
    .values(producerRow({ owner_id: asker.user.id, name: 'Цех «Нитка»' }))
    .execute()
  const id = await ownOrder(owner.user.id)
  await call(contactOrder, { id }, { token: asker.token })
  await call(contactOrder, { id }, { token: asker.token })
  const received = await call(listLeads, {}, { token: owner.token })
  expect(received).toMatchObject({ next: null, newCount: 1 })
  expect(received.items).toMatchObject([
    {
      listing: { kind: 'order', id, title: { uk: 'Пошити чохли' }, isPublic: true },
      person: {
        id: asker.user.id,
        name: `${asker.user.firstname} ${asker.user.lastname}`,
        producers: [{ name: 'Цех «Нитка»' }],
      },
      message: null,
      state: 'new',
      note: '',
    },
  ])
  const sent = await call(listLeads, { side: 'sent' }, { token: asker.token })
  expect(sent).toMatchObject({ newCount: 0, items: [{ listing: { id }, person: null }] })
})

test('strangers see no lead and change none', async () => {
  const [owner, asker, stranger] = [await verifiedUser(), await verifiedUser(), await verifiedUser()]
  await call(contactOrder, { id: await ownOrder(owner.user.id) }, { token: asker.token })
  const [lead] = (await call(listLeads, {}, { token: owner.token })).items
  expect((await call(listLeads, {}, { token: stranger.token })).items).toEqual([])
  expect((await call(listLeads, { side: 'sent' }, { token: stranger.token })).items).toEqual([])
  const change = { id: lead?.id ?? '', state: 'agreed' } as const
  expect(await refusal(editLead, change, { token: stranger.token })).toMatchObject({ code: 'not_found' })
  expect(await refusal(editLead, change)).toMatchObject({ code: 'unauthenticated' })
})

test('each side has a state and a note of its own', async () => {
  const [owner, asker] = [await verifiedUser(), await verifiedUser()]
  await call(contactOrder, { id: await ownOrder(owner.user.id) }, { token: asker.token })
  const [lead] = (await call(listLeads, {}, { token: owner.token })).items
  const id = lead?.id ?? ''
  expect(await call(editLead, { id, state: 'talking' }, owner)).toEqual({ state: 'talking', note: '' })
  expect(await call(editLead, { id, note: 'Зразок у четвер' }, owner)).toEqual({
    state: 'talking',
    note: 'Зразок у четвер',
  })
  await call(editLead, { id, state: 'declined' }, asker)
  expect((await call(listLeads, {}, owner)).items).toMatchObject([
    { state: 'talking', note: 'Зразок у четвер' },
  ])
  expect((await call(listLeads, { side: 'sent' }, asker)).items).toMatchObject([
    { state: 'declined', note: '' },
  ])
  expect(await call(listLeads, { state: 'new' }, owner)).toMatchObject({ items: [], newCount: 0 })
})

test('pages neither repeat nor skip a lead, and keep to the listing that was asked for', async () => {
  const [owner, asker] = [await verifiedUser(), await verifiedUser()]
  const ids = [await ownOrder(owner.user.id), await ownOrder(owner.user.id), await ownOrder(owner.user.id)]
  for (const id of ids) await call(contactOrder, { id }, asker)
  const seen: string[] = []
  let before: string | undefined
  do {
    const page = await call(listLeads, { limit: 1, ...(before ? { before } : {}) }, owner)
    seen.push(...page.items.map(({ listing }) => listing.id))
    before = page.next ?? undefined
  } while (before)
  expect(seen).toEqual(ids.toReversed())
  const [first = ''] = ids
  expect((await call(listLeads, { listing: first }, owner)).items).toHaveLength(1)
})

test('leads are listed by the time of the request, latest first, on every page', async () => {
  const owner = await verifiedUser()
  const id = await ownOrder(owner.user.id)
  const hours = [3, 9, 1, 7, 5]
  await db
    .insertInto('leads')
    .values(
      hours.map((hour) => ({
        order_id: id,
        person: Buffer.alloc(16, hour),
        at: new Date(Date.UTC(2026, 9, 1, hour)),
      })),
    )
    .execute()
  const seen: number[] = []
  let before: string | undefined
  do {
    const page = await call(listLeads, { limit: 2, ...(before ? { before } : {}) }, owner)
    seen.push(...page.items.map(({ at }) => new Date(at).getUTCHours()))
    before = page.next ?? undefined
  } while (before)
  expect(seen).toEqual([9, 7, 5, 3, 1])
})

describe('the owner gets', () => {
  test('one e-mail a person and listing', async () => {
    const [owner, asker, another] = [await verifiedUser(), await verifiedUser(), await verifiedUser()]
    const id = await ownOrder(owner.user.id)
    await call(contactOrder, { id }, asker)
    await call(contactOrder, { id }, asker)
    await call(contactOrder, { id }, another)
    // The first e-mail asks the owner to verify the address.
    const [, first, second, ...more] = await mailsTo(owner.user.email, 3)
    expect(more).toEqual([])
    expect(first).toMatchObject({ subject: 'Нове звернення: «Пошити чохли»' })
    expect(first?.text).toContain(`${asker.user.firstname} ${asker.user.lastname}`)
    expect(first?.text).toContain('/user/leads')
    expect(second?.text).toContain(`${another.user.firstname} ${another.user.lastname}`)
  })

  test('none when they do not want it, and none besides a message', async () => {
    const [quiet, hidden, asker] = [await verifiedUser(), await verifiedUser(), await verifiedUser()]
    await db.updateTable('users').set({ notify_leads: false }).where('id', '=', quiet.user.id).execute()
    await call(contactOrder, { id: await ownOrder(quiet.user.id) }, asker)
    const message = 'Чи можлива менша партія?'
    const id = await ownOrder(hidden.user.id, 'none')
    await call(contactOrder, { id, message }, asker)
    await call(contactOrder, { id, message }, asker)
    const mails = await mailsTo(hidden.user.email, 3)
    expect(mails.filter(({ subject }) => subject.startsWith('Повідомлення про'))).toHaveLength(2)
    expect(mails).toHaveLength(3)
    expect(await mailsTo(quiet.user.email)).toHaveLength(1)
    expect((await call(listLeads, {}, hidden)).items).toMatchObject([{ message }])
  })
})

test('a visitor without an account stays anonymous', async () => {
  const owner = await verifiedUser()
  const id = await ownOrder(owner.user.id, 'public')
  await call(contactOrder, { id }, { challenge: await solveChallenge(http) })
  expect((await call(listLeads, {}, owner)).items).toMatchObject([{ listing: { id }, person: null }])
})

test('open pages of the owner are notified', async () => {
  const [owner, asker] = [await verifiedUser(), await verifiedUser()]
  const row = producerRow({ owner_id: owner.user.id })
  await db.insertInto('producers').values(row).execute()
  await call(contactProducer, { id: row.id }, asker)
  const { rows } = await database.pool.query<{ channel: string }>(
    `select payload->>'channel' as channel from realtime_outbox where payload->'data'->>'t' = 'lead.created'
      and payload->>'channel' = $1`,
    [`user:#${owner.user.id}`],
  )
  expect(rows).toHaveLength(1)
})

describe('a name is gone', () => {
  test('from both sides once its owner is erased', async () => {
    const [owner, asker] = [await verifiedUser(), await verifiedUser()]
    await call(
      contactOrder,
      { id: await ownOrder(owner.user.id, 'none'), message: 'Потрібен зразок.' },
      asker,
    )
    await call(exportUser, {}, asker)
    await db.updateTable('users').set({ erase_at: clock.now }).where('id', '=', asker.user.id).execute()
    expect((await call(listLeads, {}, owner)).items).toMatchObject([{ person: null }])
    await eraseUsers({ db, now: () => clock.now, accounts: site.services.accounts })
    expect((await call(listLeads, {}, owner)).items).toMatchObject([{ person: null, message: null }])
  })

  test('after two years', async () => {
    const [owner, asker] = [await verifiedUser(), await verifiedUser()]
    await call(contactOrder, { id: await ownOrder(owner.user.id) }, asker)
    const { rows } = await database.pool.query<{ day: string }>(
      `select (now() + interval '2 years 2 days')::date::text as day`,
    )
    await sweepLeads(db, rows[0]?.day ?? '')
    expect((await call(listLeads, {}, owner)).items).toMatchObject([{ person: null }])
    expect((await call(listLeads, { side: 'sent' }, asker)).items).toEqual([])
  })
})
