import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createUpload } from '@verstat/contract'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'verstat-broken-'))
const { http, database } = await testSite({ dataDir })
await http.listen({ host: '127.0.0.1', port: 0 })
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('an aborted upload leaves no files', async () => {
  const address = http.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const incoming = async () => readdir(join(dataDir, 'incoming'), { recursive: true })
  const socket = connect(port, '127.0.0.1')
  const head = [
    `POST ${createUpload.path} HTTP/1.1`,
    'host: localhost',
    'content-type: multipart/form-data; boundary=x',
    'content-length: 1000000',
  ]
  const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7\n'
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'x'.repeat(200_000)}`)
  await eventually('the file is being received', async () => {
    const names = await incoming().catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.some((name) => name.endsWith('source')) || undefined
  })
  socket.destroy()
  await eventually('nothing is left of it', async () => ((await incoming()).length === 0 ? true : undefined))
  expect(await database.db.selectFrom('uploads').select('id').execute()).toEqual([])
})
