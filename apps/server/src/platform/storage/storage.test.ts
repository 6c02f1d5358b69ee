import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { startFauxqs } from 'fauxqs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uuidV7 } from '../ids/uuid-v7.ts'
import { createFolderStorage, storageError, sweepIncoming } from './folder-storage.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

let folder: string
let service: Awaited<ReturnType<typeof startFauxqs>>
const storages = new Map<string, Storage>()
const addressOf = (bucket: string) =>
  `http://key:se%2Fcret@127.0.0.1:${service.port}/${bucket}?region=eu-central-1`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstat-storage-'))
  service = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
  service.createBucket('uploads')
  storages.set('a folder', createFolderStorage(foldersOf('media')))
  storages.set('a bucket', await openStorage(foldersOf('beside'), addressOf('uploads')))
})

afterAll(async () => {
  await service.stop()
  await rm(folder, { recursive: true, force: true })
})

const foldersOf = (name: string) => ({ folder: join(folder, name), incoming: join(folder, 'incoming') })
const newId = () => uuidV7(new Date())

async function read(storage: Storage, id: string, name: string): Promise<string | undefined> {
  const found = await storage.get(id, name)
  if (!found) return undefined
  const bytes = await buffer(found.stream)
  expect(bytes.length).toBe(found.size)
  return bytes.toString()
}

function storageIn(place: string): Storage {
  const storage = storages.get(place)
  if (!storage) throw new Error(`no storage in ${place}`)
  return storage
}

describe.each(['a folder', 'a bucket'])('%s', (name) => {
  const storage = () => storageIn(name)

  test('returns what was stored, bytes and files', async () => {
    const id = newId()
    const path = join(folder, `source-${id}`)
    await writeFile(path, 'креслення')
    await storage().put(id, [
      { name: 'file', mime: 'application/pdf', content: { path } },
      { name: '320.webp', mime: 'image/webp', content: Buffer.from('picture') },
    ])
    expect(await read(storage(), id, 'file')).toBe('креслення')
    expect(await read(storage(), id, '320.webp')).toBe('picture')
  })

  test('returns nothing for missing names and for paths outside', async () => {
    const id = newId()
    await storage().put(id, [{ name: 'file', mime: 'text/csv', content: Buffer.from('a;b') }])
    const elsewhere: [string, string][] = [
      [newId(), 'file'],
      [id, '640.avif'],
      [id, '../file'],
      [id, '..'],
      [id, ''],
      ['..', 'file'],
      [`${id}/..`, 'file'],
    ]
    for (const [one, part] of elsewhere) expect(await storage().get(one, part)).toBeUndefined()
  })

  test('removes an upload with all its parts, and nothing else', async () => {
    const [gone, kept] = [newId(), newId()]
    for (const id of [gone, kept]) {
      await storage().put(id, [
        { name: 'file', mime: 'text/csv', content: Buffer.from('a;b') },
        { name: '320.webp', mime: 'image/webp', content: Buffer.from('x') },
      ])
    }
    await storage().remove(gone)
    await storage().remove(newId())
    expect(await read(storage(), gone, 'file')).toBeUndefined()
    expect(await read(storage(), gone, '320.webp')).toBeUndefined()
    expect(await read(storage(), kept, '320.webp')).toBe('x')
  })

  test('adds files to an upload, and replaces them when asked again', async () => {
    const id = newId()
    await storage().put(id, [{ name: 'file', mime: 'model/stl', content: Buffer.from('solid') }])
    for (const drawn of ['first', 'second']) {
      const path = join(folder, `drawn-${id}`)
      await writeFile(path, drawn)
      await storage().add(id, [{ name: '320.webp', mime: 'image/webp', content: { path } }])
      expect(await read(storage(), id, '320.webp')).toBe(drawn)
    }
    expect(await read(storage(), id, 'file')).toBe('solid')
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })

  test('stores an upload completely or not at all', async () => {
    const id = newId()
    const parts = [
      { name: 'file', mime: 'text/csv', content: Buffer.from('a;b') },
      { name: '320.webp', mime: 'image/webp', content: { path: join(folder, 'nowhere') } },
    ]
    await expect(storage().put(id, parts)).rejects.toThrow()
    expect(await read(storage(), id, 'file')).toBeUndefined()
    expect(await readdir(join(folder, 'incoming'))).toEqual([])
  })
})

test('an unreachable bucket makes uploads unavailable', async () => {
  const away = await openStorage(foldersOf('away'), addressOf('nobody'))
  const content = Buffer.from('a;b')
  await expect(away.put(newId(), [{ name: 'file', mime: 'text/csv', content }])).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('files in the folder remain readable once a bucket is configured', async () => {
  const id = newId()
  await mkdir(join(folder, 'beside', id), { recursive: true })
  await writeFile(join(folder, 'beside', id, '320.webp'), 'demo')
  const storage = storageIn('a bucket')
  expect(await read(storage, id, '320.webp')).toBe('demo')
  await storage.remove(id)
  expect(await read(storage, id, '320.webp')).toBeUndefined()
})

test('a full disk makes uploads unavailable; other errors are unchanged', () => {
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  expect(storageError(full)).toMatchObject({ code: 'unavailable', statusCode: 503 })
  const other = new TypeError('a fault of ours')
  expect(storageError(other)).toBe(other)
})

test('leftovers of a killed process are swept, uploads in progress are not', async () => {
  const incoming = join(folder, 'left')
  const old = new Date(Date.now() - 3_600_000)
  for (const name of ['old', 'new']) await mkdir(join(incoming, name), { recursive: true })
  await utimes(join(incoming, 'old'), old, old)
  await sweepIncoming(incoming, new Date(Date.now() - 60_000))
  expect(await readdir(incoming)).toEqual(['new'])
  await sweepIncoming(join(folder, 'never made'), new Date())
})
