import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPictureStore } from './picture-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verstat-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the folder never exceeds its limit; the oldest pictures are deleted first', async () => {
  const store = await openPictureStore(folder, 250)
  for (const name of ['a', 'b', 'c', 'd']) await store.save(name, Buffer.alloc(100))
  expect(await readdir(folder)).toEqual(['c', 'd'])
  expect(await store.read('a')).toBeUndefined()
  expect((await store.read('d'))?.length).toBe(100)
})

test('stored pictures are found after a restart, unfinished ones are deleted', async () => {
  await (await openPictureStore(folder, 250)).save('a', Buffer.alloc(100))
  await writeFile(join(folder, 'b.1.part'), 'half')
  const store = await openPictureStore(folder, 250)
  expect(await readdir(folder)).toEqual(['a'])
  expect((await store.read('a'))?.length).toBe(100)
})

test('a deleted picture is drawn again', async () => {
  const store = await openPictureStore(folder, 250)
  await store.save('a', Buffer.alloc(100))
  await rm(join(folder, 'a'))
  expect(await store.read('a')).toBeUndefined()
})
