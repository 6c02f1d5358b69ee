import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testDatabase } from '../../../platform/testing/test-database.ts'
import type { UploadsTables } from '../uploads.tables.ts'
import { uploadRow } from '../uploads.testing.ts'
import type { ReadingLimits } from './read-in-child.ts'
import { readUploads } from './read-uploads.ts'

// No site runs on this database: its own loop would read the files.
const { db } = await testDatabase<UploadsTables>()
const dataDir = await mkdtemp(join(tmpdir(), 'verstat-reading-'))
const folders = { folder: join(dataDir, 'media'), incoming: join(dataDir, 'incoming') }
const reading = join(dataDir, 'reading')
const storage = createFolderStorage(folders)
let now = new Date()
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const context = (limits: ReadingLimits) => ({
  db,
  now: () => now,
  uploads: { storage, reading },
  log: { info: () => {} },
  limits,
})
const read = (limits: ReadingLimits = {}) => readUploads(context(limits))

async function store(content: Buffer): Promise<string> {
  const row = uploadRow({
    kind: 'file',
    mime: 'model/stl',
    reading: 'pending',
    sha256: createHash('sha256').update(content).digest(),
  })
  await storage.put(row.id, [{ name: 'file', mime: 'model/stl', content }])
  await db.insertInto('uploads').values(row).execute()
  return row.id
}

async function look(id: string) {
  return db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function partOf(id: string, name: string): Promise<Buffer | undefined> {
  const part = await storage.get(id, name)
  return part && buffer(part.stream)
}

/** A box as a text STL, with twelve triangles. */
function box(x: number, y: number, z: number): Buffer {
  const corner = (n: number) => [n & 1 ? x : 0, n & 2 ? y : 0, n & 4 ? z : 0].join(' ')
  const faces = ['0 2 3 1', '4 5 7 6', '0 1 5 4', '2 6 7 3', '0 4 6 2', '1 3 7 5'].flatMap((face) => {
    const [a = 0, b = 0, c = 0, d = 0] = face.split(' ').map(Number)
    return [
      [a, b, c],
      [a, c, d],
    ]
  })
  const triangles = faces.map(
    (face) =>
      `facet normal 0 0 0\nouter loop\n${face.map((n) => `vertex ${corner(n)}\n`).join('')}endloop\nendfacet\n`,
  )
  return Buffer.from(`solid box\n${triangles.join('')}endsolid box\n`)
}

test('a drawing gets its facts, a picture in all widths and what the viewer loads', async () => {
  const id = await store(box(10, 20, 30))
  await read()
  expect(await look(id)).toMatchObject({
    reading: 'ready',
    facts: { kind: 'solid', sizeMm: [10, 20, 30], volumeMm3: 6_000, areaMm2: 2_200, unitAssumed: true },
    width: 960,
    widths: [160, 320, 640, 960],
    has_view: true,
  })
  expect((await sharp(await partOf(id, '960.webp')).metadata()).width).toBe(960)
  expect((await partOf(id, 'view'))?.subarray(0, 4).toString()).toBe('VSV1')
  expect(await readdir(reading)).toEqual([])
})

test('the same content is read once', async () => {
  const content = box(7, 8, 9)
  const first = await store(content)
  await read()
  // A process that may use no memory cannot read anything, so the facts can only come from the other file.
  const second = await store(content)
  await read({ bytes: 1 })
  for (const id of [first, second]) {
    expect((await look(id)).facts).toMatchObject({ volumeMm3: 504 })
    expect(await partOf(id, '320.avif')).toBeDefined()
  }
})

test.each([
  ['takes too long', { ms: 1 }, 1],
  ['takes too much memory', { bytes: 1 }, 2],
])('a file whose reading %s has failed, and the next one is read', async (_, limits, size) => {
  const id = await store(box(3, 3, size))
  await read(limits)
  expect(await look(id)).toMatchObject({ reading: 'failed', facts: null, width: null })
  expect(await partOf(id, 'file')).toBeDefined()
  const next = await store(box(4, 4, size))
  await read()
  expect(await look(next)).toMatchObject({ reading: 'ready' })
})

test('a broken drawing has failed', async () => {
  const id = await store(Buffer.from('solid a\nfacet normal 0 0 0\nouter loop\nvertex nan 0 0\nendsolid a\n'))
  await read()
  expect(await look(id)).toMatchObject({ reading: 'failed' })
})

test('a process that stops gives back the file that it was reading', async () => {
  const id = await store(box(6, 6, 6.5))
  const stopping = new AbortController()
  const running = readUploads(context({}), stopping.signal)
  await eventually('it is being read', async () => (await look(id)).reading_since !== null)
  stopping.abort()
  await running
  expect(await look(id)).toMatchObject({ reading: 'pending', reading_since: null, reading_attempts: 0 })
  expect(await readdir(reading)).toEqual([])
  await read()
  expect(await look(id)).toMatchObject({ reading: 'ready' })
})

test('a file that a killed process was reading is read again, but not for ever', async () => {
  const id = await store(box(5, 5, 5.5))
  const claimed = { reading_since: now, reading_attempts: 1 }
  await db.updateTable('uploads').set(claimed).where('id', '=', id).execute()
  await read()
  expect(await look(id)).toMatchObject({ reading: 'pending' })
  now = new Date(now.getTime() + 121_000)
  await db.updateTable('uploads').set({ reading_attempts: 3 }).where('id', '=', id).execute()
  await read()
  expect(await look(id)).toMatchObject({ reading: 'failed' })
})
