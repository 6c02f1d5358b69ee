import { createOrder, editOrder, getOrder, getOwnOrder, listOrders, setOrderStatus } from '@verstat/contract'
import { expect, test } from 'vitest'
import { onTables } from '../../../platform/db/on-tables.ts'
import { testSite } from '../../../test-site.testing.ts'
import { makeFlatPng, PDF } from '../../uploads/content/make-files.testing.ts'
import { sweepUploads } from '../../uploads/index.ts'
import { sendUpload } from '../../uploads/send-upload.testing.ts'
import { uploadRow } from '../../uploads/uploads.testing.ts'
import { insertOrders, insertTestDictionaries, orderRow, producerRow } from '../directory.testing.ts'
import { orderInput, verifiedUser } from './writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { http, database, clock } = site
const { db } = database

/** Uploads a document (a price list) and inserts an order that uses the document. */
async function storedDocument() {
  const { body } = await sendUpload(http, {
    content: Buffer.from('a;b\n1;2\n'),
    name: 'ціни.csv',
    fields: { isPublic: 'true' },
  })
  const order = orderRow()
  await insertOrders(onTables(db), [order])
  await db.insertInto('order_files').values({ order_id: order.id, upload_id: body.id, position: 0 }).execute()
  return { id: body.id, orderId: order.id, url: `/media/${body.id}/file` }
}

async function areHeld(...ids: readonly string[]): Promise<boolean[]> {
  const rows = await db.selectFrom('uploads').select(['id', 'orphan_since']).where('id', 'in', ids).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.orphan_since === null)
}

test('uploads are attached while a listing uses them and free afterwards', async () => {
  const orphan_since = new Date()
  const [picture, document, logo] = [
    uploadRow({ orphan_since }),
    uploadRow({ orphan_since, kind: 'file' }),
    uploadRow({ orphan_since }),
  ]
  const ids = [picture.id, document.id, logo.id]
  const [order, producer] = [orderRow(), producerRow()]
  await db.insertInto('uploads').values([picture, document, logo]).execute()
  await insertOrders(onTables(db), [order])
  await db.insertInto('producers').values(producer).execute()
  expect(await areHeld(...ids)).toEqual([false, false, false])
  await db
    .insertInto('order_images')
    .values({ order_id: order.id, upload_id: picture.id, position: 0 })
    .execute()
  await db
    .insertInto('order_files')
    .values({ order_id: order.id, upload_id: document.id, position: 0 })
    .execute()
  await db
    .insertInto('producer_images')
    .values({ producer_id: producer.id, upload_id: logo.id, role: 'logo' })
    .execute()
  expect(await areHeld(...ids)).toEqual([true, true, true])
  await db.deleteFrom('producer_images').where('upload_id', '=', logo.id).execute()
  await db.deleteFrom('orders').where('id', '=', order.id).execute()
  expect(await areHeld(...ids)).toEqual([false, false, false])
})

test('a public document of a public order can be downloaded by anyone', async () => {
  const { id, orderId, url } = await storedDocument()
  const isHad = async () => (await http.inject(url)).headers['content-type'] === 'text/csv; charset=utf-8'
  expect(await isHad()).toBe(true)
  await db.updateTable('uploads').set({ access: 'granted' }).where('id', '=', id).execute()
  expect(await isHad()).toBe(false)
  await db.updateTable('uploads').set({ access: 'public' }).where('id', '=', id).execute()
  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', orderId).execute()
  expect(await isHad()).toBe(false)
  await db.deleteFrom('order_files').where('upload_id', '=', id).execute()
  expect(await isHad()).toBe(false)
})

test('the sweep keeps an upload that a listing uses although it is marked as free', async () => {
  const { id, url } = await storedDocument()
  await db
    .updateTable('uploads')
    .set({ orphan_since: new Date(0) })
    .where('id', '=', id)
    .execute()
  const remove = () => Promise.reject(new Error('nothing is to be removed'))
  const storage = { put: remove, add: remove, get: async () => undefined, remove }
  await sweepUploads({ db: onTables(db), storage, now: clock.now })
  expect(await areHeld(id)).toEqual([true])
  expect((await http.inject(url)).statusCode).toBe(200)
})

