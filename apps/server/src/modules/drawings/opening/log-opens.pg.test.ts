import {
  declineInvitation,
  editOrder,
  getOwnOrder,
  grantFiles,
  inviteProducers,
  listFileOpens,
  listOrderFiles,
  openOrderFile,
  packOrderFiles,
  revokeFiles,
  setDealStatus,
  setOfferStatus,
  setOrderStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, sendOffer } from '../../offers/offers.testing.ts'
import { addFile, addPicture, type ClosedOrder, newClosedOrder, openFile } from '../drawings.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, http, database } = site
const { db } = database

beforeAll(() => withoutLimits(site))

const letIn = ({ id, buyer }: ClosedOrder, { producerId }: Maker) =>
  call(grantFiles, { id, producerId }, buyer)
const logOf = async ({ id, buyer }: ClosedOrder) =>
  (await call(listFileOpens, { id }, buyer)).items.map(({ fileId, who, count }) => [fileId, who?.name, count])
const nameOf = async ({ producerId }: Maker) =>
  (await db.selectFrom('producers').select('name').where('id', '=', producerId).executeTakeFirstOrThrow())
    .name
const previewOf = async (order: ClosedOrder, fileId: string, maker: Maker) => {
  const { items } = await call(listOrderFiles, { id: order.id }, maker)
  return items.find(({ id }) => id === fileId)?.preview?.url ?? ''
}

test('every link, every file of an archive and the first sight of a preview are in the log', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await letIn(order, maker)
  const name = await nameOf(maker)
  expect(await logOf(order)).toEqual([])
  const url = await previewOf(order, order.files.granted, maker)
  // The list itself shows no picture yet.
  expect(await logOf(order)).toEqual([])
  await Promise.all(['320.webp', '320.avif'].map((part) => http.inject(url.replace('320.webp', part))))
  expect(await logOf(order)).toEqual([[order.files.granted, name, 1]])
  for (let n = 0; n < 3; n += 1) await openFile(site, order.id, order.files.granted, maker)
  await http.inject(url)
  expect(await logOf(order)).toEqual([[order.files.granted, name, 4]])
  await call(packOrderFiles, { id: order.id }, maker)
  expect(await logOf(order)).toEqual(
    expect.arrayContaining([
      [order.files.granted, name, 5],
      [order.files.producers, name, 1],
    ]),
  )
  // The log does not count public files, nor the owner.
  await openFile(site, order.id, order.files.public, maker)
  await openFile(site, order.id, order.files.granted, order.buyer)
  expect(await logOf(order)).toHaveLength(2)
})

test('twenty openings at once are twenty rows', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await letIn(order, maker)
  await Promise.all(Array.from({ length: 20 }, () => openFile(site, order.id, order.files.granted, maker)))
  expect(await logOf(order)).toEqual([[order.files.granted, await nameOf(maker), 20]])
})

test('an archive has only what was logged with its link', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await letIn(order, maker)
  const { url } = await call(packOrderFiles, { id: order.id }, maker)
  const before = await http.inject(url)
  await addFile(site, order.id, 'granted', 5)
  const after = await http.inject(url)
  const count = (payload: Buffer) => payload.toString('latin1').split('-granted').length
  expect(count(after.rawPayload)).toBe(count(before.rawPayload))
  expect(before.headers['content-disposition']).toMatch(/order-\d+\.zip/)
})

test('the log keeps the name of a file that the owner has removed', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await letIn(order, maker)
  const url = await openFile(site, order.id, order.files.granted, maker)
  await db.deleteFrom('order_files').where('upload_id', '=', order.files.granted).execute()
  expect(await logOf(order)).toHaveLength(1)
  expect((await http.inject(url)).statusCode).toBe(404)
  const input = { id: order.id, fileId: order.files.granted }
  expect((await refusal(openOrderFile, input, maker)).code).toBe('not_found')
})

