import * as contract from '@verstat/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertTalks } from '../../app-tests/large-tables/many-talks.testing.ts'
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
  const now = site.clock.now
  const talksOf = (customer: Person, { producerId }: Maker, talks: number) =>
    insertTalks(pool, { customers: [customer.id], producers: [producerId], talks, messages: 10, now })
  await talksOf(buyer, maker, THREADS)
  await talksOf(stranger, other, OTHERS)
  await client.connect()
}, 120_000)
afterAll(() => client.end())

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
  'the conversations with words, of which one occurs nowhere': async () => {
    const { items } = await call(contract.listConversations, { query: 'креслення немаєтакого' }, buyer)
    expect(items).toEqual([])
    return call(contract.listConversations, { query: 'аб' }, buyer)
  },
  'a conversation and its pages': async () => {
    const id = await anyTalk()
    await call(contract.getConversation, { id }, buyer)
    const { items } = await call(contract.listMessages, { conversationId: id, limit: 5 }, buyer)
    await call(contract.listMessages, { conversationId: id, before: items[0]?.id ?? '' }, buyer)
    return call(contract.listMessages, { conversationId: id, after: items[0]?.id ?? '' }, buyer)
  },
  'the user of a page, with the number of unread conversations': async () => {
    const { unreadConversations } = await call(contract.getUser, {}, buyer)
    expect(unreadConversations).toBe(THREADS / 10)
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
