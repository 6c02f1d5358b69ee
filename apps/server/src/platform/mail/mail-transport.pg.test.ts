import { listeningPort } from '@verstat/realtime'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { startWorker } from '../jobs/worker.ts'
import { eventually } from '../testing/eventually.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { testDatabase } from '../testing/test-database.ts'
import { MAIL_TASK, QueuedMail, sendMail } from './mail.ts'
import { smtpTask } from './mail-transport.ts'

const { db, pool, connection } = await testDatabase<Record<string, never>>()

type Received = { readonly from: string; readonly to: string[]; readonly source: string }

/**
 * Starts a mail server that records the e-mails that it receives. `refuse` returns an SMTP error code for
 * recipients to refuse.
 */
async function mailServer(port: number, refuse: (to: string) => number | undefined = () => undefined) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      const responseCode = refuse(address)
      callback(responseCode ? Object.assign(new Error('refused'), { responseCode }) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const from = mailFrom === false ? '' : mailFrom.address
        const source = Buffer.concat(chunks).toString('utf8')
        received.push({ from, to: rcptTo.map(({ address }) => address), source })
        callback()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { received, close, port: listeningPort(server.server) }
}

function startSending(port: number) {
  const url = `smtp://127.0.0.1:${port}`
  const from = 'Verstat <no-reply@verstat.example>'
  const worker = startWorker({
    connection,
    log: silentHttpLog,
    tasks: { [MAIL_TASK]: smtpTask({ url, from, log: silentHttpLog }) },
  })
  onTestFinished(() => worker.stop())
}

const letter = { subject: 'Підтвердьте адресу', text: 'Відкрийте посилання', html: '<p>Відкрийте</p>' }

test('an e-mail reaches the mail server with both versions and the configured sender', async () => {
  const { received, port, close } = await mailServer(0)
  onTestFinished(close)
  startSending(port)
  await sendMail(db, { ...letter, to: 'olena@example.com' })
  const mail = await eventually('it has come', () => received[0])
  expect(mail).toMatchObject({ from: 'no-reply@verstat.example', to: ['olena@example.com'] })
  expect(mail.source).toMatch(/From: Verstat <no-reply@verstat\.example>/)
  expect(mail.source).toMatch(/Message-ID: <[0-9a-f-]{36}@verstat\.example>/)
  expect(mail.source).toMatch(/Auto-Submitted: auto-generated/)
  expect(mail.source).toContain('text/plain')
  expect(mail.source).toContain('text/html')
})

test('the headers of an e-mail are on the wire, whole and once', async () => {
  const { received, port, close } = await mailServer(0)
  onTestFinished(close)
  startSending(port)
  const address = `<https://verstat.example/en/unsubscribe?code=1.${'0'.repeat(36)}.messages.${'a'.repeat(43)}>`
  const headers = { 'List-Unsubscribe': address, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  await sendMail(db, { ...letter, to: 'olena@example.com', headers })
  await sendMail(db, { ...letter, to: 'ivan@example.com' })
  await eventually('both have come', () => received.length === 2)
  const lines = (to: string) =>
    (received.find((mail) => mail.to.includes(to))?.source ?? '')
      .split('\r\n\r\n', 1)[0]
      ?.replaceAll(/\r\n(?=[ \t])/g, '')
      .split('\r\n')
      .filter((line) => line.startsWith('List-'))
  expect(lines('olena@example.com')).toEqual([
    `List-Unsubscribe: ${address}`,
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
  ])
  expect(lines('ivan@example.com')).toEqual([])
})

test('a value cannot begin another header', async () => {
  const headers = { 'List-Unsubscribe': '<https://verstat.example>\r\nBcc: d@example.com' }
  expect(QueuedMail.safeParse({ ...letter, id: '1', to: 'a@example.com', headers }).success).toBe(false)
  expect(QueuedMail.parse({ ...letter, id: '1', to: 'a@example.com' }).headers).toEqual({})
})

test('an e-mail waits while the mail server is down and is sent afterwards', async () => {
  const first = await mailServer(0)
  await first.close()
  startSending(first.port)
  await sendMail(db, { ...letter, to: 'ivan@example.com' })
  await eventually('it was tried', async () => {
    const { rowCount } = await pool.query('select from graphile_worker.jobs where last_error is not null')
    return rowCount === 1
  })
  const { received, close } = await mailServer(first.port)
  onTestFinished(close)
  // The retry would run in a few seconds. Make it run now.
  await pool.query(`update graphile_worker._private_jobs set run_at = now()`)
  expect(await eventually('it has come', () => received[0])).toMatchObject({ to: ['ivan@example.com'] })
})

test('a permanently refused e-mail is dropped, a temporarily refused one is retried', async () => {
  const { port, close } = await mailServer(0, (to) => (to.startsWith('gone') ? 550 : 451))
  onTestFinished(close)
  startSending(port)
  await sendMail(db, { ...letter, to: 'gone@example.com' })
  await sendMail(db, { ...letter, to: 'busy@example.com' })
  const left = await eventually('both were tried', async () => {
    const { rows } = await pool.query(
      `select j.attempts, j.last_error, p.payload ->> 'to' as "to" from graphile_worker.jobs j
         join graphile_worker._private_jobs p using (id)`,
    )
    return rows.length === 1 && rows[0].last_error ? rows : undefined
  })
  // Neither the stored error nor the logged error names the recipient.
  const last_error = 'the mail server did not accept an e-mail (EENVELOPE 451)'
  expect(left).toEqual([{ attempts: 1, last_error, to: 'busy@example.com' }])
})

test('a recipient cannot smuggle in a second address', async () => {
  const { received, port, close } = await mailServer(0)
  onTestFinished(close)
  startSending(port)
  await sendMail(db, { ...letter, to: 'a@example.com, b@example.com' })
  await sendMail(db, { ...letter, to: 'c@example.com', subject: 'Тема\r\nBcc: d@example.com' })
  await eventually('the right one has come', () => received.some(({ to }) => to.includes('c@example.com')))
  for (const { to } of received) expect(to).not.toContain('b@example.com')
  for (const { to } of received) expect(to).not.toContain('d@example.com')
})