test('a closed picture is one of the files, and is opened like them', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  const picture = await addPicture(site, order.id, 'granted')
  const { items } = await call(listOrderFiles, { id: order.id }, maker)
  expect(items.at(-1)).toMatchObject({ id: picture, kind: 'image', needs: ['access'], preview: null })
  expect((await http.inject(`/media/${picture}/320.webp`)).statusCode).toBe(404)
  await letIn(order, maker)
  const url = await openFile(site, order.id, picture, maker)
  expect((await http.inject(url)).headers['content-type']).toBe('image/webp')
  expect((await call(listOrderFiles, { id: order.id })).items.map(({ kind }) => kind)).toEqual(['file'])
})

test('a producer who was let in keeps the access after the award, and the producer of the deal also after its end', async () => {
  const [order, winner, granted, considered] = [
    await newClosedOrder(site),
    await newMaker(site),
    await newMaker(site),
    await newMaker(site),
  ]
  await letIn(order, granted)
  for (const maker of [considered, winner]) {
    const { id, version } = await sendOffer(site, order, maker)
    const shortlisted = { id, status: 'shortlisted' as const, version }
    const changed = await call(setOfferStatus, shortlisted, order.buyer)
    if (maker !== winner) continue
    const accepted = { id, status: 'accepted' as const, version: changed.version }
    await call(setOfferStatus, accepted, order.buyer)
  }
  const { id: dealId, version } = await db
    .selectFrom('deals')
    .select(['id', 'version'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  await call(setDealStatus, { id: dealId, status: 'active', version }, winner)
  const codeFor = async (maker: Maker) =>
    refusal(openOrderFile, { id: order.id, fileId: order.files.granted }, maker).then(
      ({ code }) => code,
      () => 'in',
    )
  expect(await Promise.all([winner, granted, considered].map(codeFor))).toEqual(['in', 'in', 'access_needed'])
  await db.updateTable('producers').set({ status: 'paused' }).where('id', '=', winner.producerId).execute()
  await db.updateTable('orders').set({ status: 'cancelled' }).where('id', '=', order.id).execute()
  expect(await Promise.all([winner, granted].map(codeFor))).toEqual(['in', 'not_found'])
  await call(revokeFiles, { id: order.id, producerId: winner.producerId }, order.buyer)
  expect(await codeFor(winner)).toBe('access_needed')
})

test('declining an invitation ends what it opened', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await call(inviteProducers, { id: order.id, producerIds: [maker.producerId] }, order.buyer)
  expect((await call(listOrderFiles, { id: order.id }, maker)).ground).toBe('invited')
  await call(declineInvitation, { id: order.id, code: 'busy' }, maker)
  expect((await call(listOrderFiles, { id: order.id }, maker)).ground).toBeNull()
})

test('an edit of the order keeps the levels, also when it says only that files are not public', async () => {
  const order = await newClosedOrder(site)
  await db.updateTable('uploads').set({ owner_id: order.buyer.id }).execute()
  await call(setOrderStatus, { id: order.id, status: 'paused' }, order.buyer)
  const { files } = await call(getOwnOrder, { slug: order.id }, order.buyer)
  const levels = async () =>
    (await call(getOwnOrder, { slug: order.id }, order.buyer)).files.map(({ access }) => access)
  expect(await levels()).toEqual(['public', 'producers', 'granted'])
  const echoed = files.map(({ id, isPublic }) => ({ uploadId: id, isPublic }))
  await call(editOrder, { id: order.id, files: echoed }, order.buyer)
  expect(await levels()).toEqual(['public', 'producers', 'granted'])
  await call(editOrder, { id: order.id, files: files.map(({ id }) => ({ uploadId: id })) }, order.buyer)
  expect(await levels()).toEqual(['public', 'producers', 'granted'])
  const closed = files.map(({ id }) => ({ uploadId: id, isPublic: false }))
  await call(editOrder, { id: order.id, files: closed }, order.buyer)
  expect(await levels()).toEqual(['granted', 'producers', 'granted'])
})
