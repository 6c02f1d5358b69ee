import { createOffer, setOfferStatus } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { insertTestDictionaries, itemAt } from '../../modules/directory/directory.testing.ts'
import { withoutLimits } from '../../modules/directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, offerTerms, sendOffer } from '../../modules/offers/offers.testing.ts'
import { howMany } from '../../platform/testing/how-many.ts'
import { testSite } from '../../test-site.testing.ts'
import { type Answer, type AppNode, NODES_SECRET, startAppNode } from './app-nodes.testing.ts'
import { marketFaults } from './market-faults.testing.ts'
import {
  type Crew,
  lostUpdates,
  newCrew,
  ROUNDS_OF_A_CREW,
  runRound,
  wrongAnswers,
} from './offer-race.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries, secretKey: NODES_SECRET })
const { database } = site
const { db } = database
const SENDERS = 40

let nodes: readonly AppNode[] = []

beforeAll(async () => {
  await withoutLimits(site)
  nodes = await Promise.all([startAppNode(database.connection), startAppNode(database.connection)])
})

function expectNoReports() {
  expect(nodes.map((node) => node.reports())).toEqual(['', ''])
}

test('fifty acceptances of fifty offers through two processes make one deal', async () => {
  const order = await newOrder(site)
  const makers = await Promise.all(Array.from({ length: 50 }, () => newMaker(site)))
  const sent = await Promise.all(makers.map((maker) => sendOffer(site, order, maker)))
  const answers = await Promise.all(
    sent.map(({ id, version }, n) =>
      itemAt(nodes, n).send(setOfferStatus, { id, version, status: 'accepted' }, order.buyer),
    ),
  )
  const counts = Map.groupBy(answers, ({ status, code }) => `${status} ${code}`)
  expect(Object.fromEntries([...counts].map(([answer, { length }]) => [answer, length]))).toEqual({
    '200 null': 1,
    '409 move_forbidden': 49,
  })
  expect(await marketFaults(database)).toEqual([])
  expectNoReports()
}, 60_000)

const WANTED = ['accept', 'withdraw', 'revise', 'block', 'edit', 'pause']

test('whatever customer, producers and a moderator do at once on two processes, nothing contradicts and nothing is lost', async () => {
  let crew: Crew | undefined
  const seen = new Set<string>()
  const rounds = howMany(10, 200)
  // Who wins a race is chance. Without these deeds the rounds would show less than they seem to.
  const isPoor = () => WANTED.some((deed) => !seen.has(deed))
  for (let turn = 0; turn < rounds || (isPoor() && turn < 5 * rounds); turn += 1) {
    if (!crew || turn % ROUNDS_OF_A_CREW === 0) crew = await newCrew(site)
    const round = await runRound(site, nodes, crew, turn)
    expect(wrongAnswers(round)).toEqual([])
    expect(await lostUpdates(site, round)).toEqual([])
    expect(await marketFaults(database)).toEqual([])
    expectNoReports()
    for (const { deed, answer } of round.done) if (answer.status === 200) seen.add(deed)
  }
  expect([...seen]).toEqual(expect.arrayContaining(WANTED))
}, 600_000)

test('a process that is killed loses no offer and no deal that it has acknowledged', async () => {
  const orders = await Promise.all(Array.from({ length: SENDERS }, () => newOrder(site)))
  const makers = await Promise.all(Array.from({ length: SENDERS }, () => newMaker(site)))
  const [doomed, ...others] = nodes
  if (!doomed) throw new Error('no node runs')
  const send = (node: AppNode, maker: Maker, n: number) =>
    node.send(
      createOffer,
      { id: itemAt(orders, n).id, producerId: maker.producerId, ...offerTerms() },
      { token: maker.token, idempotencyKey: `kill-${n}-${maker.id}` },
    )
  const offers = new Map<number, Answer>()
  const deals = new Map<number, Answer>()
  let acknowledged = 0
  const work = makers.map(async (maker, n) => {
    const sent = await send(doomed, maker, n)
    offers.set(n, sent)
    if (sent.status === 0) return
    const { buyer } = itemAt(orders, n)
    const input = { id: String(sent.body.id), version: 1, status: 'accepted' }
    deals.set(n, await doomed.send(setOfferStatus, input, buyer))
    acknowledged += 1
    if (acknowledged === SENDERS / 4) await doomed.kill()
  })
  await Promise.all(work)
  const good = (answers: ReadonlyMap<number, Answer>, status: number) =>
    [...answers.values()].filter((answer) => answer.status === status)
  expect(good(deals, 200).length).toBeGreaterThanOrEqual(SENDERS / 4)
  expect(good(offers, 0).length + good(deals, 0).length).toBeGreaterThan(0)

  nodes = [await startAppNode(database.connection), ...others]
  for (const { body } of good(offers, 201)) {
    const row = await db
      .selectFrom('offers')
      .select('id')
      .where('id', '=', String(body.id))
      .executeTakeFirst()
    expect(row).toBeDefined()
  }
  for (const { body } of good(deals, 200)) {
    const row = await db
      .selectFrom('deals')
      .select('id')
      .where('id', '=', String(body.dealId))
      .executeTakeFirst()
    expect(row).toBeDefined()
  }
  // Whoever got no answer sends again and gets the one offer, whether the first attempt was stored or not.
  const again = [...offers].filter(([, { status }]) => status === 0)
  // At once, because each waits for twenty seconds where the first attempt still holds the key.
  const repeat = async (n: number) => {
    const maker = itemAt(makers, n)
    const { status, code, body } = await send(itemAt(nodes, n), maker, n)
    const own = await db.selectFrom('offers').select('id').where('owner_id', '=', maker.id).execute()
    // The key of an attempt that died in the middle is kept for a minute. Its offer was not stored then.
    if (code === 'conflict') expect(own).toEqual([])
    else expect([status, own]).toEqual([201, [{ id: body.id }]])
  }
  await Promise.all(again.map(([n]) => repeat(n)))
  expect(await marketFaults(database)).toEqual([])
  expectNoReports()
}, 120_000)
