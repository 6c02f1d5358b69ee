import {
  ApiError,
  askForFiles,
  blockPerson,
  FILE_REQUESTS_A_DAY,
  grantFiles,
  inviteProducers,
  listFileGrants,
  listMarketTasks,
  listNotices,
  listOrderFiles,
  revokeFiles,
  setOfferStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, sendOffer } from '../../offers/offers.testing.ts'
import { type ClosedOrder, newClosedOrder, SECRET_NAME } from '../drawings.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site
const { db } = database
const DAY_MS = 86_400_000

beforeAll(() => withoutLimits(site))

const ask = (order: { readonly id: string }, { producerId, token }: Maker, note = '') =>
  call(askForFiles, { id: order.id, producerId, note }, { token })
/** The code of the refusal, and what is in the way. */
async function codeOfAsk(order: { readonly id: string }, maker: Maker): Promise<string> {
  try {
    await ask(order, maker)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { code, needs = [] } = error.data
    return code === 'conflict' ? `${code} ${needs}` : code
  }
  throw new Error('the request was not refused')
}
const grant = ({ id, buyer }: ClosedOrder, { producerId }: Maker) =>
  call(grantFiles, { id, producerId }, buyer)
const revoke = ({ id, buyer }: ClosedOrder, { producerId }: Maker) =>
  call(revokeFiles, { id, producerId }, buyer)
const groundOf = async ({ id }: ClosedOrder, maker: Maker) =>
  (await call(listOrderFiles, { id }, maker)).ground

test('twenty requests at once make one, and the owner hears once', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => ask(order, maker, 'Маємо потрібний верстат')),
  )
  expect(new Set(answers.map(({ state, at }) => `${state} ${at}`)).size).toBe(1)
  expect(await call(listFileGrants, { id: order.id }, order.buyer)).toMatchObject({
    asked: 1,
    items: [{ state: 'asked', ground: null, note: 'Маємо потрібний верстат', ndaAcceptedAt: null }],
  })
  const { items } = await call(listNotices, {}, order.buyer)
  expect(items.filter(({ type }) => type === 'file.asked')).toHaveLength(1)
  expect(items[0]?.text).toContain('Маємо потрібний верстат')
  expect((await call(listOrderFiles, { id: order.id }, maker)).request).toMatchObject({ state: 'asked' })
})

test('granting and taking back at once end in one state, told as it is', async () => {
  for (let round = 0; round < 10; round += 1) {
    const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
    await ask(order, maker)
    await Promise.all([grant(order, maker), revoke(order, maker), grant(order, maker), revoke(order, maker)])
    const { items } = await call(listFileGrants, { id: order.id }, order.buyer)
    expect(items).toHaveLength(1)
    const state = items[0]?.state
    expect(await groundOf(order, maker)).toBe(state === 'granted' ? 'granted' : null)
    const { items: told } = await call(listNotices, {}, maker)
    expect(told[0]?.type).toBe(`file.${state}`)
  }
})

test('a refused producer asks once more after seven days, also through another producer', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await ask(order, maker)
  expect(await revoke(order, maker)).toEqual({ revoked: true })
  expect(await revoke(order, maker)).toEqual({ revoked: false })
  const second = await otherProducerOf(maker)
  expect([await codeOfAsk(order, maker), await codeOfAsk(order, second)]).toEqual([
    'conflict refused_lately',
    'conflict refused_lately',
  ])
  site.clock.pass(7 * DAY_MS)
  try {
    expect(await ask(order, maker)).toMatchObject({ state: 'asked' })
    await revoke(order, maker)
    expect(await codeOfAsk(order, maker)).toBe('conflict asked_twice')
    // The list says so before anybody asks a third time, for each producer of the person.
    const { producers } = await call(listOrderFiles, { id: order.id }, maker)
    const may = new Map(producers.map(({ id, mayAsk }) => [id, mayAsk]))
    expect([may.get(maker.producerId), may.get(second.producerId)]).toEqual([false, true])
    site.clock.pass(8 * DAY_MS)
    expect(await codeOfAsk(order, maker)).toBe('conflict asked_twice')
    site.clock.pass(-8 * DAY_MS)
  } finally {
    site.clock.pass(-7 * DAY_MS)
  }
})

async function otherProducerOf(maker: Maker): Promise<Maker> {
  const another = await newMaker(site)
  await db.updateTable('producers').set({ owner_id: maker.id }).where('id', '=', another.producerId).execute()
  return { ...maker, producerId: another.producerId }
}

test('asking again does not bring back what an invitation gave before the refusal', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await call(inviteProducers, { id: order.id, producerIds: [maker.producerId] }, order.buyer)
  expect(await groundOf(order, maker)).toBe('invited')
  expect(await codeOfAsk(order, maker)).toBe('conflict has_access')
  await revoke(order, maker)
  site.clock.pass(7 * DAY_MS)
  try {
    await ask(order, maker)
    expect(await groundOf(order, maker)).toBeNull()
    await grant(order, maker)
    expect(await groundOf(order, maker)).toBe('granted')
  } finally {
    site.clock.pass(-7 * DAY_MS)
  }
})

