import { randomUUID } from 'node:crypto'
import {
  blockPerson,
  contactOrder,
  contactProducer,
  createOffer,
  editMessage,
  getConversation,
  getOffer,
  getOrder,
  inviteProducers,
  listBlocks,
  listMessages,
  openedOrderContact,
  sendMessage,
  setOfferStatus,
  startConversation,
  unblockPerson,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms, sendOffer } from '../../offers/offers.testing.ts'
import { newTalk, say } from '../messages.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal } = site

beforeAll(() => withoutLimits(site))

test('the blocked get in nowhere, and the block can be taken back', async () => {
  const { id, order, maker } = await newTalk(site)
  const sent = await say(site, id, maker, 'Так')
  const open = await newOrder(site, { contact_show: 'afterLogin' }, order.buyer)
  await call(contactOrder, { id: open.id }, maker)
  const block = await call(blockPerson, { id: maker.id }, order.buyer)
  expect(block).toMatchObject({ userId: maker.id, name: 'Олена Ґ.' })
  expect(await call(blockPerson, { id: maker.id }, order.buyer)).toEqual(block)
  expect(await call(listBlocks, {}, order.buyer)).toEqual({ items: [block] })
  const second = await newOrder(site, {}, order.buyer)
  const begun = { producerId: maker.producerId, orderId: order.id, text: 'Ще раз' }
  const refused = [
    await refusal(sendMessage, { conversationId: id, id: randomUUID(), text: 'Ще' }, maker),
    await refusal(editMessage, { conversationId: id, id: sent.id, text: 'Ще' }, maker),
    await refusal(startConversation, begun, maker),
    await refusal(contactOrder, { id: open.id }, maker),
    await refusal(createOffer, { id: second.id, producerId: maker.producerId, ...offerTerms() }, maker),
    // Whoever blocks writes nothing either.
    await refusal(sendMessage, { conversationId: id, id: randomUUID(), text: 'Ще' }, order.buyer),
  ].map(({ code }) => code)
  expect(new Set(refused)).toEqual(new Set(['not_accepted']))
  expect(await call(openedOrderContact, { id: open.id }, maker)).toEqual({ contact: null })
  expect(
    await call(inviteProducers, { id: second.id, producerIds: [maker.producerId] }, order.buyer),
  ).toEqual({
    invited: [],
    skipped: [{ id: maker.producerId, why: 'blocked' }],
  })
  expect(await call(getConversation, { id }, maker)).toMatchObject({ closed: 'notAccepted' })
  expect(await call(getConversation, { id }, order.buyer)).toMatchObject({ closed: 'blockedByOwn' })
  const { offering } = await call(getOrder, { slug: second.slug }, maker)
  expect(offering?.needs).toContain('blocked')
  expect((await call(listMessages, { conversationId: id }, maker)).items).toHaveLength(2)
  await call(unblockPerson, { id: maker.id }, order.buyer)
  expect((await refusal(unblockPerson, { id: maker.id }, order.buyer)).code).toBe('not_found')
  await say(site, id, maker, 'Дякую')
  await sendOffer(site, second, maker)
})

test('a producer’s owner who blocks is neither written to nor asked for the contact', async () => {
  const [maker, person] = [await newMaker(site), await verifiedUser(site)]
  await call(blockPerson, { id: person.id }, maker)
  const begun = { producerId: maker.producerId, text: 'Добрий день' }
  expect((await refusal(startConversation, begun, person)).code).toBe('not_accepted')
  expect((await refusal(contactProducer, { id: maker.producerId }, person)).code).toBe('not_accepted')
  const order = await newOrder(site, {}, person)
  const invited = await call(inviteProducers, { id: order.id, producerIds: [maker.producerId] }, person)
  expect(invited.skipped).toEqual([{ id: maker.producerId, why: 'blocked' }])
})

test('open offers of the blocked are declined, a deal goes on', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  const agreed = await newOrder(site, {}, order.buyer)
  const waiting = await sendOffer(site, order, maker)
  const { id, version } = await sendOffer(site, agreed, maker)
  await call(setOfferStatus, { id, status: 'accepted', version }, order.buyer)
  const { id: talk } = await newTalk(site, { order, maker })
  await call(blockPerson, { id: maker.id }, order.buyer)
  expect(await call(getOffer, { id: waiting.id }, maker)).toMatchObject({
    status: 'declined',
    declinedReason: 'other',
  })
  expect(await call(getOffer, { id }, maker)).toMatchObject({ status: 'accepted' })
  const { items } = await call(listMessages, { conversationId: talk }, maker)
  expect(items.map(({ line }) => line)).toEqual(['offer.sent', null, 'offer.declined'])
})

test('an offer that is sent during the block is refused or declined', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [order, maker] = [await newOrder(site), await newMaker(site)]
    const [sent] = await Promise.allSettled([
      sendOffer(site, order, maker),
      call(blockPerson, { id: maker.id }, order.buyer),
    ])
    if (sent.status === 'rejected') {
      expect(sent.reason).toMatchObject({ data: { code: 'not_accepted' } })
    } else expect((await call(getOffer, { id: sent.value.id }, maker)).status).toBe('declined')
  }
})

test('nobody blocks themselves or somebody unknown', async () => {
  const person = await verifiedUser(site)
  expect((await refusal(blockPerson, { id: person.id }, person)).code).toBe('conflict')
  expect((await refusal(blockPerson, { id: randomUUID() }, person)).code).toBe('not_found')
})

test('nobody writes to an account that staff have blocked or that is about to be erased', async () => {
  const { id, order, maker } = await newTalk(site)
  for (const change of [
    { blocked_at: site.clock.now, blocked_reason: 'Причина' },
    { blocked_at: null, blocked_reason: null, erase_at: site.clock.now },
  ]) {
    await site.database.db.updateTable('users').set(change).where('id', '=', maker.id).execute()
    expect(await call(getConversation, { id }, order.buyer)).toMatchObject({ closed: 'gone' })
    const input = { conversationId: id, id: randomUUID(), text: 'Ви тут?' }
    expect((await refusal(sendMessage, input, order.buyer)).code).toBe('not_accepted')
  }
})
