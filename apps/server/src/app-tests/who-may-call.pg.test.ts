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
import { uploadRow } from '../modules/uploads/uploads.testing.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'
import { freshIp, GOOD_PASSWORD, testSite } from '../test-site.testing.ts'
import {
  AUTHORS,
  CALLERS,
  type CallerName,
  EDITORS,
  MANAGERS,
  MODERATORS,
  NOBODY,
  OWNERS,
  type Person,
  READERS,
  type Row,
  SIGNED_IN,
  STAFF,
  type Things,
} from './call-rows.testing.ts'
import { BY_SECRET, OF_EVERYBODY, OF_THE_CALLER } from './calls-without-rows.testing.ts'
import { drawingRows } from './drawing-rows.testing.ts'
import { insertInvitation, insertMarket, insertQuestion, insertTalk } from './market.testing.ts'
import { messageRows } from './message-rows.testing.ts'
import { offerRows } from './offer-rows.testing.ts'

const site = await testSite({
  prepare: insertTestDictionaries,
  // An install is open when other machines can reach it. The staff of an open install need a second factor.
  isOpen: true,
  realtime: { mode: 'embedded', publicUrl: null, secret: null, centrifugo: null, readsOutbox: false },
})
const { db } = site.database

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
    question: '',
    conversation: '',
    message: '',
    file: '',
    version: 0,
  }
}

const order = ({ order: { id } }: Things) => ({ id })
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
  ...offerRows({ trade: tradeWithStranger, invite: inviteStranger, ask: askByStranger }),
  ...drawingRows({ close: closeFile }),
  ...messageRows({ talk: talkWithStranger, block: blockStranger }),
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

async function inviteStranger({ order: { id } }: Things): Promise<Partial<Things>> {
  await insertInvitation(site, id, personOf('stranger').id)
  return {}
}

async function askByStranger({ order: { id } }: Things): Promise<Partial<Things>> {
  return { question: await insertQuestion(site, id, personOf('stranger').id) }
}

async function closeFile({ order: { id } }: Things): Promise<Partial<Things>> {
  const file = uploadRow({ kind: 'file', access: 'granted' })
  await db.insertInto('uploads').values(file).execute()
  await db.insertInto('order_files').values({ order_id: id, upload_id: file.id, position: 0 }).execute()
  const producer = producerRow({ owner_id: personOf('stranger').id })
  await db.insertInto('producers').values(producer).execute()
  return { file: file.id }
}

async function talkWithStranger({ order: { id }, owner }: Things): Promise<Partial<Things>> {
  return insertTalk(site, id, owner.id, personOf('stranger').id)
}

async function blockStranger({ owner }: Things): Promise<Partial<Things>> {
  await db
    .insertInto('person_blocks')
    .values({ blocker_id: owner.id, blocked_id: personOf('stranger').id, created_at: site.clock.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { message: personOf('stranger').id }
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
