import {
  type ConversationSummary,
  getUser,
  listConversations,
  listMessages,
  readConversation,
} from '@verstat/contract'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder } from '../../offers/offers.testing.ts'
import { newTalk, say } from '../messages.testing.ts'
import { unreadConversations } from '../writing/conversation.repository.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database } = site
const { db } = database

beforeAll(() => withoutLimits(site))

test('the latest message comes first, and pages lose nothing, also within one instant', async () => {
  const maker = await newMaker(site)
  const talks = []
  for (let n = 0; n < 5; n += 1) {
    talks.push(await newTalk(site, { maker }))
    if (n > 1) clock.pass(1_000)
  }
  const first = talks[0]
  if (!first) throw new Error('no conversation')
  await say(site, first.id, maker, 'Останнє')
  const found: ConversationSummary[] = []
  let before: string | undefined
  do {
    const page = await call(listConversations, { limit: 2, ...(before ? { before } : {}) }, maker)
    found.push(...page.items)
    before = page.next ?? undefined
  } while (before)
  expect(found.map(({ id }) => id)).toHaveLength(5)
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(talks.map(({ id }) => id)))
  expect(found[0]?.id).toBe(first.id)
  const times = found.map(({ last }) => last?.at ?? '')
  expect(times).toEqual(times.toSorted().toReversed())
  expect((await call(listConversations, { unread: 'true' }, maker)).items).toHaveLength(5)
})

test('words are found in messages, titles and names, and special characters mean themselves', async () => {
  const order = await newOrder(site, { title_uk: 'Сталеві кронштейни' })
  const maker = await newMaker(site)
  await db
    .updateTable('producers')
    .set({ name: 'Майстерня Залізяка' })
    .where('id', '=', maker.producerId)
    .execute()
  const { id } = await newTalk(site, { order, maker, text: 'Знижка 100%_і більше\\менше' })
  await newTalk(site, { order, text: 'Зовсім інше' })
  const find = async (query: string) =>
    (await call(listConversations, { query }, order.buyer)).items.map((item) => item.id)
  for (const query of ['залізяка', 'знижка', 'ЗНИЖКА кронштейни', '100%_', 'більше\\менше', '%_']) {
    expect([query, await find(query)]).toEqual([query, [id]])
  }
  expect(await find('кронштейни')).toHaveLength(2)
  for (const query of ['uk', '__', 'знижка немає']) expect([query, await find(query)]).toEqual([query, []])
  // A producer does not find all conversations by the own name.
  expect((await call(listConversations, { query: 'залізяка' }, maker)).items).toEqual([])
  expect((await call(listConversations, { query: 'ґудзь' }, maker)).items.map((item) => item.id)).toEqual([
    id,
  ])
  await db.updateTable('producers').set({ name: 'Кузня' }).where('id', '=', maker.producerId).execute()
  expect(await find('кузня')).toEqual([id])
  const stranger = await verifiedUser(site)
  expect((await call(listConversations, { query: 'знижка' }, stranger)).items).toEqual([])
})

test('a user is told in how many conversations something is unread', async () => {
  const [maker, order] = [await newMaker(site), await newOrder(site)]
  const unreadOf = async (person: { readonly token: string }) =>
    (await call(getUser, {}, person)).unreadConversations
  const { id } = await newTalk(site, { maker, order })
  await say(site, id, order.buyer, 'І ще одне')
  expect([await unreadOf(maker), await unreadOf(order.buyer)]).toEqual([1, 0])
  await newTalk(site, { maker })
  expect(await unreadOf(maker)).toBe(2)
  const { items } = await call(listMessages, { conversationId: id }, maker)
  await call(readConversation, { id, upTo: items[0]?.id ?? '' }, maker)
  expect(await unreadOf(maker)).toBe(2)
  await call(readConversation, { id, upTo: items.at(-1)?.id ?? '' }, maker)
  expect(await unreadOf(maker)).toBe(1)
  await say(site, id, maker, 'Так')
  expect([await unreadOf(maker), await unreadOf(order.buyer)]).toEqual([1, 1])
})

test('the number of unread conversations is read from two partial indexes', async () => {
  const { maker } = await newTalk(site)
  await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{
      'QUERY PLAN': string
    }>`explain select ${unreadConversations(maker.id)}`.execute(tx)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toMatch(/conversations_customer_unread/)
    expect(plan).toMatch(/conversations_supplier_unread/)
  })
})

