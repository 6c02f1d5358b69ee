import { createHash } from 'node:crypto'
import {
  acceptNda,
  blockPerson,
  exportUser,
  getNda,
  listOrderFiles,
  openFileAsStaff,
  openOrderFile,
  replaceNda,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { eraseUsers } from '../../accounts/index.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker } from '../../offers/offers.testing.ts'
import { sweepUploads } from '../../uploads/index.ts'
import { agree, newClosedOrder, openFile, storePdf } from '../drawings.testing.ts'
import { FIRST_NDA } from './first-nda.ts'
import { hashNda } from './nda.repository.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database, http, clock } = site
const { db } = database

beforeAll(() => withoutLimits(site))

const DAY_MS = 86_400_000

/** An order with closed files and an own agreement of its owner. */
async function ownOrder(words = 'Наша угода') {
  const order = await newClosedOrder(site, { nda_required: true })
  const { id: uploadId, content } = await storePdf(site, order.buyer, 'Угода.pdf', words)
  const own = await call(replaceNda, { id: order.id, uploadId }, order.buyer)
  return { order, uploadId, content, own }
}

async function filesOf(orderId: string) {
  return db
    .selectFrom('order_ndas')
    .select(['number', 'upload_id', 'retired_at'])
    .where('order_id', '=', orderId)
    .orderBy('number')
    .execute()
}

async function isReleased(id: string): Promise<boolean> {
  const row = await db
    .selectFrom('uploads')
    .select('orphan_since')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.orphan_since !== null
}

test('a producer reads the customer’s PDF before accepting it by the hash of its bytes, and then opens files', async () => {
  const { order, content } = await ownOrder()
  const maker = await newMaker(site)
  const hash = createHash('sha256').update(content).digest('hex')
  const { file, ...rest } = await call(getNda, { id: order.id }, maker)
  expect(rest).toEqual({ text: null, hash, version: 1, accepted: null })
  expect(file).toMatchObject({ name: 'Угода.pdf', size: content.length })
  const answer = await http.inject(file?.url ?? '')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.rawPayload.equals(content)).toBe(true)

  const input = { id: order.id, fileId: order.files.producers }
  expect((await refusal(openOrderFile, input, maker)).code).toBe('nda_required')
  const accept = { id: order.id, hash, producerId: maker.producerId }
  const answers = await Promise.all(Array.from({ length: 10 }, () => call(acceptNda, accept, maker)))
  expect(new Set(answers.map(({ at, version }) => `${at} ${version}`)).size).toBe(1)
  await openFile(site, order.id, order.files.producers, maker)
  const rows = await db.selectFrom('nda_acceptances').selectAll().where('order_id', '=', order.id).execute()
  expect(rows).toMatchObject([
    { user_id: maker.id, version: null, own_number: 1, own_name: 'Угода.pdf', text_hash: hash },
  ])
  const { accepted } = await call(getNda, { id: order.id }, maker)
  expect(accepted).toMatchObject({ version: 1, file: { name: 'Угода.pdf' } })
})

test('the agreement is not among the files of the order, and visitors do not learn of it', async () => {
  const { order, uploadId } = await ownOrder()
  const maker = await newMaker(site)
  await agree(site, order.id, maker)
  const { items, closed } = await call(listOrderFiles, { id: order.id }, maker)
  expect([closed, items.some(({ id }) => id === uploadId)]).toEqual([2, false])
  const input = { id: order.id, fileId: uploadId }
  expect((await refusal(openOrderFile, input, maker)).code).toBe('not_found')
  const visitor = await http.inject({ url: `/v1/order/${order.id}/files` })
  expect([visitor.statusCode, visitor.body.includes('Угода.pdf')]).toEqual([200, false])
  for (const part of ['file', 'view']) {
    expect((await http.inject(`/media/${uploadId}/${part}`)).statusCode).toBe(404)
  }
})

