import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startEmbeddedPostgres } from '../db/embedded/start-embedded.ts'
import { runSql } from '../testing/run-sql.ts'
import { silentLog } from '../testing/silent-log.ts'
import { checkBackups } from './check-backups.ts'
import { continueBackup, makeBackup } from './make-backup.ts'
import { listBackups, readManifest } from './manifest.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { openBackupStore } from './store/backup-store.ts'

/** The site of this file: a running database, two uploads and a key. `store` has one backup of it. */
let root = ''
let dataDir = ''
let server: Awaited<ReturnType<typeof startEmbeddedPostgres>>

beforeAll(async () => {
  // The path has a space, as a folder of a user may.
  root = mkdtempSync(join(tmpdir(), 'verstat backup-'))
  chmodSync(root, 0o711)
  dataDir = join(root, 'data')
  server = await startEmbeddedPostgres({ dataDir, log: silentLog, settings: { fsync: 'off' } })
  writeFileSync(join(dataDir, 'secret-key'), 'the key of this site\n', { mode: 0o600 })
  upload('one', 'file', 'a drawing')
  upload('two', '320.webp', 'a picture')
  await runSql(server.connection, 'create table kept (n int); insert into kept values (1)')
  // Its file is too large for a bundle.
  await runSql(
    server.connection,
    'create table large as select md5(n::text) from generate_series(1, 30000) n',
  )
  await backup('store')
})

afterAll(async () => {
  await server.stop()
  rmSync(root, { recursive: true, force: true })
})

test('a backup restores rows, uploads and keys, and nobody else may read it', async () => {
  await restore('store', 'restored')
  expect(await rowsIn('restored')).toEqual([1])
  expect(readFileSync(join(root, 'restored/media/one/file'), 'utf8')).toBe('a drawing')
  expect(readFileSync(join(root, 'restored/secret-key'), 'utf8')).toBe('the key of this site\n')
  expect(statSync(join(root, 'restored/secret-key')).mode & 0o777).toBe(0o600)
  const open = filesBelow('store').filter((path) => (statSync(path).mode & 0o077) !== 0)
  expect(open).toEqual([])
})

test('the log that is copied later restores what was written after the backup', async () => {
  await backup('later')
  await runSql(server.connection, 'insert into kept values (2)')
  const between = await clock()
  await runSql(server.connection, 'insert into kept values (3)')
  upload('three', 'file', 'came later')
  expect(await goOn('later')).toMatchObject({ addedMedia: 1 })

  await restore('later', 'at the end')
  expect(await rowsIn('at the end')).toEqual([1, 2, 3])
  expect(existsSync(join(root, 'at the end/media/three/file'))).toBe(true)
  await restore('later', 'between', between)
  expect(await rowsIn('between')).toEqual([1, 2])
  await runSql(server.connection, 'delete from kept where n > 1')
  rmSync(join(dataDir, 'media/three'), { recursive: true })
})

test('a time that is not stored is refused', async () => {
  const [soon, before] = [new Date(Date.now() + 60_000), new Date('2020-01-01T00:00:00Z')]
  await expect(restore('store', 'never', soon)).rejects.toThrow(/reaches to .*: choose a time before it/)
  await expect(restore('store', 'never', before)).rejects.toThrow(/The oldest backup .*: choose a time after/)
  expect(existsSync(join(root, 'never'))).toBe(false)
})

test.each([
  ['base/base/', /^\w+\/base\/base\/\S+\.zst in .* is damaged\.$/],
  ['data/secret-key', /^\w+\/data\/secret-key\.zst in .* is damaged\.$/],
  ['wal/0', /^wal\/0000000100000000000000\w{2}\.\w+\.zst in .* is damaged\.$/],
  ['media/', /^media\/\w\w\/\w{64} in .* is damaged\.$/],
  ['manifest.json', /^\w+\/manifest\.json in .* is damaged\.$/],
])('a damaged %s is refused by its name', async (part, message) => {
  const place = copyOfStore()
  const last =
    filesBelow(place)
      .filter((path) => path.includes(part))
      .at(-1) ?? ''
  const bytes = readFileSync(last)
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9)
  writeFileSync(last, bytes)
  await expect(restore(place, `of ${place}`)).rejects.toThrow(message)
  expect((await checkBackups(await storeOf(place))).faults).toEqual([expect.stringMatching(message)])
})

