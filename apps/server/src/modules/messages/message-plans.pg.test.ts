import * as contract from '@verstat/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { watchScans } from '../../app-tests/large-tables/table-scans.testing.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, verifiedUser } from '../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker } from '../offers/offers.testing.ts'
import { mailMessages } from './mail-messages.ts'

/** Tables that grow with every message. */
const LARGE = ['conversations', 'messages', 'message_files', 'person_blocks']
const THREADS = 1_000
const OTHERS = 9_000

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { pool } = database
const client = new pg.Client(database.connection)
const { statementsOf, scansOf } = watchScans(client, LARGE)

let buyer: Person
let maker: Maker

beforeAll(async () => {
  buyer = await verifiedUser(site)
  maker = await newMaker(site)
  const [stranger, other] = [await verifiedUser(site), await newMaker(site)]
  await insertTalks(buyer, maker, THREADS)
  await insertTalks(stranger, other, OTHERS)
  await pool.query('analyze conversations, messages')
  await client.connect()
}, 120_000)
afterAll(() => client.end())

/** Conversations about orders that are gone, with ten messages each. A tenth has something unread for the customer. */
async function insertTalks(customer: Person, { id, producerId }: Maker, n: number): Promise<void> {
  const now = site.clock.now
  await pool.query(
    `insert into conversations (id, about_order, producer_id, producer_name, customer_id, supplier_id, begun_by, last_seq,
        customer_last, supplier_last, customer_read, supplier_read, last_at, created_at)
      select gen_random_uuid(), true, $1, 'Ательє', $2, $3, 'customer', 10, 9, 10, case when i % 10 = 0 then 9 else 10 end,
        10, $4::timestamptz - i * interval '1 minute', $4::timestamptz - i * interval '1 hour'
        from generate_series(1, $5) i`,
    [producerId, customer.id, id, now, n],
  )
  await pool.query(
    `insert into messages (id, conversation_id, seq, side, sender_id, text, created_at)
      select gen_random_uuid(), c.id, i, case when i % 2 = 0 then 'producer' else 'customer' end,
        case when i % 2 = 0 then c.supplier_id else c.customer_id end, 'Повідомлення ' || i, c.created_at
        from conversations c, generate_series(1, 10) i where c.customer_id = $1`,
    [customer.id],
  )
}

async function anyTalk(): Promise<string> {
  const { items } = await call(contract.listConversations, { limit: 1 }, buyer)
  return items[0]?.id ?? ''
}

const READS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the list with its number of unread conversations': async () => {
    const { items, next, unread } = await call(contract.listConversations, {}, buyer)
    expect([items.length, unread]).toEqual([30, THREADS / 10])
    await call(contract.listConversations, { before: next ?? '' }, buyer)
    await call(contract.listConversations, { unread: 'true' }, buyer)
    return call(contract.listConversations, { producerId: maker.producerId }, buyer)
  },
  'a conversation and its pages': async () => {
    const id = await anyTalk()
    await call(contract.getConversation, { id }, buyer)
    const { items } = await call(contract.listMessages, { conversationId: id, limit: 5 }, buyer)
    await call(contract.listMessages, { conversationId: id, before: items[0]?.id ?? '' }, buyer)
    return call(contract.listMessages, { conversationId: id, after: items[0]?.id ?? '' }, buyer)
  },
  'a message, read on the other side': async () => {
    const conversationId = await anyTalk()
    const sent = { conversationId, id: crypto.randomUUID(), text: 'Вітаю!' }
    await call(contract.sendMessage, sent, buyer)
    return call(contract.readConversation, { id: conversationId, upTo: sent.id }, maker)
  },
  'the e-mails that are due': () =>
    mailMessages({ db: database.db, now: () => site.clock.now, accounts: site.services.accounts } as never),
}

test.each(Object.entries(READS))('%s: no table of messages is scanned', async (_, read) => {
  const statements = await statementsOf(read)
  expect(statements.length).toBeGreaterThan(0)
  expect(await scansOf(statements)).toEqual([])
})