test('who could not accept the PDF does not read it, and who accepted it reads it after a block', async () => {
  const { order } = await ownOrder()
  const [blocked, later, offline] = [await newMaker(site), await newMaker(site), await newMaker(site)]
  await call(blockPerson, { id: blocked.id }, order.buyer)
  await db.updateTable('producers').set({ status: 'paused' }).where('id', '=', offline.producerId).execute()
  const read = { id: order.id }
  expect((await refusal(getNda, read)).code).toBe('unauthenticated')
  for (const person of [blocked, offline, await verifiedUser(site), await verifiedUser(site, 'support')]) {
    const refused = await refusal(getNda, read, person)
    expect(refused.code).toBe('not_eligible')
    expect(JSON.stringify(refused)).not.toContain('/media/')
  }
  await agree(site, order.id, later)
  await call(blockPerson, { id: later.id }, order.buyer)
  expect((await call(getNda, read, later)).accepted?.file?.url).toContain('/media/')
})

test('who has read another PDF than the one in force gets the present one', async () => {
  const { order, own } = await ownOrder()
  const maker = await newMaker(site)
  const next = await storePdf(site, order.buyer, 'Угода 2.pdf', 'Інша угода')
  const now = await call(replaceNda, { id: order.id, uploadId: next.id }, order.buyer)
  expect(now.hash).not.toBe(own.hash)
  const input = { id: order.id, hash: own.hash, producerId: maker.producerId }
  await expect(call(acceptNda, input, maker)).rejects.toMatchObject({
    data: { code: 'stale', current: { hash: now.hash, text: null, file: { name: 'Угода 2.pdf' } } },
  })
  const textHash = hashNda(FIRST_NDA)
  expect((await refusal(acceptNda, { ...input, hash: textHash }, maker)).code).toBe('stale')
})

test('a replaced PDF stays when somebody accepted it, and is released when nobody did', async () => {
  const { order, uploadId, own } = await ownOrder()
  const [early, late] = [await newMaker(site), await newMaker(site)]
  const second = await storePdf(site, order.buyer, 'Друга.pdf', 'Друга')
  await call(replaceNda, { id: order.id, uploadId: second.id }, order.buyer)
  expect(await isReleased(uploadId)).toBe(true)
  expect((await filesOf(order.id)).map(({ upload_id }) => upload_id)).toEqual([second.id])
  await agree(site, order.id, early)

  const third = await storePdf(site, order.buyer, 'Третя.pdf', 'Третя')
  await call(replaceNda, { id: order.id, uploadId: third.id }, order.buyer)
  expect(await isReleased(second.id)).toBe(false)
  expect(await filesOf(order.id)).toMatchObject([
    { number: 1, upload_id: second.id },
    { number: 2, upload_id: third.id, retired_at: null },
  ])
  // The earlier acceptance counts, and what was accepted can be read.
  const { accepted, file } = await call(getNda, { id: order.id }, early)
  expect([accepted?.file?.name, file?.name]).toEqual(['Друга.pdf', 'Третя.pdf'])
  await openFile(site, order.id, order.files.producers, early)

  // Back to the text of the site, which everybody may read again.
  const text = await call(replaceNda, { id: order.id, uploadId: null }, order.buyer)
  expect(text).toEqual({ text: FIRST_NDA, file: null, hash: hashNda(FIRST_NDA), version: 1 })
  expect(await isReleased(third.id)).toBe(true)
  const input = { id: order.id, hash: own.hash, producerId: late.producerId }
  expect((await refusal(acceptNda, input, late)).code).toBe('stale')
  await agree(site, order.id, late)
  clock.pass(1_000)
  await agree(site, order.id, early)
  expect((await call(getNda, { id: order.id }, early)).accepted).toMatchObject({ version: 1, file: null })
  const answer = await call(getNda, { id: order.id }, await verifiedUser(site))
  expect(answer.text).toEqual(FIRST_NDA)
})

test('of an acceptance and a replacement at once, the accepted PDF is never lost', async () => {
  const { order, own } = await ownOrder()
  const makers = await Promise.all(Array.from({ length: 4 }, () => newMaker(site)))
  const next = await storePdf(site, order.buyer, 'Нова.pdf', 'Нова')
  const accepting = makers.map((maker) =>
    call(acceptNda, { id: order.id, hash: own.hash, producerId: maker.producerId }, maker),
  )
  const replacing = call(replaceNda, { id: order.id, uploadId: next.id }, order.buyer)
  const [, ...accepted] = await Promise.allSettled([replacing, ...accepting])
  for (const each of accepted) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ data: { code: 'stale' } })
  }
  const kept = await filesOf(order.id)
  const first = kept.find(({ upload_id }) => upload_id === own.file?.id)
  expect(first !== undefined).toBe(accepted.some(({ status }) => status === 'fulfilled'))
})

