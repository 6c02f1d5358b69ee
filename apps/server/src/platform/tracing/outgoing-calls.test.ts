import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { smtpTask } from '../mail/mail-transport.ts'
import { ask } from '../payments/provider-request.ts'
import { openStorage } from '../storage/open-storage.ts'
import { silentHttpLog } from '../testing/silent-log.ts'
import { otlpBody } from './otlp-body.ts'
import { recordSpans } from './recorded-spans.testing.ts'
import { runSpan } from './span.ts'

const outside = createServer((request, response) => {
  response.writeHead(request.url?.includes('broken') ? 502 : 200).end('{"secret":"hush"}')
})
await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done))
const { port } = outside.address() as AddressInfo
const host = `127.0.0.1:${port}`
/** Nobody listens there any more. */
const away = await closedPort()
afterAll(() => {
  outside.closeAllConnections()
  outside.close()
})

const { start, ended } = recordSpans()
beforeEach(() => {
  ended.length = 0
})

const charge = (url: string) =>
  runSpan(start('job'), () =>
    ask({ fetch }, url, { method: 'POST', headers: { 'x-token': 'hush' }, body: '{"cardToken":"hush"}' }),
  )

test('a call of a payment provider shows its host and status, and nothing that is secret', async () => {
  await charge(`http://${host}/charge/hush?sign=hush`)
  expect(ended[0]).toMatchObject({
    name: `payment provider ${host}`,
    kind: 'client',
    isFailed: false,
    attributes: { 'server.address': host, 'http.request.method': 'POST', 'http.response.status_code': 200 },
  })
  expect(otlpBody({}, ended)).not.toContain('hush')
})

test.each([
  ['answers with an error', `http://${host}/broken?hush`, 'HTTP 502'],
  ['is away', `http://127.0.0.1:${away}/hush`, 'ECONNREFUSED'],
])('a payment provider that %s marks the call as failed', async (_, url, fault) => {
  await charge(url)
  expect(ended[0]).toMatchObject({ isFailed: true, attributes: { 'error.type': fault } })
  expect(otlpBody({}, ended)).not.toContain('hush')
})

test('a mail server that is away marks the e-mail as failed, and nobody learns to whom it went', async () => {
  const send = smtpTask({
    url: `smtp://hush:hush@127.0.0.1:${away}`,
    from: 'hush@example.com',
    log: silentHttpLog,
  })
  const mail = { id: 'hush', to: 'hush@example.com', subject: 'hush', text: 'hush', html: 'hush' }
  await expect(runSpan(start('job mail'), () => send(mail))).rejects.toThrow('did not accept')
  expect(ended[0]).toMatchObject({
    name: 'mail server',
    isFailed: true,
    attributes: { 'server.address': `127.0.0.1:${away}`, 'error.type': 'ESOCKET' },
  })
  expect(otlpBody({}, ended)).not.toMatch(/hush|@/)
})

test('a bucket that is away marks the operation as failed', async () => {
  const folders = { folder: '/none', incoming: '/none' }
  const storage = await openStorage(folders, `http://hush:hush@127.0.0.1:${away}/bucket`)
  const removing = runSpan(start('request'), () => storage.remove('0190b5a0-0000-7000-8000-000000000000'))
  await expect(removing).rejects.toThrow()
  expect(ended.find(({ name }) => name === 'bucket remove')).toMatchObject({
    isFailed: true,
    attributes: { 'server.address': `127.0.0.1:${away}` },
  })
  expect(otlpBody({}, ended)).not.toContain('hush')
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
