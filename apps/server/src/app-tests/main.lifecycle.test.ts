import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { attachEmbeddedPostgres } from '../platform/db/embedded/attach-embedded.ts'
import { postgresProcessesIn } from '../platform/db/embedded/process-table.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { endProcesses, type RunningProcess, runProcess } from '../platform/testing/run-process.ts'
import { testAccounts } from '../platform/testing/test-accounts.ts'

const MAIN = join(import.meta.dirname, '../main.ts')
const taken: Server[] = []

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'verstat-main-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  await endProcesses()
  for (const server of taken.splice(0)) await new Promise((resolve) => server.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

describe.each(testAccounts())('the app started by $name', ({ ids }) => {
  const start = (env: Readonly<Record<string, string>> = {}) => {
    if (ids) chownSync(dataDir, ids.uid, ids.gid)
    const quiet = { SEED: 'none', LOG_LEVEL: 'warn', PORT: '0', DATA_DIR: dataDir }
    return runProcess(MAIN, [], { account: ids, env: { ...quiet, ...env } })
  }

  test.each([
    'SIGINT',
    'SIGTERM',
    'SIGHUP',
  ] as const)('ends cleanly on %s and leaves nothing behind', async (signal) => {
    const app = start()
    const origin = await originOf(app)
    expect((await fetch(`${origin}/ready`)).status).toBe(200)
    app.child.kill(signal)
    expect(await app.ended).toEqual({ code: 0, signal: null })
    expectNothingLeft()
  })

  test('finishes a running request when it is stopped', async () => {
    const app = start()
    const origin = await originOf(app)
    const [locker, watcher] = [
      new pg.Client(attachEmbeddedPostgres(dataDir)),
      new pg.Client(attachEmbeddedPostgres(dataDir)),
    ]
    await Promise.all([locker.connect(), watcher.connect()])
    await locker.query('begin; lock table orders')
    const answer = fetch(`${origin}/v1/order/no-such-order`).then(({ status }) => status)
    await eventually('the request waits for the table', async () => {
      const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%slug%'"
      return (await watcher.query(waiting)).rowCount !== 0
    })
    app.child.kill('SIGTERM')
    await app.until(/Stopping/)
    await locker.query('rollback')
    await Promise.all([locker.end(), watcher.end()])
    expect(await answer).toBe(404)
    expect((await app.ended).code).toBe(0)
  })

  test('ends despite a request that never finishes', async () => {
    const app = start()
    const origin = await originOf(app)
    const locker = new pg.Client(attachEmbeddedPostgres(dataDir))
    locker.on('error', () => {})
    await locker.connect()
    await locker.query('begin; lock table orders')
    const answer = Promise.allSettled([fetch(`${origin}/v1/order/no-such-order`)])
    app.child.kill('SIGTERM')
    expect((await app.ended).code).toBe(0)
    await answer
    expectNothingLeft()
  })

  test('ends cleanly when it is stopped twice', async () => {
    const app = start()
    await originOf(app)
    app.child.kill('SIGINT')
    await app.until(/Stopping/)
    app.child.kill('SIGINT')
    expect((await app.ended).code).toBe(0)
    expectNothingLeft()
  })

  test('ends cleanly when it is stopped while it starts', async () => {
    const app = start({ LOG_LEVEL: 'debug' })
    await app.until(/ready to accept connections/)
    app.child.kill('SIGTERM')
    expect((await app.ended).code).toBe(0)
    expectNothingLeft()
  })

  test('ends when its parent process is gone', async () => {
    const app = start()
    await originOf(app)
    app.child.disconnect()
    expect((await app.ended).code).toBe(0)
    expectNothingLeft()
  })

  test('keeps running while its database is killed, and is ready again without a restart', async () => {
    const app = start()
    const origin = await originOf(app)
    process.kill(
      Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
      'SIGKILL',
    )
    await app.until(/restarted/)
    expect((await fetch(`${origin}/health`)).status).toBe(200)
    await eventually('it is ready', async () => (await fetch(`${origin}/ready`)).status === 200)
    expect((await fetch(`${origin}/`)).status).toBe(200)
  })

  test('starts again after it was killed', async () => {
    const first = start()
    await originOf(first)
    first.child.kill('SIGKILL')
    await first.ended
    expect((await fetch(`${await originOf(start())}/ready`)).status).toBe(200)
  })

  test('a second start on the same data folder is refused in one line that names the first', async () => {
    const origin = await originOf(start())
    const second = start()
    expect((await second.ended).code).toBe(1)
    expect(second.output()).toMatch(/^Verstat already runs on the data folder [^\n]*\n$/)
    expect(second.output()).toContain(origin)
    expect((await fetch(`${origin}/ready`)).status).toBe(200)
  })

  test('an explicit port that is taken is refused in one line', async () => {
    const app = start({ PORT: String(await takePort()) })
    expect((await app.ended).code).toBe(1)
    expect(app.output()).toMatch(/^Port \d+ is taken: [^\n]*\n$/)
    expectNothingLeft()
  })

  test('an unwritable data folder is refused in one line', async () => {
    writeFileSync(join(dataDir, 'file'), '')
    const app = start({ DATA_DIR: join(dataDir, 'file/data') })
    expect((await app.ended).code).toBe(1)
    expect(app.output()).toMatch(/^The data folder [^\n]* cannot be written [^\n]*\n$/)
  })

  test.each([
    ['is no address', 'verstat:secret@db', /^Wrong settings: DATABASE_URL must be an address/],
    [
      'leads nowhere',
      'postgresql://u:secret@127.0.0.1:1/verstat',
      /^DATABASE_URL does not lead .* nothing listens/,
    ],
    [
      'names an unknown host',
      'postgresql://u:secret@host.invalid/verstat',
      /^DATABASE_URL does not lead .* host/,
    ],
  ])('a DATABASE_URL that %s is refused in one line without its password', async (_what, DATABASE_URL, line) => {
    const app = start({ DATABASE_URL })
    expect((await app.ended).code).toBe(1)
    expect(app.output()).toMatch(line)
    expect(app.output()).toMatch(/^[^\n]+\n$/)
    expect(app.output()).not.toContain('secret')
  })

  test('all wrong settings are listed in one line', async () => {
    const app = start({ PORT: 'x', GTM_ID: 'x', CDN_TTL: 'x' })
    expect((await app.ended).code).toBe(1)
    expect(app.output()).toMatch(/^Wrong settings: PORT [^\n]*; CDN_TTL [^\n]*; GTM_ID [^\n]*\n$/)
  })
})

function originOf(app: RunningProcess): Promise<string> {
  return app.until(/ready in[\s\S]*?(http:\/\/127\.0\.0\.1:\d+)/).then(([, origin = '']) => origin)
}

function expectNothingLeft(): void {
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(existsSync(join(dataDir, 'running'))).toBe(false)
  expect(postgresProcessesIn(join(dataDir, 'postgres'))).toEqual([])
}

function takePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(address !== null && typeof address === 'object' ? address.port : 0)
    })
    taken.push(server)
  })
}
