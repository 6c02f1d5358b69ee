import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUpload, type Upload } from '@verstat/contract'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { onTables } from '../../../platform/db/on-tables.ts'
import { createFolderStorage } from '../../../platform/storage/folder-storage.ts'
import { testSite } from '../../../test-site.testing.ts'
import { sendUpload } from '../send-upload.testing.ts'
import type { UploadsTables } from '../uploads.tables.ts'
import type { ReadingLimits } from './read-in-child.ts'
import { readUploads } from './read-uploads.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'verstat-reading-'))
const site = await testSite({ dataDir })
const { http, database, clock } = site
const db = onTables<UploadsTables>(database.db)
const incoming = join(dataDir, 'incoming')
const storage = createFolderStorage({ folder: join(dataDir, 'media'), incoming })
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const read = (limits: ReadingLimits = {}) =>
  readUploads({
    db,
    now: () => clock.now,
    uploads: { storage, reading: join(dataDir, 'reading') },
    log: { info: () => {} },
    limits,
  })
const look = ({ id, uploadToken = '' }: Pick<Upload, 'id' | 'uploadToken'>) =>
  site.call(getUpload, { id, uploadToken })

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

test('a drawing is stored at once and read soon after, with a picture and what the viewer loads', async () => {
  const { status, body } = await sendUpload(http, { content: box(10, 20, 30), name: 'кришка.stl' })
  expect([status, body.reading, body.facts, body.preview]).toEqual([201, 'pending', null, null])
  await read()
  const found = await look(body)
  expect(found).toMatchObject({
    reading: 'ready',
    facts: { kind: 'solid', sizeMm: [10, 20, 30], volumeMm3: 6_000, areaMm2: 2_200, unitAssumed: true },
    preview: { width: 960, isPublic: false },
  })
  const picture = await http.inject(found.preview?.url ?? '')
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(960)
  const view = await http.inject(found.viewUrl ?? '')
  expect(view.rawPayload.subarray(0, 4).toString()).toBe('VSV1')
  for (const url of [`/media/${body.id}/960.webp`, `/media/${body.id}/view`]) {
    expect((await http.inject(url)).statusCode).toBe(404)
  }
})

test('others do not learn what was found', async () => {
  const { body } = await sendUpload(http, { content: box(1, 2, 3), name: 'a.stl' })
  for (const uploadToken of ['', 'another token']) {
    expect(await site.refusal(getUpload, { id: body.id, uploadToken })).toMatchObject({ code: 'not_found' })
  }
})

test('the same content is read once', async () => {
  const content = box(7, 8, 9)
  const [first, second] = [
    await sendUpload(http, { content, name: 'a.stl' }),
    await sendUpload(http, { content, name: 'b.stl' }),
  ]
  await read()
  // A process that may use no memory cannot read anything, so the facts can only come from the other file.
  const third = await sendUpload(http, { content, name: 'c.stl' })
  await read({ bytes: 1 })
  for (const { body } of [first, second, third]) {
    const { facts, preview } = await look(body)
    expect(facts).toMatchObject({ volumeMm3: 504 })
    expect((await http.inject(preview?.url ?? '')).statusCode).toBe(200)
  }
})

test.each([
  ['takes too long', { ms: 1 }, 1],
  ['takes too much memory', { bytes: 1 }, 2],
])('a file whose reading %s has failed, and the next one is read', async (_, limits, size) => {
  const { body } = await sendUpload(http, { content: box(3, 3, size), name: 'a.stl' })
  await read(limits)
  expect(await look(body)).toMatchObject({ reading: 'failed', facts: null, preview: null })
  expect((await http.inject(body.url ?? '')).statusCode).toBe(200)
  const next = await sendUpload(http, { content: box(4, 4, size), name: 'b.stl' })
  await read()
  expect(await look(next.body)).toMatchObject({ reading: 'ready' })
})

test('a broken drawing has failed and can still be loaded', async () => {
  const { body } = await sendUpload(http, {
    content: Buffer.from(
      'solid a\nfacet normal 0 0 0\nouter loop\nvertex nan 0 0\nendloop\nendfacet\nendsolid a\n',
    ),
    name: 'a.stl',
  })
  await read()
  expect(await look(body)).toMatchObject({ reading: 'failed' })
})

test('a file without a reader is not read', async () => {
  const { body } = await sendUpload(http, { content: Buffer.from('a;b\n1;2\n'), name: 'a.csv' })
  expect(body.reading).toBe('unsupported')
})

test('a file that a killed process was reading is read again, but not for ever', async () => {
  const { body } = await sendUpload(http, { content: box(5, 5, 5.5), name: 'a.stl' })
  const row = () =>
    db
      .selectFrom('uploads')
      .select(['reading', 'reading_attempts'])
      .where('id', '=', body.id)
      .executeTakeFirst()
  await db
    .updateTable('uploads')
    .set({ reading_since: clock.now, reading_attempts: 1 })
    .where('id', '=', body.id)
    .execute()
  await read()
  expect(await row()).toMatchObject({ reading: 'pending' })
  clock.pass(61_000)
  await db.updateTable('uploads').set({ reading_attempts: 3 }).where('id', '=', body.id).execute()
  await read()
  expect(await row()).toMatchObject({ reading: 'failed' })
})