test('a damaged member of a bundle is refused by its name', async () => {
  const place = copyOfStore()
  const { path, file, offset } = await memberOf(place, 'global/pg_control')
  const bytes = readFileSync(file)
  // Inside of its compressed content.
  bytes.writeUInt8(bytes.readUInt8(offset + 40) ^ 1, offset + 40)
  writeFileSync(file, bytes)
  const message = new RegExp(`^${path} of \\w+/bundles/\\d+\\.zst in .* is damaged\\.$`)
  await expect(restore(place, `of ${place}`)).rejects.toThrow(message)
  expect((await checkBackups(await storeOf(place))).faults).toEqual([expect.stringMatching(message)])
})

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, -1)],
  ['lengthened', (bytes: Buffer) => Buffer.concat([bytes, bytes])],
])('a %s bundle is refused by its name', async (_how, change) => {
  const place = copyOfStore()
  const { file } = await memberOf(place, 'PG_VERSION')
  writeFileSync(file, change(readFileSync(file)))
  const message = /^\w+\/bundles\/\d+\.zst in .* is damaged\.$/
  await expect(restore(place, `of ${place}`)).rejects.toThrow(message)
  expect((await checkBackups(await storeOf(place))).faults).toEqual([expect.stringMatching(message)])
})

test('a backup in another format is refused by its number', async () => {
  const place = copyOfStore()
  const manifest = filesBelow(place).find((path) => path.endsWith('manifest.json')) ?? ''
  const [, content = ''] = /"content":([\s\S]*)\}\n$/.exec(readFileSync(manifest, 'utf8')) ?? []
  const older = content.replace(/"format":\d+/, '"format":1')
  const sha256 = createHash('sha256').update(older).digest('hex')
  writeFileSync(manifest, `{"sha256":"${sha256}",\n"content":${older}}\n`)
  const message = /manifest\.json in .* has format 1, and this version of Verstat reads format 2 only/
  await expect(restore(place, `of ${place}`)).rejects.toThrow(message)
  await expect(backup(place)).rejects.toThrow(message)
})

test.each([
  'base/base/',
  'bundles/',
  'wal/0',
  'media/',
])('a missing %s is refused by its name', async (part) => {
  const place = copyOfStore()
  rmSync(
    filesBelow(place)
      .filter((path) => path.includes(part))
      .at(-1) ?? '',
  )
  await expect(restore(place, `of ${place}`)).rejects.toThrow(/^\S+ is missing in /)
  expect((await checkBackups(await storeOf(place))).faults).toEqual([
    expect.stringMatching(/^\S+ is missing in /),
  ])
})

test('a restore that failed leaves a folder on which Verstat does not start', async () => {
  const place = copyOfStore()
  rmSync(filesBelow(place).find((path) => path.includes('media/')) ?? '')
  await expect(restore(place, 'half')).rejects.toThrow(/is missing/)
  const starting = startEmbeddedPostgres({ dataDir: join(root, 'half'), log: silentLog })
  await expect(starting).rejects.toThrow(/The restore into .* did not end/)
})

test('a folder that has anything in it is not restored into', async () => {
  await expect(restore('store', 'data')).rejects.toThrow(/The data folder .* is not empty/)
})

test('the second backup copies only new uploads, and the oldest takes with it what only it needs', async () => {
  const place = copyOfStore()
  const before = filesBelow(place).filter((path) => path.includes('/media/'))
  upload('four', 'file', 'new')
  upload('same', 'file', 'a drawing')
  for (const n of [1, 2, 3, 4]) upload(`equal-${n}`, 'file', 'the same in four new uploads')
  rmSync(join(dataDir, 'media/two'), { recursive: true })
  const second = await backup(place)
  expect(second).toMatchObject({ addedMedia: 6 })
  const after = filesBelow(place).filter((path) => path.includes('/media/'))
  expect(after).toHaveLength(before.length + 2)

  const third = await backup(place, 1)
  expect(third.removed).toHaveLength(2)
  expect((await listBackups(await storeOf(place))).whole).toEqual([third.made.name])
  expect(filesBelow(place).filter((path) => path.includes('/media/'))).toHaveLength(after.length - 1)
  expect((await checkBackups(await storeOf(place))).faults).toEqual([])
  await restore(place, 'third')
  const equal = ['equal-1', 'equal-2', 'equal-3', 'equal-4']
  expect(readdirSync(join(root, 'third/media')).sort()).toEqual([...equal, 'four', 'one', 'same'])
  upload('two', '320.webp', 'a picture')
})

