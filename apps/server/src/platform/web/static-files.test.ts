import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { securityHeaders } from '../http/security-headers.ts'
import { registerStaticFiles } from './static-files.ts'

const SCRIPT = 'export const words = "слова"\n'.repeat(100)
const app = Fastify()
const ofEveryAnswer = securityHeaders({ isHttps: false, hasPolicy: true })
app.addHook('onRequest', async (_, reply) => void reply.headers(ofEveryAnswer))
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstat-static-'))
  const client = join(folder, 'client')
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'assets/a-1.js'), SCRIPT)
  await writeFile(join(client, 'assets/a-1.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(join(client, 'assets/a-1.js.gz'), gzipSync(SCRIPT))
  await writeFile(join(client, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(join(client, 'build.json'), '{}')
  await registerStaticFiles(app, {
    client,
  })
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const get = (url: string, encoding?: string) =>
  app.inject({ url, headers: encoding ? { 'accept-encoding': encoding } : {} })

test('a built file is sent precompressed, in the encoding its client accepts', async () => {
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  const wanted = [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
  ] as const
  for (const [accepted, encoding] of wanted) {
    const { headers, rawPayload } = await get('/assets/a-1.js', accepted)
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(unpack[encoding](rawPayload).toString()).toBe(SCRIPT)
  }
  const plain = await get('/assets/a-1.js')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, SCRIPT])
})

test('an asset has no headers that only documents need', async () => {
  const { headers } = await get('/assets/a-1.js', 'br')
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'cross-origin-resource-policy',
    'date',
    'vary',
    'x-content-type-options',
  ])
  expect(Object.keys((await get('/favicon.svg')).headers)).toContain('content-security-policy')
})

test('precompressed files have no URL of their own', async () => {
  for (const url of ['/assets/a-1.js.br', '/assets/a-1.js.gz']) expect((await get(url)).statusCode).toBe(404)
})

test('files without a hash are revalidated, and build.json is never cached', async () => {
  const icon = await get('/favicon.svg', 'br')
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  const again = await app.inject({
    url: '/favicon.svg',
    headers: { 'if-none-match': String(icon.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
  expect((await get('/build.json', 'br')).headers['cache-control']).toBe('no-store')
})
