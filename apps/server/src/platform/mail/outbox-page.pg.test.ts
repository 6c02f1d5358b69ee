import { expect, test } from 'vitest'
import { createHttpServer } from '../http/server.ts'
import { uuidV7 } from '../ids/uuid-v7.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { listOutbox, type MailTables, outboxTask } from './outbox.ts'
import { registerOutbox } from './outbox-page.ts'

const { db } = await testDatabase<MailTables>()
const keep = outboxTask(db)
const letter = (n: number) => ({
  id: `0193b0a0-0000-7000-8000-${String(n).padStart(12, '0')}`,
  to: `person-${n}@example.com`,
  subject: `Тема <${n}>`,
  text: `Лист ${n}\nhttp://localhost/verify/code-${n}`,
  html: `<p>Лист ${n}</p>`,
})

function setUp(isForAnyone: boolean) {
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
  registerOutbox(app, { db, isForAnyone })
  return (
    url: string,
    host: string,
    more: { headers?: Record<string, string>; remoteAddress?: string } = {},
  ) => app.inject({ url, ...more, headers: { host, ...more.headers } })
}

test('the last five hundred e-mails are stored, newest first, each once', async () => {
  for (let n = 0; n < 510; n += 1) await keep(letter(n))
  await keep(letter(509))
  const kept = await listOutbox(db)
  expect(kept).toHaveLength(500)
  const { id: _, ...newest } = letter(509)
  expect(kept[0]).toEqual({ ...newest, headers: {}, at: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('e-mails are listed in the order in which they were queued, whichever job ends first', async () => {
  const queued = Array.from({ length: 3 }, (_, n) => ({
    ...letter(600 + n),
    id: uuidV7(new Date(Date.UTC(2026, 10, 23, 12, 0, n))),
  }))
  for (const mail of queued.toReversed()) await keep(mail)
  const listed = (await listOutbox(db)).map(({ to }) => to).slice(0, 3)
  expect(listed).toEqual(['person-602@example.com', 'person-601@example.com', 'person-600@example.com'])
  await db.deleteFrom('mail_outbox').where('recipient', 'in', listed).execute()
})

test('the page shows e-mails with links and escapes their markup', async () => {
  const page = await setUp(false)('/dev/mail', 'localhost:3000')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Тема &lt;509&gt;')
  expect(page.body).toContain('<a href="http://localhost/verify/code-509">')
  expect(page.body).toContain('srcdoc="&lt;p&gt;Лист 509')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('headers of an e-mail are stored and shown', async () => {
  const headers = { 'List-Unsubscribe': '<https://verstat.example/unsubscribe?code=1.a>' }
  await keep({ ...letter(700), headers })
  const [kept] = await listOutbox(db)
  expect(kept?.headers).toEqual(headers)
  const page = await setUp(false)('/dev/mail', 'localhost:3000')
  expect(page.body).toContain('List-Unsubscribe: &lt;https://verstat.example/unsubscribe?code=1.a&gt;')
  await db.deleteFrom('mail_outbox').where('recipient', '=', 'person-700@example.com').execute()
})

test('only requests from this machine see e-mails, unless the operator allowed more', async () => {
  const closed = setUp(false)
  for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000']) {
    expect((await closed('/dev/mail.json', host)).statusCode, host).toBe(200)
  }
  const refused = [
    ['evil.example', {}],
    ['evil.example', { headers: { 'x-forwarded-host': 'localhost' } }],
    ['localhost', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['localhost', { remoteAddress: '10.0.0.5' }],
  ] as const
  for (const url of ['/dev/mail.json', '/dev/mail'])
    for (const [host, more] of refused)
      expect((await closed(url, host, more)).statusCode, `${host} ${JSON.stringify(more)}`).toBe(404)
  expect((await setUp(true)('/dev/mail.json', 'demo.example')).statusCode).toBe(200)
})
