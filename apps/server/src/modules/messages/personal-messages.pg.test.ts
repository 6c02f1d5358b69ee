import { randomUUID } from 'node:crypto'
import {
  blockPerson,
  exportUser,
  getConversation,
  listMessages,
  sendMessage,
  setDealStatus,
  setOfferStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { eraseUsers } from '../accounts/index.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { sendOffer } from '../offers/offers.testing.ts'
import { uploadRow } from '../uploads/uploads.testing.ts'
import { newTalk, say, type Talk } from './messages.testing.ts'
import { sweepMessages } from './personal-messages.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, clock, refusal } = site
const { db, pool } = database
const KEPT = { months: 24, dealMonths: 36 }

beforeAll(() => withoutLimits(site))

async function erase({ id }: Person): Promise<void> {
  await db.updateTable('users').set({ erase_at: clock.now }).where('id', '=', id).execute()
  await eraseUsers({ db, now: () => clock.now, accounts: site.services.accounts })
}

async function agree({ order, maker }: Talk): Promise<void> {
  const { id, version } = await sendOffer(site, order, maker, {
    validUntil: addDays(kyivDay(clock.now), 60),
  })
  const { dealId } = await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  await call(setDealStatus, { id: dealId ?? '', status: 'active' }, maker)
}

/** All rows of all tables as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const parts = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`)
    parts.push(...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

test('the export has both sides of one’s conversations and nothing of others', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Картка 4111111111111111, експортзапит' })
  await say(site, id, maker, 'Експортвідповідь')
  await call(blockPerson, { id: maker.id }, order.buyer)
  await newTalk(site, { text: 'Чужарозмова' })
  const { data } = await call(exportUser, {}, order.buyer)
  expect(data).toMatchObject({
    conversations: [{ id, side: 'customer', order_id: order.id }],
    conversationMessages: [
      { from: 'customer', text: 'Картка •••• 1111, експортзапит' },
      { from: 'producer', text: 'Експортвідповідь' },
    ],
    personBlocks: [{ blocked_id: maker.id }],
  })
  expect(JSON.stringify(data)).not.toContain('Чужарозмова')
  expect(await dump()).not.toContain('4111111111111111')
})

test('erasure takes one’s own texts, files and name, and leaves the other side theirs', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Стираннятексту' })
  const file = uploadRow({ kind: 'file', owner_id: order.buyer.id, orphan_since: clock.now })
  await db.insertInto('uploads').values(file).execute()
  const sent = { conversationId: id, id: randomUUID(), files: [file.id] }
  await call(sendMessage, sent, order.buyer)
  await say(site, id, maker, 'Залишокдругого')
  await erase(order.buyer)
  const text = await dump()
  expect(text).not.toContain('Стираннятексту')
  expect(text).toContain('Залишокдругого')
  const talk = await call(getConversation, { id }, maker)
  expect(talk).toMatchObject({ other: { userId: null, name: null }, order: null, closed: 'gone', lastSeq: 3 })
  const { items } = await call(listMessages, { conversationId: id }, maker)
  expect(items.map((item) => [item.text, item.isTakenBack, item.files.length])).toEqual([
    ['', true, 0],
    ['', true, 0],
    ['Залишокдругого', false, 0],
  ])
  const again = { conversationId: id, id: randomUUID(), text: 'Ви тут?' }
  expect((await refusal(sendMessage, again, maker)).code).toBe('not_accepted')
  await erase(maker)
  expect(await dump()).not.toContain('Залишокдругого')
  const { rows } = await pool.query('select from conversations where id = $1', [id])
  expect(rows).toEqual([])
})

test('after a deal the texts stay for their term, without the person', async () => {
  const talk = await newTalk(site, { text: 'Текстугоди' })
  const { id, order, maker } = talk
  await agree(talk)
  await erase(order.buyer)
  const { items } = await call(listMessages, { conversationId: id }, maker)
  expect(items.map(({ text, line }) => line ?? text)).toEqual([
    'Текстугоди',
    'offer.sent',
    'offer.accepted',
    'deal.active',
    'deal.cancelled',
  ])
  expect(await call(getConversation, { id }, maker)).toMatchObject({ other: { userId: null, name: null } })
  const { rows } = await pool.query('select sender_id from messages where text = $1', ['Текстугоди'])
  expect(rows).toEqual([{ sender_id: null }])
})

test('conversations are deleted after 24 months, those with a deal after 36', async () => {
  const plain = await newTalk(site)
  const dealt = await newTalk(site)
  await agree(dealt)
  const left = async () => {
    const ids = [plain.id, dealt.id]
    const { rows } = await pool.query<{ id: string }>('select id from conversations where id = any($1)', [
      ids,
    ])
    return rows.map((row) => row.id)
  }
  const inMonths = (months: number, days: number) => {
    const at = new Date(clock.now)
    at.setUTCMonth(at.getUTCMonth() + months)
    at.setUTCDate(at.getUTCDate() + days)
    return at
  }
  await sweepMessages(db, inMonths(24, -1), KEPT)
  expect(await left()).toHaveLength(2)
  await sweepMessages(db, inMonths(24, 1), KEPT)
  expect(await left()).toEqual([dealt.id])
  await sweepMessages(db, inMonths(36, 1), KEPT)
  expect(await left()).toEqual([])
})
