import { editUser, getUser, listNotices, readConversation } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import type { OutboxMail } from '../../platform/mail/outbox.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { mailMessages } from './mail-messages.ts'
import { newTalk, say } from './messages.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database, http, services } = site
const MINUTE_MS = 60_000
const byClock = { db: database.db, now: () => clock.now, accounts: services.accounts }

beforeAll(() => withoutLimits(site))

/** E-mails about messages that a person got, once the queue is empty. */
async function lettersTo({ email }: Person): Promise<OutboxMail[]> {
  await mailMessages(byClock)
  await expect
    .poll(
      async () =>
        (await database.pool.query(`select count(*)::int as n from graphile_worker.jobs`)).rows[0]
          ?.n as number,
      { timeout: 15_000 },
    )
    .toBe(0)
  const mails = (await http.inject('/dev/mail.json')).json<OutboxMail[]>()
  return mails.filter((mail) => mail.to === email && /Нове повідомлення/.test(mail.subject)).toReversed()
}

test('twelve messages in four minutes are one e-mail after five, and the next comes half an hour later', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Повідомлення 1' })
  for (let n = 2; n <= 10; n += 1) {
    clock.pass(20_000)
    await say(site, id, order.buyer, `Повідомлення ${n}`)
  }
  await say(site, id, maker, 'Читаю')
  await say(site, id, order.buyer, 'Повідомлення 11')
  clock.pass(MINUTE_MS)
  const last = await say(site, id, order.buyer, 'Повідомлення 12: картка 4111 1111 1111 1111')
  expect(await lettersTo(maker)).toEqual([])
  clock.pass(MINUTE_MS)
  const [mail, ...more] = await lettersTo(maker)
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^Нове повідомлення: /)
  expect(mail?.text).toContain('Олена Ґудзь пише вам щодо замовлення')
  expect(mail?.text).toContain('У розмові 12 непрочитаних повідомлень.')
  expect(mail?.text).toContain('> Повідомлення 12: картка •••• 1111')
  expect(mail?.text).toContain('http://localhost/messages/reply#')
  expect(mail?.headers).toHaveProperty('List-Unsubscribe')
  expect(mail?.text).not.toContain('4111')
  const { items } = await call(listNotices, {}, maker)
  expect(items).toMatchObject([{ type: 'message.received', href: `/user/messages/${id}`, readAt: null }])
  await say(site, id, order.buyer, 'Ще одне')
  clock.pass(29 * MINUTE_MS)
  expect(await lettersTo(maker)).toHaveLength(1)
  clock.pass(MINUTE_MS)
  expect(await lettersTo(maker)).toHaveLength(2)
  await call(readConversation, { id, upTo: last.id }, maker)
  expect((await call(listNotices, {}, maker)).unread).toBe(2)
  const end = await say(site, id, order.buyer, 'Останнє')
  await call(readConversation, { id, upTo: end.id }, maker)
  expect((await call(listNotices, {}, maker)).unread).toBe(0)
  clock.pass(60 * MINUTE_MS)
  expect(await lettersTo(maker)).toHaveLength(2)
  // Everything was read, so the next message has its own five minutes.
  await say(site, id, order.buyer, 'Знову')
  clock.pass(5 * MINUTE_MS)
  expect(await lettersTo(maker)).toHaveLength(3)
})

test('what is read or taken within five minutes is not mailed', async () => {
  const { id, maker } = await newTalk(site)
  const { rows } = await database.pool.query<{ id: string }>(
    'select id from messages where conversation_id = $1',
    [id],
  )
  clock.pass(4 * MINUTE_MS)
  await call(readConversation, { id, upTo: rows[0]?.id ?? '' }, maker)
  clock.pass(10 * MINUTE_MS)
  expect(await lettersTo(maker)).toEqual([])
})

test('the settings leave out the text, or the e-mail, never the notice', async () => {
  const { id, order, maker } = await newTalk(site, { text: 'Таємниця майстра' })
  const user = await call(editUser, { messaging: { textInEmails: false } }, maker)
  expect(user.messaging).toEqual({ textInEmails: false, readMarks: true })
  clock.pass(5 * MINUTE_MS)
  const [mail] = await lettersTo(maker)
  expect(mail?.text).toContain('пише вам')
  expect(mail?.text).not.toContain('Таємниця')
  await call(editUser, { notifications: { messages: false } }, maker)
  expect((await call(getUser, {}, maker)).notifications.messages).toBe(false)
  await say(site, id, order.buyer, 'І ще')
  clock.pass(31 * MINUTE_MS)
  expect(await lettersTo(maker)).toHaveLength(1)
  expect((await call(listNotices, {}, maker)).unread).toBe(2)
})

test('a long text is cut to five hundred characters', async () => {
  const { order, maker, id } = await newTalk(site, { text: 'Перше' })
  await say(site, id, order.buyer, 'й'.repeat(900))
  clock.pass(5 * MINUTE_MS)
  const [mail] = await lettersTo(maker)
  expect(mail?.text).toContain(`> ${'й'.repeat(499)}…`)
  expect(mail?.text).not.toContain('Перше')
})

test('two processes send one e-mail', async () => {
  const { maker } = await newTalk(site)
  clock.pass(5 * MINUTE_MS)
  await Promise.all(Array.from({ length: 8 }, () => mailMessages(byClock)))
  expect(await lettersTo(maker)).toHaveLength(1)
})
