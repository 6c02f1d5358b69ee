import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { endProcesses, runProcess } from './platform/testing/run-process.ts'

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
  runProcess(join(import.meta.dirname, 'main.ts'), [], { env: { ...quiet(), ...env } })

test('an install that others can reach refuses demo people, /dev/mail and the sandbox in one line that names all', async () => {
  const app = start({ PUBLIC_URL: 'https://verstat.example', SEED: 'demo' })
  expect((await app.ended).code).toBe(1)
  expect(app.output()).toMatch(
    /^Others can reach this install [^\n]*demo people [^\n]*\/dev\/mail[^\n]*sandbox[^\n]*ALLOW_DEMO=1[^\n]*\n$/,
  )
})

test('it starts with a mail server and without demo people, and has no /dev/mail then', async () => {
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

test('the first admin is made by a command and signs in with the password it prints', async () => {
  const args = ['create', '--email', 'boss@example.com', '--generate']
  const admin = runProcess(join(import.meta.dirname, 'admin.ts'), args, { env: quiet() })
  expect((await admin.ended).code).toBe(0)
  const password = /Password: (\S+)/.exec(admin.output())?.[1]
  const app = start({})
  const [, origin = ''] = await app.until(/ready in[\s\S]*?(http:\/\/127\.0\.0\.1:\d+)/)
  const again = runProcess(join(import.meta.dirname, 'admin.ts'), args, { env: quiet() })
  await again.until(/keeps its password/)
  const answer = await fetch(`${origin}/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'boss@example.com', password }),
  })
  expect(await answer.json()).toMatchObject({ user: { role: 'admin', access: { panel: true } } })
})
