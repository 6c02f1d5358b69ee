import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFauxqs } from 'fauxqs'
import { afterAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { makeFlatPng, PDF } from './content/make-files.testing.ts'
import { sendUpload } from './send-upload.testing.ts'

const service = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false })
service.createBucket('files')
const dataDir = await mkdtemp(join(tmpdir(), 'verstat-bucket-'))
const { http } = await testSite({ dataDir, storageUrl: `http://key:secret@127.0.0.1:${service.port}/files` })
afterAll(async () => {
  await service.stop()
  await rm(dataDir, { recursive: true, force: true })
})

test('with a bucket all content is stored there and served by the server', async () => {
  const picture = await sendUpload(http, { content: makeFlatPng(300, 200), name: 'фото.png' })
  const document = await sendUpload(http, { content: PDF, name: 'план.pdf' })
  expect([picture.status, document.status]).toEqual([201, 201])
  const shown = await http.inject(picture.body.url ?? '')
  expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload.length]).toEqual([
    200,
    'image/webp',
    picture.body.size,
  ])
  expect((await http.inject(document.body.url ?? '')).body).toBe(PDF.toString())
  const here = await readdir(dataDir, { recursive: true })
  expect(here.filter((name) => name.includes(picture.body.id) || name.includes(document.body.id))).toEqual([])
})
