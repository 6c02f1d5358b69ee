import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg, { type ClientConfig } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { endProcesses, type RunningProcess, runProcess } from '../../testing/run-process.ts'
import { runSql } from '../../testing/run-sql.ts'
import { type TestAccount, testAccounts } from '../../testing/test-accounts.ts'
import { movedHome } from './embedded-folders.ts'
import { inspectProcess, postgresProcessesIn } from './process-table.ts'

const HOLD = join(import.meta.dirname, '../../testing/run-database.ts')

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verstat-life-'))
  chmodSync(root, 0o755)
})
afterEach(async () => {
  await endProcesses()
  rmSync(root, { recursive: true, force: true })
})

describe.each(testAccounts())('a database started by $name', (account) => {
  const hold = (folder: string) => runProcess(HOLD, [folder], { account: account.ids })

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('leaves nothing behind after %s', async (signal) => {
    const folder = makeFolder(account)
    const holder = hold(folder)
    const { host } = await connectionOf(holder)
    holder.child.kill(signal)
    expect((await holder.ended).code).toBe(0)
    expect(postgresProcessesIn(cluster(folder))).toEqual([])
    expect(existsSync(join(cluster(folder), 'postmaster.pid'))).toBe(false)
    expect(existsSync(host ?? '')).toBe(false)
  })

  test('stops when its parent process is gone', async () => {
    const folder = makeFolder(account)
    const holder = hold(folder)
    await connectionOf(holder)
    holder.child.disconnect()
    expect((await holder.ended).code).toBe(0)
    expect(postgresProcessesIn(cluster(folder))).toEqual([])
  })

  test('keeps its data and its password over a restart', async () => {
    const folder = makeFolder(account)
    const first = hold(folder)
    const before = await connectionOf(first)
    await runSql(before, 'create table kept as select 42 as n')
    await end(first)
    const after = await connectionOf(hold(folder))
    expect(after.password).toBe(before.password)
    expect(await runSql(after, 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('is repaired by the next start after its owner was killed', async () => {
    const folder = makeFolder(account)
    const first = hold(folder)
    await runSql(await connectionOf(first), 'create table kept as select 42 as n')
    const orphan = postmasterOf(folder)
    first.child.kill('SIGKILL')
    await first.ended
    expect(inspectProcess(orphan)).not.toBeNull()
    const second = hold(folder)
    expect(await runSql(await connectionOf(second), 'select n from kept')).toEqual([{ n: 42 }])
    expect(second.output()).toContain('stopped an orphan')
    expect(postmasterOf(folder)).not.toBe(orphan)
  })

  test('is restarted when its server is killed', async () => {
    const folder = makeFolder(account)
    const holder = hold(folder)
    const connection = await connectionOf(holder)
    await runSql(connection, 'create table kept as select 42 as n')
    process.kill(postmasterOf(folder), 'SIGKILL')
    await holder.until(/the database is back/)
    expect(await runSql(connection, 'select n from kept')).toEqual([{ n: 42 }])
    await end(holder)
    expect(postgresProcessesIn(cluster(folder))).toEqual([])
  })

  test('starts again after its owner and its server were both killed', async () => {
    const folder = makeFolder(account)
    const first = hold(folder)
    await runSql(await connectionOf(first), 'create table kept as select 42 as n')
    const postmaster = postmasterOf(folder)
    first.child.kill('SIGKILL')
    await first.ended
    process.kill(postmaster, 'SIGKILL')
    expect(await runSql(await connectionOf(hold(folder)), 'select n from kept')).toEqual([{ n: 42 }])
  })

  test('loses no acknowledged commit when everything is killed while it writes', async () => {
    const folder = makeFolder(account)
    const first = hold(folder)
    const connection = await connectionOf(first)
    await runSql(connection, 'create table kept (n int)')
    const postmaster = postmasterOf(folder)
    const acknowledged = await writeUntilKilled(connection, () => {
      first.child.kill('SIGKILL')
      process.kill(postmaster, 'SIGKILL')
    })
    await first.ended
    const [row] = await runSql(await connectionOf(hold(folder)), 'select count(*)::int as n from kept')
    expect(row?.n).toBeGreaterThanOrEqual(acknowledged)
    expect(row?.n).toBeLessThanOrEqual(acknowledged + 1)
  })

  test('starts despite a pid file that names a live foreign process, which is left alone', async () => {
    const folder = makeFolder(account)
    await end(await started(hold(folder)))
    const stranger = runProcess('--eval', ['setInterval(() => {}, 1000)'], { account: account.ids })
    for (const pid of [stranger.pid, 1]) {
      leavePidFile(folder, pid)
      await end(await started(hold(folder)))
    }
    expect(inspectProcess(stranger.pid)).not.toBeNull()
  })

  test('starts despite a pid file that names the server of another folder, which is left alone', async () => {
    const other = makeFolder(account)
    const neighbour = hold(other)
    const connection = await connectionOf(neighbour)
    const folder = makeFolder(account)
    await end(await started(hold(folder)))
    writeFileSync(
      join(cluster(folder), 'postmaster.pid'),
      readFileSync(join(cluster(other), 'postmaster.pid')),
    )
    await end(await started(hold(folder)))
    expect(await runSql(connection, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(neighbour.output()).not.toContain('the database is back')
  })

  test('runs beside another one on another folder', async () => {
    const [one, two] = [hold(makeFolder(account)), hold(makeFolder(account))]
    const [left, right] = await Promise.all([connectionOf(one), connectionOf(two)])
    expect(left.host).not.toBe(right.host)
    await runSql(left, 'create table only_here as select 1 as n')
    expect(await runSql(right, "select to_regclass('only_here') as n")).toEqual([{ n: null }])
    await end(one)
    expect(await runSql(right, 'select 1 as n')).toEqual([{ n: 1 }])
  })

  test('locks its folder: a second start is refused in one line and disturbs nothing', async () => {
    const folder = makeFolder(account)
    const connection = await connectionOf(hold(folder))
    const postmaster = postmasterOf(folder)
    const second = hold(folder)
    expect((await second.ended).code).toBe(1)
    expect(complaintOf(second)).toMatch(/^\w+: Verstat already runs on the data folder .*$/)
    expect(await runSql(connection, 'select 1 as n')).toEqual([{ n: 1 }])
    expect(postmasterOf(folder)).toBe(postmaster)
  })

  test('lets exactly one of several concurrent starts have the folder', async () => {
    const folder = makeFolder(account)
    const holders = Array.from({ length: 4 }, () => hold(folder))
    const results = await Promise.allSettled(holders.map(connectionOf))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('discards an interrupted creation', async () => {
    const folder = makeFolder(account)
    const half = join(folder, 'postgres.new')
    mkdirSync(half)
    writeFileSync(join(half, 'PG_VERSION'), '18\n')
    if (account.ids) chownSync(half, account.ids.uid, account.ids.gid)
    await end(await started(hold(folder)))
    expect(existsSync(half)).toBe(false)
  })

  test('listens on no port and requires the password', async () => {
    const connection = await connectionOf(hold(makeFolder(account)))
    expect(
      await runSql(connection, "select setting as n from pg_settings where name = 'listen_addresses'"),
    ).toEqual([{ n: '' }])
    await expect(runSql({ ...connection, password: 'wrong' }, 'select 1')).rejects.toThrow(
      /password authentication failed/,
    )
  })

  test('reports in one line that its folder is not writable', async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    const holder = hold(join(file, 'data'))
    expect((await holder.ended).code).toBe(1)
    expect(complaintOf(holder)).toMatch(/^StartError: The data folder .* cannot be written \(E\w+\).*$/)
  })

  test('reports in one line that another version created the database', async () => {
    const folder = makeFolder(account)
    await end(await started(hold(folder)))
    writeFileSync(join(cluster(folder), 'PG_VERSION'), '12\n')
    const holder = hold(folder)
    expect((await holder.ended).code).toBe(1)
    expect(complaintOf(holder)).toMatch(/^StartError: The database in .* was made by PostgreSQL 12 .*$/)
  })

  test("reports the server's own reason when it refuses to start", async () => {
    const folder = makeFolder(account)
    await end(await started(hold(folder)))
    writeFileSync(join(cluster(folder), 'postgresql.auto.conf'), "shared_buffers = 'no size'\n")
    const holder = hold(folder)
    expect((await holder.ended).code).toBe(1)
    expect(complaintOf(holder)).toMatch(
      /^StartError: PostgreSQL did not start: configuration file .* contains errors$/,
    )
  })
})

const asRoot = process.getuid?.() === 0 ? ['root'] : []

describe.each(asRoot)('a database that %s starts below a path closed to other accounts', () => {
  const closedFolder = () => {
    const folder = join(root, 'closed', 'data')
    mkdirSync(folder, { recursive: true })
    chmodSync(join(root, 'closed'), 0o700)
    return folder
  }

  test('is moved to /var/lib/verstat, restarts from there, and logs it', async () => {
    const folder = closedFolder()
    const first = runProcess(HOLD, [folder])
    await runSql(await connectionOf(first), 'create table kept as select 42 as n')
    expect(first.output()).toContain('the database lives here')
    await end(first)
    expect(existsSync(cluster(folder))).toBe(false)
    const second = runProcess(HOLD, [folder])
    expect(await runSql(await connectionOf(second), 'select n from kept')).toEqual([{ n: 42 }])
    await end(second)
    rmSync(movedHome(folder), { recursive: true })
  })

  test('is not confused with that of a deleted folder of the same name', async () => {
    const folder = closedFolder()
    const first = runProcess(HOLD, [folder])
    await runSql(await connectionOf(first), 'create table kept as select 42 as n')
    await end(first)
    rmSync(folder, { recursive: true })
    mkdirSync(folder)
    const second = runProcess(HOLD, [folder])
    expect(await runSql(await connectionOf(second), "select to_regclass('kept') as n")).toEqual([{ n: null }])
    expect(second.output()).toContain('was set aside')
    await end(second)
    rmSync(movedHome(folder), { recursive: true })
  })
})

function makeFolder({ ids }: TestAccount): string {
  const folder = mkdtempSync(join(root, 'data-'))
  chmodSync(folder, 0o755)
  if (ids) chownSync(folder, ids.uid, ids.gid)
  return folder
}

function cluster(folder: string): string {
  return join(folder, 'postgres')
}

function postmasterOf(folder: string): number {
  return Number(readFileSync(join(cluster(folder), 'postmaster.pid'), 'utf8').split('\n')[0])
}

function leavePidFile(folder: string, pid: number): void {
  const lines = [pid, cluster(folder), 1_700_000_000, 5432, '/tmp', '', '', 'ready   ', '']
  writeFileSync(join(cluster(folder), 'postmaster.pid'), lines.join('\n'))
}

/** Returns the error output of a failed start, without the lines that tell where files were placed. */
function complaintOf(holder: RunningProcess): string {
  return holder
    .output()
    .trim()
    .replace(/^the database programs were put here: .*\n/, '')
}

async function connectionOf(holder: RunningProcess): Promise<ClientConfig> {
  const [, text = ''] = await holder.until(/^connection (\{.*\})$/m)
  return JSON.parse(text)
}

async function started(holder: RunningProcess): Promise<RunningProcess> {
  await connectionOf(holder)
  return holder
}

async function end(holder: RunningProcess): Promise<void> {
  holder.child.kill('SIGTERM')
  await holder.ended
}

/**
 * Inserts rows one after another and kills the processes meanwhile. Returns how many rows the database
 * acknowledged.
 */
async function writeUntilKilled(connection: ClientConfig, kill: () => void): Promise<number> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  let acknowledged = 0
  const writing = (async () => {
    for (;;) {
      await client.query('insert into kept values (1)')
      acknowledged++
    }
  })()
  const broken = expect(writing).rejects.toThrow()
  await eventually('fifty rows were written', () => acknowledged >= 50)
  kill()
  await broken
  return acknowledged
}
