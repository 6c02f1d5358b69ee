import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getUpload } from '@verstat/contract'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { PDF } from '../content/make-files.testing.ts'
import { sendUpload } from '../send-upload.testing.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'verstat-facts-'))
const site = await testSite({ dataDir })
const { http } = site
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const FLAT = ['0 0 0', '0 9 0', '9 0 0'].map((corner) => `vertex ${corner}\n`).join('')
const STL = Buffer.from(`solid a\nfacet normal 0 0 1\nouter loop\n${FLAT}endloop\nendfacet\nendsolid a\n`)

test('a document is read soon after it is stored, and only its owner learns what was found', async () => {
  const { status, body } = await sendUpload(http, { content: STL, name: 'кришка.stl' })
  expect([status, body.reading, body.facts, body.preview]).toEqual([201, 'pending', null, null])
  const { id, uploadToken = '' } = body
  const found = await eventually('it was read', async () => {
    const upload = await site.call(getUpload, { id, uploadToken })
    return upload.reading === 'pending' ? undefined : upload
  })
  expect(found).toMatchObject({ reading: 'ready', facts: { kind: 'solid', sizeMm: [9, 9, 0] } })
  const picture = await http.inject(found.preview?.url ?? '')
  expect([picture.statusCode, picture.headers['cache-control']]).toEqual([200, 'private, no-store'])
  for (const url of [`/media/${id}/960.webp`, `/media/${id}/view`]) {
    expect((await http.inject(url)).statusCode).toBe(404)
  }
  for (const token of ['', 'another token']) {
    expect(await site.refusal(getUpload, { id, uploadToken: token })).toMatchObject({ code: 'not_found' })
  }
})

test('a file without a reader is not read', async () => {
  const { body } = await sendUpload(http, { content: Buffer.from('a;b\n1;2\n'), name: 'a.csv' })
  expect(body.reading).toBe('unsupported')
  expect((await sendUpload(http, { content: PDF, name: 'a.pdf' })).body.reading).toBe('pending')
})
