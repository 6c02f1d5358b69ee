import { expect, test } from 'vitest'
import { createHttpServer } from '../http/server.ts'
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

function setUp(anyHost: boolean) {
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
  registerOutbox(app, { db, anyHost })
  return (url: string, host: string) => app.inject({ url, headers: { host } })
}

test('letters are kept newest first, one that is handed over twice once, the last five hundred', async () => {
  for (let n = 0; n < 510; n += 1) await keep(letter(n))
  await keep(letter(509))
  const kept = await listOutbox(db)
  expect(kept).toHaveLength(500)
  const { id: _, ...newest } = letter(509)
  expect(kept[0]).toEqual({ ...newest, at: expect.stringMatching(/^\d{4}-.*Z$/) })
})

test('the page shows them readably, with links, and nothing in them is markup of the page', async () => {
  const page = await setUp(false)('/dev/mail', 'localhost:3000')
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain('Тема &lt;509&gt;')
  expect(page.body).toContain('<a href="http://localhost/verify/code-509">')
  expect(page.body).toContain('srcdoc="&lt;p&gt;Лист 509')
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
})

test('only a name of this machine leads to them, unless the operator allowed more', async () => {
  const open = setUp(false)
  for (const host of ['localhost', '127.0.0.1:3000', '[::1]:3000']) {
    expect((await open('/dev/mail.json', host)).statusCode, host).toBe(200)
  }
  for (const host of ['evil.example', 'localhost.evil.example:3000', '127.0.0.1.evil.example']) {
    expect((await open('/dev/mail.json', host)).statusCode, host).toBe(404)
    expect((await open('/dev/mail', host)).statusCode, host).toBe(404)
  }
  expect((await setUp(true)('/dev/mail.json', 'demo.example')).statusCode).toBe(200)
})
