import { randomBytes, randomUUID } from 'node:crypto'
import * as contract from '@verstat/contract'
import {
  editOrder,
  httpRequest,
  listSessions,
  login,
  type Role,
  type Route,
  saveFormDraft,
  upgradeSubscription,
} from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { newStaffWithFactor } from '../modules/accounts/accounts.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../modules/directory/directory.testing.ts'
import { verifiedUser, withoutLimits } from '../modules/directory/listing/writing/writing.testing.ts'
import { offerTerms } from '../modules/offers/offers.testing.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'
import { freshIp, GOOD_PASSWORD, testSite } from '../test-site.testing.ts'
import { BY_SECRET, OF_EVERYBODY, OF_THE_CALLER } from './calls-without-rows.testing.ts'
import { insertInvitation, insertMarket } from './market.testing.ts'

const site = await testSite({
  prepare: insertTestDictionaries,
  // An install is open when other machines can reach it. The staff of an open install need a second factor.
  isOpen: true,
  realtime: { mode: 'embedded', publicUrl: null, secret: null, centrifugo: null, readsOutbox: false },
})
const { db } = site.database

const CALLERS = ['visitor', 'stranger', 'owner', 'support', 'moderator', 'admin', 'bare', 'blocked'] as const
/** The caller `bare` is a staff member without a second factor. */
type CallerName = (typeof CALLERS)[number]
type Person = { readonly id: string; readonly token: string; readonly email: string }
const people = new Map<CallerName, Person>()

beforeAll(async () => {
  await withoutLimits(site)
  for (const name of ['stranger', 'owner', 'blocked'] as const) people.set(name, await verifiedUser(site))
  people.set('bare', await verifiedUser(site, 'admin'))
  for (const role of ['support', 'moderator', 'admin'] as const satisfies readonly Role[]) {
    const { user, token } = await newStaffWithFactor(site, role)
    people.set(role, { id: user.id, token, email: user.email })
  }
  await db.updateTable('users').set({ email_verified_at: site.clock.now }).execute()
  // Blocks the user only in the database. The user's sessions stay, so the tests show that the server refuses
  // them.
  await db
    .updateTable('users')
    .set({ blocked_at: site.clock.now, blocked_reason: 'Причина' })
    .where('id', '=', personOf('blocked').id)
    .execute()
})

function personOf(name: CallerName): Person {
  const person = people.get(name)
  if (!person) throw new Error(`nobody is ${name}`)
  return person
}

/**
 * The order, the producer and other things that one call acts on. The caller `owner` owns these things. Each
 * call gets new ones.
 */
type Things = {
  readonly owner: Person
  readonly order: { readonly id: string; readonly slug: string }
  readonly producer: { readonly id: string; readonly slug: string }
  readonly subscription: string
  readonly draft: string
  readonly session: string
  /** A visitor's lead: a request for the contact of the order's owner. */
  readonly lead: string
  /** A purchase of a plan for the order. */
  readonly purchase: string
  /** An offer of the caller `stranger` to the order, and a deal between both. */
  readonly offer: string
  readonly deal: string
  /** The version of the order, which edits must send. */
  readonly version: number
}

async function makeThings(status: 'draft' | 'published' | 'archived'): Promise<Things> {
  const owner = personOf('owner')
  const isOnline = status === 'published'
  const at = isOnline ? {} : { status, published_at: null }
  const order = orderRow({ owner_id: owner.id, ...at, ...(isOnline ? {} : { bumped_at: null }) })
  const producer = producerRow({ owner_id: owner.id, ...at })
  await db.insertInto('orders').values(order).execute()
  await db.insertInto('producers').values(producer).execute()
  await db
    .insertInto('producer_categories')
    .values({ producer_id: producer.id, position: 0, root_id: 10, category_id: 11 })
    .execute()
  const { id: subscription } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const draft = uuidV7(site.clock.now)
  return {
    owner,
    order,
    producer,
    subscription,
    draft,
    session: '',
    lead: '',
    purchase: '',
    offer: '',
    deal: '',
    version: 0,
  }
}

type Row = {
  readonly route: Route
  readonly input: (things: Things) => Readonly<Record<string, unknown>>
  /** The status of the order and producer; default `published`. */
  readonly of?: 'draft' | 'archived'
  /** Creates what this call needs in addition, such as a session. */
  readonly prepare?: (things: Things) => Promise<Partial<Things>>
  /** The callers who are refused, with the HTTP status. All other callers are allowed. */
  readonly refused: Partial<Record<CallerName, number>>
}

