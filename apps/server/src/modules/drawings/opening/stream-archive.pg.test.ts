import { Readable } from 'node:stream'
import { grantFiles, packOrderFiles, revokeFiles } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { onTables } from '../../../platform/db/on-tables.ts'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker } from '../../offers/offers.testing.ts'
import { newClosedOrder } from '../drawings.testing.ts'
import type { SendingContext } from '../drawings-context.ts'
import type { MarkFile } from '../marking/mark-file.ts'
import { linkEnd } from './person-links.ts'
import { streamArchive } from './stream-archive.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call } = site

beforeAll(() => withoutLimits(site))

const BLOCK = Buffer.alloc(64 * 1024, 7)

/** Begins an archive whose files have no end, and returns the streams of the files that were opened. */
async function endlessArchive() {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await call(grantFiles, { id: order.id, producerId: maker.producerId }, order.buyer)
  await call(packOrderFiles, { id: order.id }, maker)
  const opened: Readable[] = []
  const mark: MarkFile = async () => {
    const stream = new Readable({ read: () => void stream.push(BLOCK) })
    opened.push(stream)
    return { body: stream, size: 0, type: '' }
  }
  const ctx: SendingContext = {
    db: onTables(site.database.db),
    now: () => site.clock.now,
    secret: site.services.accounts.secret,
    uploads: site.services.uploads,
    settings: () => ({ watermarkFiles: false }),
  }
  const link = { id: order.id, userId: maker.id, as: 'reader', until: linkEnd(site.clock.now) } as const
  const archive = await streamArchive(ctx, link, mark)
  if (!archive) throw new Error('there is no archive')
  return { order, maker, opened, stream: archive.stream }
}

async function nth(opened: readonly Readable[], n: number): Promise<Readable> {
  return eventually(`file ${n} is opened`, () => opened[n])
}

test('an archive lets go of its file when the client leaves', async () => {
  const { stream, opened } = await endlessArchive()
  const source = await nth(opened, 0)
  stream.destroy()
  await eventually('the file is closed', () => source.destroyed)
  expect(opened).toHaveLength(1)
})

test('an archive breaks off before the next file when the access ends', async () => {
  const { stream, opened, order, maker } = await endlessArchive()
  const failed = new Promise((done) => stream.once('error', done))
  const first = await nth(opened, 0)
  await call(revokeFiles, { id: order.id, producerId: maker.producerId }, order.buyer)
  stream.resume()
  // The public file, the one for producers, and then the granted one, which is not opened any more.
  first.push(null)
  ;(await nth(opened, 1)).push(null)
  expect(await failed).toBeInstanceOf(Error)
  expect(opened).toHaveLength(2)
})
