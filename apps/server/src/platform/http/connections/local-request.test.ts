import { expect, test } from 'vitest'
import { silentHttpLog } from '../../testing/silent-log.ts'
import { createHttpServer } from '../server.ts'
import { isLocalRequest } from './local-request.ts'

async function ask(remoteAddress: string, headers: Record<string, string>): Promise<boolean> {
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
  app.get('/', (request) => isLocalRequest(request))
  return (await app.inject({ url: '/', remoteAddress, headers })).json<boolean>()
}

test.each([
  'localhost',
  'localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
])('a connection from this machine to %s is local', async (host) => {
  for (const address of ['127.0.0.1', '127.5.5.5', '::1', '::ffff:127.0.0.1'])
    expect(await ask(address, { host })).toBe(true)
})

test.each([
  'evil.example',
  'localhost.evil.example:3000',
  '127.0.0.1.evil.example',
  '::1.evil.example',
  '[::1].evil',
])('a connection to the host name %s is not local', async (host) => {
  expect(await ask('127.0.0.1', { host })).toBe(false)
})

test.each([
  '10.0.0.5',
  '203.0.113.9',
  '::ffff:203.0.113.9',
  '2001:db8::1',
])('a connection from %s is not local, whatever its headers say', async (address) => {
  expect(await ask(address, { host: 'localhost' })).toBe(false)
  expect(await ask(address, { host: 'localhost', 'x-forwarded-for': '127.0.0.1' })).toBe(false)
  expect(await ask(address, { host: 'demo.example', 'x-forwarded-host': 'localhost' })).toBe(false)
})

test.each([
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-proto', 'https'],
  ['x-real-ip', '127.0.0.1'],
  ['forwarded', 'for=127.0.0.1;host=localhost'],
  ['via', '1.1 proxy'],
])('a proxied request is not local: the proxy adds %s', async (name, value) => {
  expect(await ask('127.0.0.1', { host: 'localhost', [name]: value })).toBe(false)
})