const SIGNED_IN = { visitor: 401, blocked: 401 } as const
const STRANGERS = { stranger: 404, bare: 404 } as const
const NOBODY = {
  visitor: 404,
  blocked: 404,
  stranger: 404,
  support: 404,
  moderator: 404,
  admin: 404,
  bare: 404,
}
/** Only the owner may call. Everybody else who is signed in gets 404, as if the thing did not exist. */
const OWNERS = { ...NOBODY, ...SIGNED_IN }
/** The owner and staff may read a thing that is not public. */
const READERS = { visitor: 404, blocked: 404, ...STRANGERS }
const MANAGERS = { ...SIGNED_IN, ...STRANGERS }
/** Staff may see the order or producer, but get 409 because only the owner may change or remove it. */
const AUTHORS = { ...MANAGERS, support: 409, moderator: 409, admin: 409 }
/** Moderators may also edit the listings of others. */
const EDITORS = { ...MANAGERS, support: 409 }
const STAFF = { ...SIGNED_IN, stranger: 403, owner: 403, bare: 403 }
const MODERATORS = { ...STAFF, support: 403 }

/** The owner is the customer and the stranger the producer. Nobody else knows the offer. */
const SIDES = { ...SIGNED_IN, support: 404, moderator: 404, admin: 404, bare: 404 }
const OF_CUSTOMER = { ...SIDES, stranger: 409 }
const OF_PRODUCER = { ...SIDES, owner: 409 }

const order = ({ order: { id } }: Things) => ({ id })
const offer = ({ offer: id }: Things) => ({ id })
const deal = ({ deal: id }: Things) => ({ id })
const orderPage = ({ order: { slug } }: Things) => ({ slug })
const producer = ({ producer: { id } }: Things) => ({ id })
const producerPage = ({ producer: { slug } }: Things) => ({ slug })
const plan = ({ subscription: id }: Things) => ({ family: '10', id })
const target = ({ order: { id } }: Things) => ({ kind: 'order', id })
const today = kyivDay(site.clock.now)
const paused = { status: 'paused' }
const blocked = { status: 'blocked', reason: 'Причина' }

