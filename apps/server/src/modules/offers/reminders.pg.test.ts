import {
  askOffer,
  declineInvitation,
  inviteProducers,
  listMarketTasks,
  setDealStatus,
  setOfferStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, sendOffer } from './offers.testing.ts'
import { remindOfOffers } from './remind-of-offers.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const DAY_MS = 86_400_000
const byClock = {
  db: database.db,
  now: () => site.clock.now,
  accounts: site.services.accounts,
  offerHooks: site.services.offerHooks,
  ip: '',
  actor: null,
}

beforeAll(() => withoutLimits(site))

async function after<T>(days: number, run: () => Promise<T>): Promise<T> {
  site.clock.pass(days * DAY_MS)
  try {
    return await run()
  } finally {
    site.clock.pass(-days * DAY_MS)
  }
}

/** Read from the table, because sessions end before the last reminder is due. */
async function reminders({ id }: Person) {
  const { rows } = await database.pool.query<{ type: string }>(
    `select type from notices where user_id = $1 and type ~ 'waiting|expiring|undecided|deadline' order by type`,
    [id],
  )
  return rows.map(({ type }) => type)
}

test('each side is reminded once: of unread offers, of the end of the time, of a missing decision', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  await sendOffer(site, order, maker, { validUntil: addDays(kyivDay(site.clock.now), 80) })
  const remindTwice = async () => {
    await remindOfOffers(byClock)
    await remindOfOffers(byClock)
  }
  await remindTwice()
  expect(await reminders(order.buyer)).toEqual([])
  await after(4, async () => {
    await remindTwice()
    expect(await reminders(order.buyer)).toEqual(['offer.waiting'])
  })
  await after(21, async () => {
    await remindTwice()
    expect(await reminders(order.buyer)).toEqual(['offer.waiting', 'order.deadline'])
    expect(await reminders(maker)).toEqual([])
  })
  await after(35, async () => {
    await remindTwice()
    expect(await reminders(maker)).toEqual(['offer.undecided'])
  })
  await after(78, async () => {
    await remindTwice()
    expect(await reminders(order.buyer)).toEqual(['offer.waiting', 'order.deadline'])
  })
})

test('an offer that ends soon reminds its producer', async () => {
  const [order, maker] = [await newOrder(site), await newMaker(site)]
  await sendOffer(site, order, maker, { validUntil: addDays(kyivDay(site.clock.now), 5) })
  await after(3, async () => {
    await remindOfOffers(byClock)
    expect(await reminders(maker)).toEqual(['offer.expiring'])
  })
})

async function tasksOf(person: Person) {
  const { items } = await call(listMarketTasks, {}, person)
  return items.map(({ kind, id, n }) => ({ kind, id, n }))
}

test('the desk shows what waits for each side, and nothing that is done', async () => {
  const [order, maker, rival] = [await newOrder(site), await newMaker(site), await newMaker(site)]
  const validUntil = addDays(kyivDay(site.clock.now), 60)
  expect(await tasksOf(order.buyer)).toEqual([])
  const { id } = await sendOffer(site, order, maker, { validUntil })
  await sendOffer(site, order, rival, { validUntil })
  expect(await tasksOf(order.buyer)).toEqual([{ kind: 'unread', id: order.id, n: 2 }])
  const asked = await call(
    askOffer,
    { id, text: 'Чи можна швидше на тиждень?', fields: ['term'] },
    order.buyer,
  )
  expect(await tasksOf(maker)).toEqual([{ kind: 'asked', id, n: 1 }])
  await database.pool.query('update offers set seen_at = now() where order_id = $1', [order.id])
  expect(await tasksOf(order.buyer)).toEqual([])
  await after(21, async () =>
    expect(await tasksOf(order.buyer)).toEqual([{ kind: 'decide', id: order.id, n: 2 }]),
  )
  await database.pool.query('update orders set terms_version = terms_version + 1 where id = $1', [order.id])
  expect((await tasksOf(rival)).map(({ kind }) => kind)).toEqual(['outdated'])
  await database.pool.query('update orders set terms_version = terms_version - 1 where id = $1', [order.id])

  const { dealId } = await call(
    setOfferStatus,
    { id, status: 'accepted', version: asked.version },
    order.buyer,
  )
  expect(await tasksOf(maker)).toEqual([{ kind: 'confirm', id: dealId, n: 1 }])
  await after(8, async () => expect(await tasksOf(maker)).not.toMatchObject([{ kind: 'confirm' }]))
  await call(setDealStatus, { id: dealId ?? '', status: 'active' }, maker)
  await call(setDealStatus, { id: dealId ?? '', status: 'delivered' }, maker)
  expect(await tasksOf(maker)).toEqual([])
  expect(await tasksOf(order.buyer)).toEqual([{ kind: 'complete', id: dealId, n: 1 }])
})

test('sealed offers do not wait before their opening, invitations wait until they are answered', async () => {
  const [order, maker] = [await newOrder(site, { offers_open: 'atDeadline' }), await newMaker(site)]
  await call(inviteProducers, { id: order.id, producerIds: [maker.producerId] }, order.buyer)
  expect(await tasksOf(maker)).toEqual([{ kind: 'invited', id: order.id, n: 1 }])
  const guest = await newMaker(site)
  await call(inviteProducers, { id: order.id, producerIds: [guest.producerId] }, order.buyer)
  await call(declineInvitation, { id: order.id, code: 'busy' }, guest)
  expect(await tasksOf(guest)).toEqual([])
  await sendOffer(site, order, maker, { validUntil: addDays(kyivDay(site.clock.now), 60) })
  expect(await tasksOf(maker)).toEqual([])
  expect(await tasksOf(order.buyer)).toEqual([])
  await after(21, async () =>
    expect(await tasksOf(order.buyer)).toEqual([{ kind: 'unread', id: order.id, n: 1 }]),
  )
  expect(await tasksOf(await verifiedUser(site))).toEqual([])
})