test('an upload whose copy was lost is copied again', async () => {
  const place = copyOfStore()
  rmSync(filesBelow(place).find((path) => path.includes('/media/')) ?? '')
  expect((await backup(place)).addedMedia).toBeGreaterThan(0)
  expect((await checkBackups(await storeOf(place))).faults).toEqual([])
})

test('a place with the backups of another site is refused', async () => {
  const other = await startEmbeddedPostgres({ dataDir: join(root, 'other'), log: silentLog })
  try {
    const options = { store: await storeOf('store'), dataDir: join(root, 'other'), ...FIXED }
    await expect(makeBackup({ ...options, connection: other.connection, keep: null })).rejects.toThrow(
      /holds the backups of another site/,
    )
  } finally {
    await other.stop()
  }
})

test('a restored copy and its original cannot both back up to the same place', async () => {
  const place = copyOfStore()
  await restore(place, 'copy')
  const copy = await startEmbeddedPostgres({ dataDir: join(root, 'copy'), log: silentLog })
  const store = await storeOf(place)
  const { connection } = copy
  await makeBackup({ store, dataDir: join(root, 'copy'), connection, keep: null, ...FIXED })
  await copy.stop()
  await expect(backup(place)).rejects.toThrow(/A copy of this site that was restored later/)
  await restore(place, 'copy of the copy')
  expect(await rowsIn('copy of the copy')).toEqual([1])
})

const FIXED = { storageUrl: null, version: '1' } as const

async function storeOf(name: string) {
  return openBackupStore(name, root)
}

async function backup(place: string, keep: number | null = null) {
  const { connection } = server
  return makeBackup({ store: await storeOf(place), dataDir, connection, keep, ...FIXED })
}

async function goOn(place: string) {
  const { connection } = server
  return continueBackup({ store: await storeOf(place), dataDir, connection, storageUrl: null })
}

async function restore(place: string, folder: string, time: Date | null = null) {
  return restoreBackup({ store: await storeOf(place), dataDir: join(root, folder), time, log: silentLog })
}

let copies = 0
function copyOfStore(): string {
  copies += 1
  cpSync(join(root, 'store'), join(root, `store ${copies}`), { recursive: true })
  return `store ${copies}`
}

function upload(id: string, name: string, content: string): void {
  mkdirSync(join(dataDir, 'media', id), { recursive: true })
  writeFileSync(join(dataDir, 'media', id, name), content)
}

/** Finds a file of the database that is stored in a bundle. */
async function memberOf(place: string, path: string) {
  const store = await storeOf(place)
  const { whole } = await listBackups(store)
  const { backup } = await readManifest(store, whole.at(-1) ?? '')
  for (const { name, members } of backup.cluster?.bundles ?? []) {
    const member = members.find((each) => each.path === path)
    if (member) return { path, file: join(root, place, name), offset: member.offset }
  }
  throw new Error(`no bundle has ${path}`)
}

function filesBelow(place: string): string[] {
  return readdirSync(join(root, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function rowsIn(folder: string): Promise<unknown[]> {
  const restored = await startEmbeddedPostgres({ dataDir: join(root, folder), log: silentLog })
  try {
    return (await runSql(restored.connection, 'select n from kept order by n')).map(({ n }) => n)
  } finally {
    await restored.stop()
  }
}

async function clock(): Promise<Date> {
  const [row] = await runSql(server.connection, 'select clock_timestamp() as n')
  if (!(row?.n instanceof Date)) throw new Error('the server has no clock')
  return row.n
}