/** Calls about a thing that has an owner: who may make them depends on the owner, not only on the session. */
const ROWS: readonly Row[] = [
  { route: contract.getOrder, of: 'draft', input: orderPage, refused: READERS },
  { route: contract.getProducer, of: 'draft', input: producerPage, refused: READERS },
  { route: contract.getOrderToken, of: 'draft', input: order, refused: READERS },
  { route: contract.getOwnOrder, input: orderPage, refused: MANAGERS },
  { route: contract.getOwnProducer, input: producerPage, refused: MANAGERS },
  // A draft has no related orders and no contact, so even its owner gets 404.
  { route: contract.listRelatedOrders, of: 'draft', input: order, refused: { ...NOBODY, owner: 404 } },
  { route: contract.contactOrder, of: 'draft', input: order, refused: { ...NOBODY, owner: 404 } },
  { route: contract.contactProducer, of: 'draft', input: producer, refused: { ...NOBODY, owner: 404 } },
  { route: contract.editOrder, input: (t) => ({ ...order(t), city: 'Львів' }), refused: EDITORS },
  { route: contract.editProducer, input: (t) => ({ ...producer(t), city: 'Львів' }), refused: EDITORS },
  { route: contract.deleteOrder, input: order, refused: AUTHORS },
  { route: contract.deleteProducer, input: producer, refused: AUTHORS },
  { route: contract.renewOrder, input: order, refused: AUTHORS },
  { route: contract.setOrderStatus, input: (t) => ({ ...order(t), ...paused }), refused: AUTHORS },
  { route: contract.setProducerStatus, input: (t) => ({ ...producer(t), ...paused }), refused: AUTHORS },
  {
    route: contract.setOrderStatus,
    input: (t) => ({ ...order(t), ...blocked }),
    refused: { ...MANAGERS, owner: 409, support: 409 },
  },
  {
    route: contract.setProducerStatus,
    input: (t) => ({ ...producer(t), ...blocked }),
    refused: { ...MANAGERS, owner: 409, support: 409 },
  },
  { route: contract.restoreOrder, of: 'archived', input: order, refused: { ...MANAGERS, support: 404 } },
  {
    route: contract.restoreProducer,
    of: 'archived',
    input: producer,
    refused: { ...MANAGERS, support: 404 },
  },
  { route: contract.withdrawOrderRevision, input: order, refused: OWNERS },
  { route: contract.withdrawProducerRevision, input: producer, refused: OWNERS },
  { route: contract.duplicateOrder, input: order, refused: OWNERS },
  { route: contract.listPending, input: () => ({}), refused: STAFF },
  { route: contract.listHistory, input: target, refused: STAFF },
  {
    route: contract.decideRevision,
    prepare: async ({ order: { id }, owner: { token } }) => ({
      version: (await site.call(editOrder, { id, title: { uk: 'Пошиття зимових курток' } }, { token }))
        .version,
    }),
    input: (t) => ({ ...target(t), version: t.version, approve: true }),
    refused: MODERATORS,
  },
  { route: contract.getVerification, input: producer, refused: STAFF },
  {
    route: contract.verifyProducer,
    input: (t) => ({ ...producer(t), version: 1, source: 'register', until: today }),
    refused: MODERATORS,
  },
  {
    route: contract.endVerification,
    input: (t) => ({ ...producer(t), version: 1, reason: 'Причина' }),
    refused: MODERATORS,
  },
  // No moderation decision exists yet that could be undone.
  {
    route: contract.undoDecision,
    input: (t) => ({ ...target(t), version: 1 }),
    refused: { ...MODERATORS, moderator: 409, admin: 409 },
  },
  { route: contract.getSubscription, input: plan, refused: OWNERS },
  { route: contract.quotePlans, input: plan, refused: OWNERS },
  {
    route: contract.getPurchasePayer,
    prepare: buyPlan,
    input: ({ purchase: id }) => ({ id }),
    // Only the staff who handle payments may read who pays.
    refused: { ...MANAGERS, support: 404, moderator: 404 },
  },
  {
    route: contract.statePurchasePayer,
    prepare: buyPlan,
    input: ({ purchase: id }) => ({ id, name: 'ТОВ', code: '14360570' }),
    refused: OWNERS,
  },
  // A free plan can be neither renewed nor cancelled.
  { route: contract.renewSubscription, input: plan, refused: { ...OWNERS, owner: 409 } },
  { route: contract.cancelSubscription, input: plan, refused: { ...OWNERS, owner: 409 } },
  {
    route: contract.upgradeSubscription,
    input: ({ subscription: id }) => ({ id, planId: 'order-plus' }),
    refused: OWNERS,
  },
  { route: contract.buyBoost, input: (t) => ({ listing: target(t), boostId: 'bump' }), refused: OWNERS },
  {
    route: contract.endSession,
    async prepare({ owner }) {
      const { token } = await site.call(login, { username: owner.email, password: GOOD_PASSWORD })
      const { items } = await site.call(listSessions, {}, { token })
      return { session: items.find(({ current }) => current)?.id ?? '' }
    },
    input: ({ session: id }) => ({ id }),
    refused: OWNERS,
  },
  {
    route: contract.editLead,
    async prepare({ order: { id } }) {
      const values = { order_id: id, person: randomBytes(16), at: site.clock.now }
      const lead = await db.insertInto('leads').values(values).returning('id').executeTakeFirstOrThrow()
      return { lead: lead.id }
    },
    input: ({ lead: id }) => ({ id, state: 'talking' }),
    refused: OWNERS,
  },
  // Nobody here has a producer, and the owner cannot offer to the own order.
  {
    route: contract.createOffer,
    input: (t) => ({ ...order(t), producerId: t.producer.id, quantity: 5, unit: 'pcs', ...offerTerms() }),
    refused: { ...SIGNED_IN, owner: 403, stranger: 403, support: 403, moderator: 403, admin: 403, bare: 403 },
  },
  { route: contract.getOffer, prepare: tradeWithStranger, input: offer, refused: SIDES },
  {
    route: contract.reviseOffer,
    prepare: tradeWithStranger,
    input: (t) => ({ ...offer(t), version: 1, leadDays: 3, quantity: 10, unit: 'pcs' }),
    refused: OF_PRODUCER,
  },
  {
    route: contract.confirmOffer,
    prepare: tradeWithStranger,
    input: (t) => ({ ...offer(t), version: 1 }),
    refused: OF_PRODUCER,
  },
  {
    route: contract.askOffer,
    prepare: tradeWithStranger,
    input: (t) => ({ ...offer(t), text: 'Чи можна швидше?', fields: ['term'] }),
    refused: OF_CUSTOMER,
  },
  // Moderators may only block an offer.
  {
    route: contract.setOfferStatus,
    prepare: tradeWithStranger,
    input: (t) => ({ ...offer(t), status: 'shortlisted' }),
    refused: { ...OF_CUSTOMER, moderator: 409, admin: 409 },
  },
  { route: contract.compareOffers, input: order, refused: OWNERS },
  {
    route: contract.inviteProducers,
    input: (t) => ({ ...order(t), producerIds: [t.producer.id] }),
    refused: OWNERS,
  },
  { route: contract.listSentInvitations, input: order, refused: OWNERS },
  {
    route: contract.declineInvitation,
    async prepare({ order: { id } }) {
      await insertInvitation(site, id, personOf('stranger').id)
      return {}
    },
    input: (t) => ({ ...order(t), code: 'busy' }),
    refused: { ...SIDES, owner: 404 },
  },
  { route: contract.getDeal, prepare: tradeWithStranger, input: deal, refused: SIDES },
  {
    route: contract.setDealStatus,
    prepare: tradeWithStranger,
    input: (t) => ({ ...deal(t), status: 'cancelled', note: 'Домовилися інакше' }),
    refused: SIDES,
  },
  {
    route: contract.getConnectionToken,
    input: ({ owner }) => ({ id: owner.id }),
    refused: { ...SIGNED_IN, stranger: 403, support: 403, moderator: 403, admin: 403, bare: 403 },
  },
  {
    route: contract.saveFormDraft,
    prepare: keepDraft,
    input: ({ draft: id }) => ({ id, kind: 'order', fields: {}, email: 'someone@example.com' }),
    refused: NOBODY,
  },
  {
    route: contract.deleteFormDraft,
    prepare: keepDraft,
    input: ({ draft: id }) => ({ id }),
    refused: NOBODY,
  },
]

