import {
  acceptNda,
  blockPerson,
  editNdaText,
  getNda,
  getNdaInForce,
  getNdaText,
  getOrder,
  listFileGrants,
  listOrderFiles,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer } from '../../offers/offers.testing.ts'
import { addFile, addPicture, agree, newClosedOrder } from '../drawings.testing.ts'
import { FIRST_NDA } from './first-nda.ts'
import { hashNda } from './nda.repository.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const { db } = database

beforeAll(() => withoutLimits(site))

const other = (word: string) => ({ uk: `${word} `.repeat(60), en: `${word} `.repeat(60) })

test('twenty acceptances at once are one, which keeps who, which text and when', async () => {
  const order = await newClosedOrder(site, { nda_required: true })
  const maker = await newMaker(site)
  await db
    .updateTable('users')
    .set({ company_name: 'ТОВ «Голка»', edrpou: '14360570' })
    .where('id', '=', maker.id)
    .execute()
  const { hash, version, text, accepted } = await call(getNda, { id: order.id }, maker)
  expect({ version, text, accepted }).toEqual({ version: 1, text: FIRST_NDA, accepted: null })
  expect(hash).toBe(hashNda(FIRST_NDA))
  const input = { id: order.id, hash, producerId: maker.producerId }
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(acceptNda, input, maker)))
  expect(new Set(answers.map(({ at }) => at)).size).toBe(1)
  const rows = await db.selectFrom('nda_acceptances').selectAll().where('order_id', '=', order.id).execute()
  expect(rows).toMatchObject([
    {
      user_id: maker.id,
      producer_id: maker.producerId,
      company_name: 'ТОВ «Голка»',
      company_code: '14360570',
      version: 1,
      text_hash: hash,
    },
  ])
  expect((await call(getNda, { id: order.id }, maker)).accepted).toMatchObject({ version: 1 })
  expect((await call(listOrderFiles, { id: order.id }, maker)).ndaAcceptedAt).toBe(answers[0]?.at)
})

test('who has read another text than the one in force gets the present one', async () => {
  const order = await newClosedOrder(site, { nda_required: true })
  const maker = await newMaker(site)
  const input = { id: order.id, hash: '0'.repeat(64), producerId: maker.producerId }
  await expect(call(acceptNda, input, maker)).rejects.toMatchObject({
    data: { code: 'stale', current: { hash: hashNda(FIRST_NDA), version: 1 } },
  })
})

test('of editors that edit one version at once, one brings the next into force', async () => {
  const order = await newClosedOrder(site, { nda_required: true })
  const [early, late] = [await newMaker(site), await newMaker(site)]
  const admin = await verifiedUser(site, 'admin')
  await agree(site, order.id, early)
  const before = await call(getNdaText, {}, admin)
  const { hash: read } = await call(getNda, { id: order.id }, late)
  const edits = await Promise.allSettled(
    ['одне', 'друге', 'третє'].map((word) =>
      call(editNdaText, { version: before.version, ...other(word) }, admin),
    ),
  )
  expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const edit of edits) {
    if (edit.status === 'rejected') expect(edit.reason).toMatchObject({ data: { code: 'stale' } })
  }
  const { version, since, accepted, text } = await call(getNdaText, {}, admin)
  expect([version, since !== null, accepted]).toEqual([before.version + 1, true, 0])
  // Saving what is in force changes nothing.
  expect((await call(editNdaText, { version, ...text }, admin)).version).toBe(version)
  const input = { id: order.id, hash: read, producerId: late.producerId }
  expect((await refusal(acceptNda, input, late)).code).toBe('stale')
  // Who has accepted the earlier text keeps the access.
  const { items } = await call(listOrderFiles, { id: order.id }, early)
  expect(items.find(({ access }) => access === 'producers')?.needs).toEqual([])
  await agree(site, order.id, late)
  const { items: grants } = await call(listFileGrants, { id: order.id }, order.buyer)
  expect(grants).toEqual([])
})

test('nobody accepts for a foreign producer, for the own order or after a block', async () => {
  const order = await newClosedOrder(site, { nda_required: true })
  const [maker, rival] = [await newMaker(site), await newMaker(site)]
  const { hash } = await call(getNda, { id: order.id }, maker)
  const input = { id: order.id, hash, producerId: rival.producerId }
  expect((await refusal(acceptNda, input, maker)).code).toBe('not_found')
  expect((await refusal(acceptNda, input, order.buyer)).code).toBe('not_eligible')
  expect((await refusal(acceptNda, input, await verifiedUser(site))).code).toBe('not_eligible')
  await call(blockPerson, { id: rival.id }, order.buyer)
  expect((await refusal(acceptNda, input, rival)).code).toBe('not_accepted')
})

test('an order with closed files names the agreement as a step before an offer, and takes offers without it', async () => {
  const order = await newClosedOrder(site, { nda_required: true })
  const maker = await newMaker(site)
  const needs = async (by: { readonly token: string }, { slug }: { readonly slug: string } = order) =>
    (await call(getOrder, { slug }, by)).offering?.needs
  expect(await needs(maker)).toEqual(['accept_nda'])
  expect(await needs(await verifiedUser(site))).toEqual(['publish_producer', 'accept_nda'])
  expect(await needs(order.buyer)).toEqual(['own_order', 'publish_producer'])
  await sendOffer(site, order, maker)
  expect(await needs(maker)).toEqual(['accept_nda'])
  await agree(site, order.id, maker)
  expect(await needs(maker)).toEqual([])
  // Nothing is closed, or nothing is promised about it.
  const open = await newOrder(site, { nda_required: true })
  await addFile(site, open.id, 'public', 0)
  expect(await needs(maker, open)).toEqual([])
  await addPicture(site, open.id, 'producers')
  expect(await needs(maker, open)).toEqual(['accept_nda'])
  expect(await needs(maker, await newClosedOrder(site))).toEqual([])
})

test('everybody reads the text in force, also right after staff have changed it', async () => {
  const admin = await verifiedUser(site, 'admin')
  const { version } = await call(getNdaText, {}, admin)
  const page = async () => (await site.http.inject({ url: '/v1/nda' })).json()
  expect(await page()).toEqual(await call(getNdaInForce, {}))
  const texts = other('четверте')
  await call(editNdaText, { version, ...texts }, admin)
  const { text, hash, ...rest } = await call(getNdaInForce, {})
  expect(rest).toEqual({ version: version + 1 })
  expect(hash).toBe(hashNda(text))
  expect(text.uk).toBe(texts.uk.trim())
  expect(await page()).toMatchObject({ version: version + 1 })
})
