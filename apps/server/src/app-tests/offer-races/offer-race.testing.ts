import {
  compareOffers,
  editOrder,
  type Offer,
  type Route,
  type RouteInput,
  reviseOffer,
  setDealStatus,
  setOfferStatus,
  setOrderStatus,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { sql } from 'kysely'
import { itemAt } from '../../modules/directory/directory.testing.ts'
import { type Person, verifiedUser } from '../../modules/directory/listing/writing/writing.testing.ts'
import {
  type Maker,
  newMaker,
  newOrder,
  type PlacedOrder,
  sendOffer,
} from '../../modules/offers/offers.testing.ts'
import type { TestSite } from '../../test-site.testing.ts'
import type { Answer, AppNode } from './app-nodes.testing.ts'

/** Who takes part in a round. A crew lasts for a few rounds, because an account sends twenty offers a day. */
export type Crew = {
  readonly buyer: Person
  readonly moderator: Person
  readonly makers: readonly Maker[]
}

export const ROUNDS_OF_A_CREW = 15
const MAKERS = 4
const NOTE = 'Обставини змінилися в останню мить'

export async function newCrew(site: TestSite): Promise<Crew> {
  const makers: Maker[] = []
  for (let n = 0; n < MAKERS; n += 1) makers.push(await newMaker(site))
  return { buyer: await verifiedUser(site), moderator: await verifiedUser(site, 'moderator'), makers }
}

export type Deed =
  | 'accept'
  | 'withdraw'
  | 'revise'
  | 'shortlist'
  | 'block'
  | 'unblock'
  | 'takeBack'
  | 'edit'
  | 'pause'
  | 'confirmDeal'
  | 'cancelDeal'
  | 'read'

type Request = {
  readonly deed: Deed
  readonly offer: number
  readonly send: (node: AppNode) => Promise<Answer>
}

export type Done = Pick<Request, 'deed' | 'offer'> & { readonly answer: Answer }

export type Round = {
  readonly order: PlacedOrder
  readonly offers: readonly Offer[]
  readonly done: readonly Done[]
}

/**
 * Places an order with an offer of each maker and lets everybody act at once, on both nodes. If a deal comes of it, all
 * act once more, now on the deal.
 */
export async function runRound(
  site: TestSite,
  nodes: readonly AppNode[],
  crew: Crew,
  turn: number,
): Promise<Round> {
  const order = await newOrder(site, {}, crew.buyer)
  const offers = await Promise.all(crew.makers.map((maker) => sendOffer(site, order, maker)))
  const first = await allAtOnce(nodes, shuffled(decisions(crew, order, offers, turn), turn))
  const deal = first.find(({ deed, answer }) => deed === 'accept' && answer.status === 200)
  const second = deal ? await allAtOnce(nodes, shuffled(doubts(crew, order, offers, deal), turn * 7)) : []
  return { order, offers, done: [...first, ...second] }
}

function decisions(
  { buyer, moderator, makers }: Crew,
  order: PlacedOrder,
  offers: readonly Offer[],
  turn: number,
): Request[] {
  const request = requestsOn(offers)
  const maker = (offer: number) => itemAt(makers, offer)
  const version = 1
  return [
    ...[0, 0, 1, 2, 3].map((n) =>
      request('accept', n, buyer, setOfferStatus, { status: 'accepted', version }),
    ),
    request('withdraw', 0, maker(0), setOfferStatus, { status: 'withdrawn', version }),
    request('withdraw', 3, maker(3), setOfferStatus, { status: 'withdrawn' }),
    request('revise', 1, maker(1), reviseOffer, { version, leadDays: 3 }),
    request('revise', 2, maker(2), reviseOffer, { version, leadDays: 4 }),
    request('shortlist', 3, buyer, setOfferStatus, { status: 'shortlisted', version }),
    request('block', 2, moderator, setOfferStatus, { status: 'blocked', reason: NOTE }),
    editOf(order, buyer, 60 + (turn % 20)),
    {
      deed: 'pause',
      offer: -1,
      send: (node) => node.send(setOrderStatus, { id: order.id, status: 'paused' }, buyer),
    },
    readingOf(order, buyer),
    readingOf(order, buyer),
  ]
}

/** What the people do to the accepted offer, its deal and the offers beside it. */
function doubts(
  { buyer, moderator, makers }: Crew,
  order: PlacedOrder,
  offers: readonly Offer[],
  { offer, answer }: Done,
): Request[] {
  const request = requestsOn(offers)
  const id = String(answer.body.dealId)
  const ofDeal = (deed: Deed, status: string, from: Person): Request => ({
    deed,
    offer,
    send: (node) => node.send(setDealStatus, { id, status, note: NOTE }, from),
  })
  const other = (offer + 1) % MAKERS
  return [
    ofDeal('confirmDeal', 'active', itemAt(makers, offer)),
    ofDeal('confirmDeal', 'active', itemAt(makers, offer)),
    ofDeal('cancelDeal', 'cancelled', buyer),
    request('takeBack', offer, buyer, setOfferStatus, { status: 'sent' }),
    request('accept', other, buyer, setOfferStatus, {
      status: 'accepted',
      version: itemAt(offers, other).version + 1,
    }),
    request('withdraw', other, itemAt(makers, other), setOfferStatus, { status: 'withdrawn' }),
    request('block', offer, moderator, setOfferStatus, { status: 'blocked', reason: NOTE }),
    request('unblock', offer, moderator, setOfferStatus, { status: 'sent' }),
    editOf(order, buyer, 90),
    readingOf(order, buyer),
  ]
}

function requestsOn(offers: readonly Offer[]) {
  return <R extends Route>(
    deed: Deed,
    offer: number,
    from: Person,
    route: R,
    input: Omit<RouteInput<R>, 'id'>,
  ): Request => ({
    deed,
    offer,
    send: (node) => node.send(route, { ...input, id: itemAt(offers, offer).id } as RouteInput<R>, from),
  })
}

/** The day by which the goods are needed is one of the terms, and it changes without approval. */
function editOf({ id }: PlacedOrder, buyer: Person, days: number): Request {
  const neededBy = addDays(kyivDay(new Date()), days)
  return { deed: 'edit', offer: -1, send: (node) => node.send(editOrder, { id, neededBy }, buyer) }
}

function readingOf({ id }: PlacedOrder, buyer: Person): Request {
  return { deed: 'read', offer: -1, send: (node) => node.send(compareOffers, { id }, buyer) }
}

async function allAtOnce(nodes: readonly AppNode[], requests: readonly Request[]): Promise<Done[]> {
  return Promise.all(
    requests.map(async ({ deed, offer, send }, n) => ({ deed, offer, answer: await send(itemAt(nodes, n)) })),
  )
}

/** A different order for each seed, and always the same for one. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed + 1
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  return list
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

const REFUSALS: ReadonlySet<string> = new Set(['stale', 'move_forbidden', 'offer_outdated', 'offer_exists'])

/** Returns the answers that no race may get. A blocked offer does not exist for the customer, so 404 is right then. */
export function wrongAnswers({ done }: Round): string[] {
  const blocked = new Set(done.filter((each) => succeeded(each, 'block')).map(({ offer }) => offer))
  return done
    .filter(({ offer, answer: { status, code } }) => {
      if (status === 200 || (status === 409 && REFUSALS.has(code ?? ''))) return false
      return !(status === 404 && blocked.has(offer))
    })
    .map(({ deed, answer: { status, code } }) => `${deed} ${status} ${code}`)
}

function succeeded({ deed, answer }: Done, wanted: Deed): boolean {
  return deed === wanted && answer.status === 200
}

/** What the program itself does to an offer when its order or another offer changes, each with a notice. */
const BY_PROGRAM = ['offer.outdated', 'offer.closed', 'offer.reopened']
const OF_OFFER: readonly Deed[] = [
  'accept',
  'withdraw',
  'revise',
  'shortlist',
  'block',
  'unblock',
  'takeBack',
]
const OF_ORDER: readonly Deed[] = ['accept', 'takeBack', 'edit', 'pause', 'confirmDeal', 'cancelDeal']

/**
 * Returns the offers, and the order, whose version is not the number of changes that were answered with 200, and of
 * those that the program made.
 */
export async function lostUpdates(
  { database: { db } }: Pick<TestSite, 'database'>,
  { order, offers, done }: Round,
): Promise<string[]> {
  const answered = (deeds: readonly Deed[]) =>
    done.filter(({ deed, answer }) => answer.status === 200 && deeds.includes(deed))
  const stored = await db
    .selectFrom('offers')
    .select(['id', 'version', 'revision'])
    .select(({ selectFrom, fn }) =>
      selectFrom('notices')
        .select(fn.countAll<number>().as('n'))
        .whereRef('ref_id', '=', 'offers.id')
        .where('type', 'in', BY_PROGRAM)
        .as('by_program'),
    )
    .where('order_id', '=', order.id)
    .execute()
  const byId = new Map(stored.map((row) => [row.id, row]))
  const wrong = offers.flatMap(({ id }, n) => {
    const row = byId.get(id)
    const own = answered(OF_OFFER).filter(({ offer }) => offer === n)
    const revised = own.filter(({ deed }) => deed === 'revise').length
    // The end of a deal frees its offer.
    const freed = answered(['cancelDeal']).filter(({ offer }) => offer === n).length
    const expected = 1 + own.length + (row?.by_program ?? 0) + freed
    return row?.version === expected && row.revision === 1 + revised
      ? []
      : [
          `offer ${n}: version ${row?.version} instead of ${expected}, revision ${row?.revision}, ${told(done)}`,
        ]
  })
  const { rows } = await sql<{ version: number; terms: number }>`
    select version, terms_version as terms from orders where id = ${order.id}`.execute(db)
  const changes = 1 + answered(OF_ORDER).length
  const terms = 1 + answered(['edit']).length
  const [row] = rows
  const isKept = row?.version === changes && row.terms === terms
  return isKept ? wrong : [...wrong, `order: version ${row?.version} instead of ${changes}, ${told(done)}`]
}

function told(done: readonly Done[]): string {
  return done
    .map(({ deed, offer, answer: { status, code } }) => `${deed} ${offer} ${code ?? status}`)
    .join(', ')
}