test('a group lets in only those who asked', async () => {
  const order = await newClosedOrder(site)
  const [plain, verified, silent, considered] = [
    await newMaker(site),
    await newMaker(site),
    await newMaker(site),
    await newMaker(site),
  ]
  const until = new Date(site.clock.now.getTime() + DAY_MS)
  await db
    .updateTable('producers')
    .set({ verified_at: site.clock.now, verified_until: until, verification_source: 'visit' } as object)
    .where('id', 'in', [verified.producerId, silent.producerId])
    .execute()
  for (const each of [plain, verified, considered]) await ask(order, each)
  const { id, version } = await sendOffer(site, order, considered)
  await call(setOfferStatus, { id, status: 'shortlisted', version }, order.buyer)
  expect(await call(grantFiles, { id: order.id, group: 'verified' }, order.buyer)).toEqual({ granted: 1 })
  expect(await call(grantFiles, { id: order.id, group: 'shortlisted' }, order.buyer)).toEqual({ granted: 1 })
  expect(await call(grantFiles, { id: order.id, group: 'verified' }, order.buyer)).toEqual({ granted: 0 })
  const grounds = await Promise.all(
    [plain, verified, silent, considered].map((each) => groundOf(order, each)),
  )
  expect(grounds).toEqual([null, 'granted', null, 'granted'])
})

test('exactly one of a producer and a group is named', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  for (const input of [{}, { producerId: maker.producerId, group: 'verified' as const }]) {
    expect((await refusal(grantFiles, { id: order.id, ...input }, order.buyer)).code).toBe(
      'validation_failed',
    )
  }
  const unknown = { id: order.id, producerId: order.id }
  expect((await refusal(grantFiles, unknown, order.buyer)).code).toBe('not_found')
})

test('a person who cannot ask is told why', async () => {
  const order = await newClosedOrder(site)
  const maker = await newMaker(site)
  const person = await verifiedUser(site)
  expect(await codeOfAsk(order, { ...person, producerId: maker.producerId })).toBe('not_eligible')
  expect(await codeOfAsk(order, { ...maker, producerId: order.id })).toBe('not_found')
  expect(await codeOfAsk(order, { ...order.buyer, producerId: maker.producerId })).toBe('conflict own_order')
  const open = await newOrder(site)
  expect(await codeOfAsk(open, maker)).toBe('conflict nothing_closed')
  await call(blockPerson, { id: maker.id }, order.buyer)
  expect(await codeOfAsk(order, maker)).toBe('not_accepted')
})

test('a person sends twenty requests a day', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  for (let n = 0; n < FILE_REQUESTS_A_DAY; n += 1) {
    const other = await newOrder(site)
    await db
      .insertInto('file_grants')
      .values({
        order_id: other.id,
        producer_id: maker.producerId,
        state: 'asked',
        state_at: site.clock.now,
        asked_by: maker.id,
        asked_at: site.clock.now,
        asks: 1,
      })
      .execute()
  }
  const { code, retryAfter } = await refusal(
    askForFiles,
    { id: order.id, producerId: maker.producerId },
    maker,
  )
  expect([code, (retryAfter ?? 0) > 0]).toEqual(['rate_limited', true])
})

test('e-mails, audit and events name no file, and both sides get the event', async () => {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await ask(order, maker, 'Прошу відкрити')
  await grant(order, maker)
  const asked = (await site.mailsTo(order.buyer.email, 2)).at(-1)
  expect(asked?.subject).toMatch(/^Просять відкрити файли: /)
  const granted = (await site.mailsTo(maker.email, 2)).at(-1)
  expect(granted?.subject).toMatch(/^Файли відкрито: /)
  const { rows } = await database.pool.query<{ row: string }>(
    `select payload::text as row from realtime_outbox where payload::text like '%files.changed%'`,
  )
  for (const { id } of [order.buyer, maker]) {
    expect(rows.some(({ row }) => row.includes(`user:#${id}`))).toBe(true)
  }
  const told = await database.pool.query(
    `select details::text as row from audit union all select data::text from notices
       union all select payload::text from realtime_outbox`,
  )
  expect(JSON.stringify([told.rows, asked, granted])).not.toContain(SECRET_NAME)
})

test('the desk of the owner says how many wait for files', async () => {
  const order = await newClosedOrder(site)
  for (const each of [await newMaker(site), await newMaker(site)]) await ask(order, each)
  const tasks = async () => (await call(listMarketTasks, {}, order.buyer)).items
  expect(await tasks()).toMatchObject([{ kind: 'files', id: order.id, slug: order.slug, n: 2 }])
  const { items } = await call(listFileGrants, { id: order.id }, order.buyer)
  for (const { producer } of items) {
    await call(revokeFiles, { id: order.id, producerId: producer.id }, order.buyer)
  }
  expect(await tasks()).toEqual([])
})
