import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../platform/db/embedded/start-embedded.ts'
import { prepareDatabase } from '../platform/db/prepare-database.ts'
import { endProcesses, runProcess } from '../platform/testing/run-process.ts'
import { silentLog } from '../platform/testing/silent-log.ts'

const MIGRATIONS = join(import.meta.dirname, '../migrations')

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'verstat-open-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  await endProcesses()
  rmSync(dataDir, { recursive: true, force: true })
})

const quiet = () => ({ SEED: 'none', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir })
const start = (env: Readonly<Record<string, string>>) =>
  runProcess(join(import.meta.dirname, '../main.ts'), [], { env: { ...quiet(), ...env } })

test('an install reachable by others refuses demo accounts, /dev/mail and the sandbox in one line that names all', async () => {
  const app = start({ PUBLIC_URL: 'https://verstat.example', SEED: 'demo' })
  expect((await app.ended).code).toBe(1)
  expect(app.output()).toMatch(
    /^Others can reach this install [^\n]*demo people [^\n]*\/dev\/mail[^\n]*sandbox[^\n]*ALLOW_DEMO=1[^\n]*\n$/,
  )
  expect(readdirSync(dataDir)).toEqual([])
})

test('a refused start names wrong settings beside unsafe ones, and starts no database', async () => {
  const app = start({ PUBLIC_URL: 'https://verstat.example', PAYMENTS: 'liqpay', CDN_TTL: 'x', SEED: 'demo' })
  expect((await app.ended).code).toBe(1)
  for (const named of ['CDN_TTL', 'LIQPAY_PUBLIC_KEY', 'SELLER_NAME', 'demo people', '/dev/mail'])
    expect(app.output()).toContain(named)
  expect(readdirSync(dataDir)).toEqual([])
})

test('demo accounts in a database are refused before it is migrated', async () => {
  const withDatabase = async <T>(use: (client: pg.Client, connection: pg.ClientConfig) => Promise<T>) => {
    const server = await startEmbeddedPostgres({ dataDir, log: silentLog })
    const client = new pg.Client(server.connection)
    await client.connect()
    try {
      return await use(client, server.connection)
    } finally {
      await client.end()
      await server.stop()
    }
  }
  await withDatabase(async (client, connection) => {
    await prepareDatabase(connection)
    await client.query(`insert into users (id, email, firstname, lastname, password_hash, demo, created_at, updated_at)
      values (gen_random_uuid(), 'admin@verstat.test', 'А', 'Б', '$argon2id$x', true, now(), now())`)
    await client.query('delete from schema_migration where name = (select max(name) from schema_migration)')
  })
  const open = start({
    PUBLIC_URL: 'https://verstat.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYMENTS: 'none',
  })
  expect((await open.ended).code).toBe(1)
  expect(open.output()).toMatch(/start with demo people/)
  const applied = await withDatabase(
    async (client) => (await client.query('select from schema_migration')).rowCount,
  )
  expect(applied).toBe(readdirSync(MIGRATIONS).length - 1)
})

test('an open install starts with a mail server and without demo accounts, and then has no /dev/mail', async () => {
  const app = start({
    PUBLIC_URL: 'https://verstat.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PAYMENTS: 'none',
  })
  const [, origin = ''] = await app.until(/Listening +(http:\/\/\S+)/)
  expect((await fetch(`${origin}/dev/mail.json`)).status).toBe(404)
  expect((await fetch(`${origin}/sandbox/clock`)).status).toBe(404)
  expect((await fetch(`${origin}/v1/user/get`)).status).toBe(401)
})

test('the first admin is created by a command and signs in with the printed password', async () => {
  const args = ['create', '--email', 'boss@example.com', '--generate']
  const admin = runProcess(join(import.meta.dirname, '../admin.ts'), args, { env: quiet() })
  expect((await admin.ended).code).toBe(0)
  const password = /Password: (\S+)/.exec(admin.output())?.[1]
  const app = start({})
  const [, origin = ''] = await app.until(/ready in[\s\S]*?(http:\/\/127\.0\.0\.1:\d+)/)
  const again = runProcess(join(import.meta.dirname, '../admin.ts'), args, { env: quiet() })
  await again.until(/keeps its password/)
  const answer = await fetch(`${origin}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'boss@example.com', password }),
  })
  expect(await answer.json()).toMatchObject({ user: { role: 'admin', access: { panel: true } } })
})

test("the first admin's password must not be derived from the name of the site", async () => {
  const args = ['create', '--email', 'boss@example.com']
  const env = { ...quiet(), BRAND_NAME: 'Промдвір' }
  const admin = runProcess(join(import.meta.dirname, '../admin.ts'), args, { env, input: 'Промдвір-2026\n' })
  expect((await admin.ended).code).toBe(1)
  expect(admin.output()).toContain('too easy to guess')
})
