import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { register } from '@verstat/contract'
import { afterAll, expect, test } from 'vitest'
import { makeDataFolder } from '../../platform/testing/data-folder.ts'
import { databaseAddress } from '../../platform/testing/database-address.ts'
import { databaseGate } from '../../platform/testing/database-gate.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { endProcesses, runProcess } from '../../platform/testing/run-process.ts'
import { testDatabase } from '../../platform/testing/test-database.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')

const { connection } = await testDatabase<Record<string, never>>()
const gate = await databaseGate(connection)
const dataDir = makeDataFolder('unstored-result')
/** A mail server that takes no e-mail. The database is lost while the job talks to it. */
const mailServer = createServer(async (socket) => {
  await gate.shut()
  socket.destroy()
}).listen(0, '127.0.0.1')
await once(mailServer, 'listening')

afterAll(async () => {
  await endProcesses()
  mailServer.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('a process goes on when the database is lost before the result of a job is stored', async () => {
  const site = runProcess(MAIN, [], {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseAddress(gate.connection),
      SECRET_KEY: 'c2VjcmV0IGtleSBvZiBhIHRlc3QgdGhhdCBpcyBsb25nIQ==',
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.address() as AddressInfo).port}`,
      MAIL_FROM: 'no-reply@example.com',
      SEED: 'none',
      LOG_LEVEL: 'warn',
      PORT: '0',
    },
  })
  const [, origin = ''] = await site.until(/(http:\/\/127\.0\.0\.1:\d+)\/\s/)
  const body = JSON.stringify({
    firstname: 'Ніна',
    lastname: 'Шевчук',
    email: 'nina@example.com',
    password: 'довгий і свій пароль',
    passwordConfirmation: 'довгий і свій пароль',
  })
  const headers = { 'content-type': 'application/json' }
  // The database may be lost before the answer, though the account and the e-mail are stored.
  const { status } = await fetch(origin + register.path, { method: 'POST', headers, body })
  expect([201, 503]).toContain(status)

  await site.until(/the result of a job could not be stored/)
  await gate.open()
  await eventually('the process is ready again', async () => (await fetch(`${origin}/ready`)).ok)
  expect(site.child.exitCode).toBeNull()
})