test('only the owner gets a private document, by an expiring link', async () => {
  const owner = await verifiedUser(site)
  const { body } = await sendUpload(http, {
    content: Buffer.from('%PDF-1.7\n%%EOF'),
    name: 'Креслення.pdf',
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const files = [{ uploadId: body.id, isPublic: false }]
  const { order } = await site.call(createOrder, orderInput({ files }), { token: owner.token })
  const own = await site.call(getOwnOrder, { slug: order.id }, { token: owner.token })
  expect(own.files).toMatchObject([{ id: body.id, name: 'Креслення.pdf', isPublic: false }])
  const url = own.files[0]?.url ?? ''
  expect((await http.inject(url)).headers['content-type']).toBe('application/pdf')
  expect((await http.inject(`/media/${body.id}/file`)).headers['content-type']).not.toBe('application/pdf')
  const stranger = await verifiedUser(site)
  expect((await site.refusal(getOwnOrder, { slug: order.id }, { token: stranger.token })).code).toBe(
    'not_found',
  )
  clock.pass(10 * 60_000)
  expect((await http.inject(url)).headers['content-type']).not.toBe('application/pdf')
})

test('documents of an order are private by default', async () => {
  const owner = await verifiedUser(site)
  const authorization = `Bearer ${owner.token}`
  const { body } = await sendUpload(http, { content: PDF, name: 'Креслення.pdf', headers: { authorization } })
  const files = [{ uploadId: body.id }]
  const { order } = await site.call(createOrder, orderInput({ files }), { token: owner.token })
  expect(await publish(order.id)).toMatchObject({ files: [] })
  expect((await http.inject(`/media/${body.id}/file`)).statusCode).toBe(404)
})

test('only the owner sees a private picture, by expiring URLs, and staff know of it', async () => {
  const owner = await verifiedUser(site)
  const headers = { authorization: `Bearer ${owner.token}` }
  const sent = async (isPublic: boolean) => {
    const content = makeFlatPng(isPublic ? 320 : 480, 240)
    return (
      await sendUpload(http, { content, name: 'фото.png', headers, fields: { isPublic: `${isPublic}` } })
    ).body
  }
  const [hidden, open] = [await sent(false), await sent(true)]
  expect([hidden.isPublic, open.isPublic]).toEqual([false, true])
  expect((await http.inject(hidden.url ?? '')).statusCode).toBe(200)
  const images = [{ uploadId: hidden.id }, { uploadId: open.id }]
  const { order } = await site.call(createOrder, orderInput({ images }), { token: owner.token })
  const shown = await publish(order.id)
  expect(shown.images.map(({ id }) => id)).toEqual([open.id])
  const list = await site.call(listOrders, {}, {})
  expect(list.items.find(({ id }) => id === order.id)?.image?.id).toBe(open.id)
  const seo = await http.inject(`/v1/seo/order/${shown.slug}/uk`)
  expect(seo.body).not.toContain(hidden.id)

  const moderator = await verifiedUser(site, 'moderator')
  for (const { token } of [owner, moderator]) {
    const own = await site.call(getOwnOrder, { slug: order.id }, { token })
    expect(own.images.map(({ id, isPublic }) => [id, isPublic])).toEqual([
      [hidden.id, false],
      [open.id, undefined],
    ])
    const url = own.images[0]?.url ?? ''
    const answer = await http.inject(url)
    // Staff open what is closed for a written reason only.
    if (token === moderator.token) {
      expect(answer.statusCode).toBe(404)
      continue
    }
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
      200,
      'private, no-store',
      'image/webp',
    ])
    expect((await http.inject(url.replace('.webp', '.avif'))).statusCode).toBe(200)
    expect((await http.inject(url.replace(hidden.id, open.id))).statusCode).toBe(404)
  }
  const width = hidden.picture?.widths.at(-1)
  expect((await http.inject(`/media/${hidden.id}/${width}.webp`)).statusCode).toBe(404)
  const { images: before } = await site.call(getOwnOrder, { slug: order.id }, { token: owner.token })
  clock.pass(10 * 60_000)
  expect((await http.inject(before[0]?.url ?? '')).statusCode).toBe(404)
})

test('an edit changes the visibility of pictures at once', async () => {
  const owner = await verifiedUser(site)
  const headers = { authorization: `Bearer ${owner.token}` }
  const fields = { isPublic: 'false' }
  const { body } = await sendUpload(http, { content: makeFlatPng(320, 200), name: 'a.png', headers, fields })
  const url = `/media/${body.id}/320.webp`
  const images = [{ uploadId: body.id }]
  const { order } = await site.call(createOrder, orderInput({ images }), { token: owner.token })
  for (const isPublic of [true, false]) {
    const now = await site.call(getOwnOrder, { slug: order.id }, { token: owner.token })
    const change = { id: order.id, version: now.version, images: [{ uploadId: body.id, isPublic }] }
    await site.call(editOrder, change, { token: owner.token })
    expect((await http.inject(url)).statusCode).toBe(isPublic ? 200 : 404)
  }
})

async function publish(id: string) {
  const moderator = await verifiedUser(site, 'moderator')
  await site.call(setOrderStatus, { id, status: 'published' }, { token: moderator.token })
  const { slug } = await db.selectFrom('orders').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return site.call(getOrder, { slug }, {})
}
