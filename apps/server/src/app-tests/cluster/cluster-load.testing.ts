import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import {
  createOffer,
  createOrder,
  getTransaction,
  httpRequest,
  type Route,
  type RouteInput,
  type RouteOutput,
  register,
  retryTransaction,
  sendMessage,
  startConversation,
  upgradeSubscription,
} from '@verstat/contract'
import type { Database } from '../../database.ts'
import { newBuyer, newSubscription } from '../../modules/billing/billing.testing.ts'
import { orderInput, verifiedUser } from '../../modules/directory/listing/writing/writing.testing.ts'
import { newMaker, newOrder, offerTerms } from '../../modules/offers/offers.testing.ts'
import type { DatabaseHandle } from '../../platform/db/pool.ts'
import type { TestSite } from '../../test-site.testing.ts'
import type { Answers } from './cluster-answers.testing.ts'
import type { Place, PlaceCodes } from './cluster-place.testing.ts'

/** What was acknowledged, by the table in which it must be at the end. */
export type Acknowledged = Readonly<Record<Kind, Set<string>>>
export const KINDS = ['orders', 'messages', 'offers', 'transactions'] as const
type Kind = (typeof KINDS)[number]

export type Load = {
  readonly acknowledged: Acknowledged
  readonly refused: Map<string, number>
  /** Resolves when each kind of work was done again after this call. */
  readonly worksAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

const LIMIT_MS = 4_000
const PAUSE_MS = 150
/** An account may have five free orders. */
const ORDERS_OF_ONE = 5

/** Makes calls over HTTP as `TestSite` does in the process, so that the factories of tests can be used. */
export function siteAt(origin: string, database: DatabaseHandle<Database>, answers: Answers): TestSite {
  let people = 0
  async function call<R extends Route>(
    route: R,
    input: RouteInput<R>,
    from: { readonly token?: string | undefined; readonly idempotencyKey?: string } = {},
  ): Promise<RouteOutput<R>> {
    const { url, body } = httpRequest(route, input as Readonly<Record<string, unknown>>)
    const response = await fetch(origin + url, {
      method: route.method,
      headers: {
        'x-forwarded-for': randomAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(from.token === undefined ? {} : { authorization: `Bearer ${from.token}` }),
        ...(from.idempotencyKey === undefined ? {} : { 'idempotency-key': from.idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const text = await response.text()
    answers.note(route.path, response)
    if (!response.ok) throw new Error(`${route.path} ${response.status} ${text.slice(0, 200)}`)
    return JSON.parse(text) as RouteOutput<R>
  }
  const newUser = async () => {
    people += 1
    const password = 'довгий і свій пароль'
    const email = `person-${people}-${process.pid}@example.com`
    const fields = { firstname: 'Олена', lastname: 'Ґудзь', email, password, passwordConfirmation: password }
    return { ...(await call(register, fields)), password }
  }
  const clock = {
    get now() {
      return new Date()
    },
  }
  // The factories use these parts only.
  return { call, newUser, clock, database } as unknown as TestSite
}

/** Begins bounded clients: one for each kind of work. */
export function startLoad(site: TestSite, origin: string, place: Place, codes: PlaceCodes): Load {
  const acknowledged: Acknowledged = {
    orders: new Set(),
    messages: new Set(),
    offers: new Set(),
    transactions: new Set(),
  }
  const refused = new Map<string, number>()
  const doneAt = new Map<Kind, number>()
  let isStopping = false
  const clients = [
    client('orders', placeOrders(site, codes)),
    client('messages', writeMessages(site, place)),
    client('offers', makeOffers(site, place)),
    client('transactions', pay(site, origin, place)),
  ]

  async function client(kind: Kind, work: () => Promise<string>): Promise<void> {
    while (!isStopping) {
      const begunAt = performance.now()
      try {
        acknowledged[kind].add(await work())
        doneAt.set(kind, begunAt)
      } catch (error) {
        const reason = `${kind}: ${reasonOf(error)}`
        refused.set(reason, (refused.get(reason) ?? 0) + 1)
      }
      await delay(PAUSE_MS)
    }
  }

  return {
    acknowledged,
    refused,
    async worksAgain() {
      const since = performance.now()
      // A payment takes seconds by itself, and what it waits for is among the others.
      const kinds = KINDS.filter((kind) => kind !== 'transactions')
      while (!kinds.every((kind) => (doneAt.get(kind) ?? 0) > since)) await delay(20)
    },
    async stop() {
      isStopping = true
      await Promise.all(clients)
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [call] = /^\/v1\S* \d{3}/.exec(error.message) ?? []
  const [, code = ''] = /"code":"(\w+)"/.exec(error.message) ?? []
  return call === undefined ? error.message.slice(0, 60) : `${call} ${code}`
}

function placeOrders(site: TestSite, codes: PlaceCodes): () => Promise<string> {
  let placed = 0
  let person: { readonly token: string } | undefined
  return async () => {
    if (!person || placed % ORDERS_OF_ONE === 0) person = await verifiedUser(site)
    placed += 1
    const made = await site.call(
      createOrder,
      {
        ...orderInput({ ...codes, title: { uk: `Пошиття партії курток ${randomUUID().slice(0, 8)}` } }),
        submit: true,
      },
      { token: person.token, idempotencyKey: randomUUID() },
    )
    return made.order.id
  }
}

function writeMessages(site: TestSite, place: Place): () => Promise<string> {
  let talk: { readonly id: string; readonly token: string } | undefined
  return async () => {
    if (!talk) {
      const order = await newOrder(site, place)
      const maker = await newMaker(site)
      const input = { producerId: maker.producerId, orderId: order.id, text: 'Добрий день!' }
      const { id } = await site.call(startConversation, input, order.buyer)
      talk = { id, token: order.buyer.token }
    }
    const id = randomUUID()
    try {
      await site.call(sendMessage, { conversationId: talk.id, id, text: 'Коли почнете?' }, talk)
    } catch (error) {
      // A conversation takes so many messages an hour.
      if (error instanceof Error && / 4\d\d /.test(error.message)) talk = undefined
      throw error
    }
    return id
  }
}

function makeOffers(site: TestSite, place: Place): () => Promise<string> {
  let made = 0
  let maker: Awaited<ReturnType<typeof newMaker>> | undefined
  return async () => {
    if (!maker || made % 8 === 0) maker = await newMaker(site)
    made += 1
    const order = await newOrder(site, { ...place, owner_id: null })
    const offer = await site.call(
      createOffer,
      { id: order.id, producerId: maker.producerId, ...offerTerms() },
      { token: maker.token, idempotencyKey: randomUUID() },
    )
    return offer.id
  }
}

/** Buys a plan and pays in the sandbox. It is acknowledged when the site says that it is paid. */
function pay(site: TestSite, origin: string, place: Place): () => Promise<string> {
  return async () => {
    const buyer = await newBuyer(site)
    const { id } = await newSubscription(site, buyer, place)
    const { transaction } = await site.call(upgradeSubscription, { id, planId: 'order-top' }, buyer)
    const transactionId = transaction?.id ?? ''
    const { checkout } = await site.call(retryTransaction, { id: transactionId, provider: 'sandbox' }, buyer)
    if (checkout?.type !== 'redirect') throw new Error('no checkout')
    const page = new URL(checkout.url).pathname
    await fetch(origin + page, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ action: 'pay', card: '4242 4242 4242 4242', scenario: 'approve' }),
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    for (const begunAt = performance.now(); performance.now() - begunAt < 20_000; await delay(500)) {
      const { status } = await site.call(getTransaction, { id: transactionId })
      if (status === 'paid') return transactionId
    }
    throw new Error('not paid')
  }
}

export function randomAddress(): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `10.${part()}.${part()}.${part()}`
}
