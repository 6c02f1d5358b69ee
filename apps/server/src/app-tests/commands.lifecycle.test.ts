import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tryFolderLock } from '../platform/db/embedded/folder-lock.ts'
import { postgresProcessesIn } from '../platform/db/embedded/process-table.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { endProcesses, runProcess } from '../platform/testing/run-process.ts'

const ROOT = join(import.meta.dirname, '../../../..')
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'verstat-command-'))
  chmodSync(dataDir, 0o755)
})
afterEach(async () => {
  await endProcesses()
  rmSync(dataDir, { recursive: true, force: true })
})

const ENDS = ['SIGTERM', 'SIGINT', 'SIGHUP', 'the end of what started it'] as const

/**
 * The test can stop each command before it ends, because the command works for minutes or its database is
 * still starting.
 */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  seed: ['apps/server/src/seed.ts', '--orders', '1000000'],
  admin: ['apps/server/src/admin.ts', 'create', '--email', 'boss@example.com', '--generate'],
  search: ['apps/server/src/search-index.ts', 'reindex'],
  bench: ['bench/run.ts', 'paging'],
}

describe.each(Object.entries(COMMANDS))('npm run %s', (name, [script = '', ...args]) => {
  const start = () =>
    runProcess(join(ROOT, script), args, {
      env: { DATA_DIR: dataDir, BENCH_DATA_DIR: dataDir, LOG_LEVEL: 'warn', TMPDIR: tmpdir() },
    })

  // All commands share the code that stops them, so only `seed` is tested with every signal.
  test.each(
    name === 'seed' ? ENDS : (['SIGTERM', 'the end of what started it'] as const),
  )('leaves no database behind after %s', async (end) => {
    const command = start()
    await eventually('its database starts', async () => databaseProcesses().length > 0)
    if (end === 'the end of what started it') command.child.disconnect()
    else command.child.kill(end)
    await command.ended
    expectNothingLeft()
  })
})

test('npm run seed stops its database when it is interrupted in the middle of its work', async () => {
  const [script = '', ...args] = COMMANDS.seed ?? []
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'warn' }
  const command = runProcess(join(ROOT, script), args, { env })
  await command.until(/orders stored/)
  command.child.kill('SIGTERM')
  expect(await command.ended).toEqual({ code: 1, signal: null })
  expectNothingLeft()
})

function databaseProcesses(): readonly number[] {
  return postgresProcessesIn(join(dataDir, 'postgres'))
}

function expectNothingLeft(): void {
  expect(databaseProcesses()).toEqual([])
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false)
  expect(readdirSync(dataDir)).toContain('postgres')
  const lock = tryFolderLock(join(dataDir, 'lock'))
  expect(lock).not.toBeNull()
  lock?.release()
}