test('only the owner replaces the agreement, with an own file that is a PDF', async () => {
  const { order, uploadId } = await ownOrder()
  const { id } = order
  const maker = await newMaker(site)
  const foreign = await storePdf(site, maker, 'Чужа.pdf', 'Чужа')
  const owner = order.buyer
  expect((await refusal(replaceNda, { id, uploadId: foreign.id }, maker)).code).toBe('not_found')
  expect((await refusal(replaceNda, { id, uploadId: null }, maker)).code).toBe('not_found')
  expect((await refusal(replaceNda, { id, uploadId: foreign.id }, owner)).fields).toEqual({
    uploadId: 'unknown_upload',
  })
  expect((await refusal(replaceNda, { id, uploadId: order.files.public }, owner)).fields).toEqual({
    uploadId: 'unknown_upload',
  })
  const table = await storePdf(site, owner, 'Ціни.csv', 'Ціни')
  await db.updateTable('uploads').set({ mime: 'text/csv' }).where('id', '=', table.id).execute()
  expect((await refusal(replaceNda, { id, uploadId: table.id }, owner)).fields).toEqual({
    uploadId: 'pdf_only',
  })
  // A refused file leaves the agreement in force as it was, and repeating the call changes nothing.
  const { file } = await call(replaceNda, { id, uploadId }, owner)
  expect(file?.id).toBe(uploadId)
  const audit = await db
    .selectFrom('audit')
    .select(['actor_id', 'details'])
    .where('action', '=', 'nda.replaced')
    .where('subject_id', '=', id)
    .execute()
  expect(audit).toMatchObject([{ actor_id: owner.id, details: { number: 1 } }])
})

test('staff read the name of the agreement and open it for a reason, which the owner sees', async () => {
  const { order, uploadId, content } = await ownOrder()
  const moderator = await verifiedUser(site, 'moderator')
  const { file, accepted } = await call(getNda, { id: order.id }, moderator)
  expect([file, accepted]).toEqual([
    { id: uploadId, name: 'Угода.pdf', size: content.length, url: null },
    null,
  ])
  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', order.id).execute()
  expect((await call(getNda, { id: order.id }, moderator)).file?.id).toBe(uploadId)
  const { url } = await call(openFileAsStaff, { id: uploadId, reason: 'Скарга на угоду' }, moderator)
  expect((await http.inject(url)).rawPayload.equals(content)).toBe(true)
  const log = await http.inject({
    url: `/v1/order/${order.id}/files/log`,
    headers: { authorization: `Bearer ${order.buyer.token}` },
  })
  expect(log.json()).toMatchObject({ items: [{ fileId: uploadId, isStaff: true }] })
})

async function erase({ id }: Person): Promise<void> {
  await db.updateTable('users').set({ erase_at: clock.now }).where('id', '=', id).execute()
  await eraseUsers({ db, now: () => clock.now, accounts: site.services.accounts })
}

test('with the owner goes the PDF, and an acceptance keeps its name and hash', async () => {
  const { order, uploadId, own } = await ownOrder()
  const maker = await newMaker(site)
  await agree(site, order.id, maker)
  const before = await call(exportUser, {}, order.buyer)
  expect(before.data).toMatchObject({ ownNdas: [{ order_id: order.id, name: 'Угода.pdf', hash: own.hash }] })
  await erase(order.buyer)
  await sweepUploads({ db, storage: site.services.uploads.storage, now: new Date(Date.now() + 2 * DAY_MS) })
  expect(await db.selectFrom('uploads').select('id').where('id', '=', uploadId).execute()).toEqual([])
  expect(await site.services.uploads.storage.get(uploadId, 'file')).toBeUndefined()
  const { data } = await call(exportUser, {}, maker)
  expect(data).toMatchObject({
    ndaAcceptances: [{ order_id: null, own_name: 'Угода.pdf', own_number: 1, text_hash: own.hash }],
    ownNdas: [],
  })
})