/** What people paste, and what breaks careless programs. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  '</textarea><h1>',
  '<!-- -->',
  '<a href="javascript:alert(1)">тут</a>',
  'javascript:alert(1)',
  'https://evil.example/?q=<b>',
  'http://verstat.example@evil.example',
  '[тут](javascript:alert(1))',
  '**жирне** _курсив_ `код`',
  '# Заголовок',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '{count, plural, one {#} other {#}}',
  "'; drop table messages; --",
  '" or 1=1 --',
  '$1 $2 :name ? ??',
  '\\ \\\\ \\n \\u0041',
  '%s %d %n %x',
  '%00 %0d%0aSet-Cookie: a=b',
  'рядок\nрядок\n\n\nрядок',
  'рядок\r\nрядок',
  'таб\tтаб',
  'Ґ ґ Є є І і Ї ї',
  'не\u00a0розривний',
  '\u202eсправа наліво\u202c',
  '\u2066ізольовано\u2069',
  'нуль\u200bширина\u200d\ufeff',
  'e\u0301 = é',
  'Z̸̢͖a̷l̴g̶o̸',
  '👩‍👩‍👧‍👦 🇺🇦 👍🏽',
  '𝒯𝑒𝓍𝓉 𠮷',
  '\ud83d\ude00',
  'ﷺ السلام عليكم',
  'שלום עולם',
  '中文 日本語 한국어',
  '„лапки“ «лапки» “quotes” ’',
  '— – ‑ ‐ −',
  '1\u2044 ½ ² ₴ № §',
  'null',
  'undefined',
  'true',
  '0',
  '-1e999',
  '[object Object]',
  '__proto__',
  'constructor.prototype',
  '../../etc/passwd',
  'C:\\Windows\\System32',
  'й'.repeat(4_000),
]

test('fifty hostile texts are stored as they were sent', async () => {
  const { id, order, maker } = await newTalk(site)
  const texts = HOSTILE.map((text) => text.trim())
  expect(new Set(texts).size).toBe(50)
  const people = [order.buyer, maker]
  for (const [index, text] of texts.entries()) {
    const sent = await say(site, id, people[index % 2] ?? maker, text)
    expect(sent.text).toBe(text)
  }
  const { items } = await call(listMessages, { conversationId: id, limit: 100 }, maker)
  expect(items.slice(1).map(({ text }) => text)).toEqual(texts)
})

test('a list of a thousand conversations takes at most a few times as long as one of ten', async () => {
  const busy = await newMaker(site)
  const customer = await verifiedUser(site)
  const now = clock.now
  const producers = Array.from({ length: 1_000 }, () => uuidV7(now))
  await sql`
    insert into conversations (id, about_order, producer_name, customer_id, supplier_id, begun_by, last_seq,
        customer_last, last_at, created_at)
      select id, false, 'Майстерня', ${customer.id}, ${busy.id}, 'customer', 4, 4, ${now}, ${now}
        from unnest(${producers}::uuid[]) id`.execute(db)
  await sql`
    insert into messages (id, conversation_id, seq, side, sender_id, text, created_at)
      select gen_random_uuid(), c.id, n, 'customer', ${customer.id}, 'Рядок ' || n, ${now}
        from conversations c cross join generate_series(1, 4) n where c.supplier_id = ${busy.id}`.execute(db)
  await sql`analyze conversations, messages`.execute(db)
  const quiet = (await newTalk(site)).maker
  const timeOf = async (person: { readonly token: string }) => {
    const times = []
    for (let n = 0; n < 7; n += 1) {
      const began = performance.now()
      await call(listConversations, {}, person)
      times.push(performance.now() - began)
    }
    return times.toSorted((a, b) => a - b)[3] ?? 0
  }
  // Otherwise all are of one instant, and so on one page.
  await sql`update conversations c set last_at = ${now}::timestamptz - n * interval '1 second'
    from (select id, row_number() over (order by id) as n from conversations where supplier_id = ${busy.id}) o
    where o.id = c.id`.execute(db)
  const [few, many] = [await timeOf(quiet), await timeOf(busy)]
  expect((await call(listConversations, {}, busy)).unread).toBe(1_000)
  expect(many).toBeLessThan(few * 6 + 20)
})