async function tradeWithStranger({ order: { id }, owner }: Things): Promise<Partial<Things>> {
  return insertMarket(site, id, owner.id, personOf('stranger').id)
}

async function buyPlan({ subscription: id, owner: { token } }: Things): Promise<Partial<Things>> {
  const bought = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token })
  return { purchase: bought.transaction?.id ?? '' }
}

async function keepDraft({ draft: id, owner: { token } }: Things): Promise<Partial<Things>> {
  await site.call(saveFormDraft, { id, kind: 'order', fields: {} }, { token })
  return {}
}

const ALL = Object.values<unknown>(contract).filter(isRoute)

function isRoute(value: unknown): value is Route {
  const { path, auth } = (value ?? {}) as { path?: unknown; auth?: unknown }
  return typeof path === 'string' && typeof auth === 'string'
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`

test('every call is listed here or among those of the panel', () => {
  const placed = [...ROWS.map(({ route }) => route), ...OF_EVERYBODY, ...BY_SECRET, ...OF_THE_CALLER]
  const known = new Set(placed.map(nameOf))
  // `panel-rights.pg.test.ts` tests the calls of the panel.
  const missing = ALL.filter((route) => !route.path.startsWith('/v1/panel/') && !known.has(nameOf(route)))
  expect(missing.map(nameOf)).toEqual([])
  for (const route of OF_THE_CALLER) expect([nameOf(route), route.auth]).toEqual([nameOf(route), 'user'])
})

test('callers that are not signed in, blocked, or staff without a second factor are refused before anything is read', async () => {
  const isIn = { public: true, optional: true, user: false, staff: false }
  for (const route of ALL.filter(({ auth }) => !isIn[auth])) {
    expect([nameOf(route), await statusesOf(route, ['visitor', 'blocked'])]).toEqual([
      nameOf(route),
      [401, 401],
    ])
    if (route.auth !== 'staff') continue
    expect([nameOf(route), await statusesOf(route, ['stranger', 'bare'])]).toEqual([
      nameOf(route),
      [403, 403],
    ])
  }
})

test.each(ROWS.map((row) => [nameOf(row.route), row] as const))('%s', async (_name, row) => {
  const found: Partial<Record<CallerName, number | 'in'>> = {}
  for (const name of CALLERS) {
    const made = await makeThings(row.of ?? 'published')
    const things = { ...made, ...(await row.prepare?.(made)) }
    const status = await statusOf(row.route, row.input(things), name)
    found[name] = status < 400 ? 'in' : status
  }
  expect(found).toEqual(Object.fromEntries(CALLERS.map((name) => [name, row.refused[name] ?? 'in'])))
})

test('only the person and staff see the whole profile, everybody else a card', async () => {
  const seen: CallerName[] = []
  for (const name of CALLERS) {
    const answer = await callAs(contract.getUserById, { id: personOf('owner').id }, name)
    expect(answer.statusCode).toBe(200)
    if (answer.body.includes(personOf('owner').email)) seen.push(name)
  }
  expect(seen).toEqual(['owner', 'support', 'moderator', 'admin'])
})

function statusesOf(route: Route, names: readonly CallerName[]): Promise<number[]> {
  return Promise.all(names.map((name) => statusOf(route, {}, name)))
}

async function statusOf(
  route: Route,
  input: Readonly<Record<string, unknown>>,
  name: CallerName,
): Promise<number> {
  return (await callAs(route, input, name)).statusCode
}

function callAs(route: Route, input: Readonly<Record<string, unknown>>, name: CallerName) {
  const placed = Object.fromEntries(contract.pathParams(route.path).map((param) => [param, randomUUID()]))
  const { url, body } = httpRequest(route, { ...placed, ...input })
  return site.http.inject({
    method: route.method,
    url,
    headers: {
      'x-forwarded-for': freshIp(),
      ...(name === 'visitor' ? {} : { authorization: `Bearer ${personOf(name).token}` }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
}
