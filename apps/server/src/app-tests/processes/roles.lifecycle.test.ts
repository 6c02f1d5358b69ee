import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { register } from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
import type { Database } from '../../database.ts'
import { attachEmbeddedPostgres } from '../../platform/db/embedded/attach-embedded.ts'
import { createDatabase, type DatabaseHandle } from '../../platform/db/pool.ts'
import { makeDataFolder } from '../../platform/testing/data-folder.ts'
import { databaseAddress } from '../../platform/testing/database-address.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { endProcesses, runProcess } from '../../platform/testing/run-process.ts'
import { silentLog } from '../../platform/testing/silent-log.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')

const folders: string[] = []
let database: DatabaseHandle<Database> | undefined

afterEach(async () => {
  await database?.close()
  await endProcesses()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = makeDataFolder('roles')
  folders.push(folder)
  return folder
}

function run(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
  const quiet = { SEED: 'none', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: newFolder() }
  return runProcess(MAIN, args, { env: { ...quiet, ...env } })
}

test('a process that only serves publishes changes, and leaves other work to one that only works', async () => {
  const dataDir = newFolder()
  // This process only brings the server of the database. The others use another database there.
  await run({ DATA_DIR: dataDir, ROLE: 'all' }).until(/is ready in/)
  const connection = attachEmbeddedPostgres(dataDir)
  database = createDatabase<Database>({ connection, log: silentLog })
  await database.pool.query('create database roles')
  const shared = {
    DATABASE_URL: databaseAddress({ ...connection, database: 'roles' }),
    STORAGE_URL: 'http://key:secret@127.0.0.1:9/bucket?region=test',
    SECRET_KEY: 'c2VjcmV0IGtleSBvZiBhIHRlc3QgdGhhdCBpcyBsb25nIQ==',
  }
  expect(await run(shared, ['--migrate']).ended).toMatchObject({ code: 0 })
  const [, site = ''] = await run({ ...shared, ROLE: 'serve' }).until(/(http:\/\/127\.0\.0\.1:\d+)\/\s/)
  const body = JSON.stringify({
    firstname: 'Ніна',
    lastname: 'Шевчук',
    email: 'nina@example.com',
    password: 'довгий і свій пароль',
    passwordConfirmation: 'довгий і свій пароль',
  })
  const headers = { 'content-type': 'application/json' }
  expect((await fetch(site + register.path, { method: 'POST', headers, body })).status).toBe(201)
  const mails = async () => (await fetch(`${site}/dev/mail.json`)).text()
  expect(await mails()).not.toContain('nina@example.com')

  // Cached pages must not wait for a process that works.
  const roles = createDatabase<Database>({ connection: { ...connection, database: 'roles' }, log: silentLog })
  try {
    await roles.pool.query("insert into listing_changes (kind) values ('order')")
    await eventually('the change is published', async () => {
      const { rows } = await roles.pool.query('select from listing_changes')
      return rows.length === 0
    })
  } finally {
    await roles.close()
  }

  const worker = run({ ...shared, ROLE: 'work' })
  const [, state = ''] = await worker.until(/works for (http:\/\/127\.0\.0\.1:\d+)/)
  await eventually('the e-mail is sent', async () => (await mails()).includes('nina@example.com'))
  expect((await fetch(`${state}/ready`)).status).toBe(200)
  expect((await fetch(`${state}/metrics`)).status).toBe(200)
  for (const path of ['/', '/v1/region', '/dev/mail.json']) {
    expect((await fetch(state + path)).status).toBe(404)
  }
}, 120_000)

test('a process with a part of the work refuses to start on a folder of its own', async () => {
  const alone = run({ ROLE: 'serve' })
  expect(await alone.ended).toMatchObject({ code: 1 })
  expect(alone.output()).toContain('set DATABASE_URL.')
})
