import {
  ApiError,
  createOrder,
  createProducer,
  decideRevision,
  deleteOrder,
  deleteProducer,
  editOrder,
  editProducer,
  getOrder,
  getProducer,
  listOwnOrders,
  listOwnProducers,
  login,
  ORDER_STATUSES,
  type Producer,
  renewOrder,
  restoreOrder,
  restoreProducer,
  setOrderStatus,
  setProducerStatus,
  withdrawOrderRevision,
  withdrawProducerRevision,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { howMany } from '../../../../platform/testing/how-many.ts'
import { GOOD_PASSWORD, testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { counterDifferences } from '../../index.ts'
import {
  orderInput,
  type Person,
  producerInput,
  setSettings,
  verifiedUser,
} from '../writing/writing.testing.ts'
import { type Actor, createModel, type Kind, type ModelListing } from './listing-model.testing.ts'

const QUOTA = 1
const TRUSTED_AFTER = 2
const MAX_RUNS = howMany(5, 20)
const TIME_LIMIT_MS = 20_000

const site = await testSite({ prepare: insertTestDictionaries })
const { call, clock, database } = site

const CITIES = [null, 'Стрий', 'Самбір'] as const
/**
 * Most of the generated actors may change the listing, so that listings reach all statuses. While a listing has no
 * owner, the actor `owner` is the visitor.
 */
const actor = fc.oneof(
  { weight: 5, arbitrary: fc.constant('owner' as const) },
  { weight: 2, arbitrary: fc.constant('moderator' as const) },
  { weight: 1, arbitrary: fc.constantFrom<Actor>('anna', 'bohdan', 'visitor') },
)
const which = fc.nat(7)
const kind = fc.constantFrom<Kind>('order', 'order', 'producer')
const action = <Name extends string, Fields extends object>(
  weight: number,
  name: Name,
  fields: { [Field in keyof Fields]: fc.Arbitrary<Fields[Field]> },
) => ({
  weight,
  arbitrary: fc.record<Fields>(fields).map((values) => ({ do: name, ...(values as Fields) })),
})
const step = fc.oneof(
  action(4, 'place', { by: fc.constantFrom<Actor>('anna', 'bohdan', 'visitor'), kind, submit: fc.boolean() }),
  // The action `go` makes a status change that the model allows. The action `move` tries any status.
  action(12, 'go', { which, nth: fc.nat(5) }),
  action(5, 'move', { actor, which, to: fc.constantFrom(...ORDER_STATUSES) }),
  action(5, 'edit', { actor, which, city: fc.constantFrom(...CITIES) }),
  action(4, 'decide', {
    actor: fc.constantFrom('moderator' as const, 'moderator' as const, 'owner' as const),
    which,
    approve: fc.boolean(),
  }),
  action(1, 'withdraw', { actor, which }),
  action(1, 'remove', { actor, which }),
  action(2, 'restore', { actor, which }),
  action(2, 'renew', { actor, which }),
  action(2, 'claim', { by: fc.constantFrom<Actor>('anna', 'bohdan'), which }),
  action(2, 'pass', { days: fc.constantFrom(1, 5, 11) }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function codeOf(run: () => Promise<unknown>): Promise<string> {
  try {
    await run()
    return 'done'
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.data.code
  }
}

async function newPeople(): Promise<Map<Actor, Person>> {
  return new Map<Actor, Person>([
    ['anna', await verifiedUser(site)],
    ['bohdan', await verifiedUser(site)],
    ['moderator', await verifiedUser(site, 'moderator')],
  ])
}

async function versionOf({ kind, id }: ModelListing): Promise<number> {
  const { rows } = await database.pool.query(`select version from ${kind}s where id = $1`, [id])
  return rows[0].version
}

test('random sequences of calls by several users match the model, and nothing private leaks', {
  timeout: 120_000,
}, async () => {
  await setSettings(site, {
    freeOrders: QUOTA,
    freeProducers: QUOTA,
    autoApprove: { enabled: true, after: TRUSTED_AFTER },
  })
  let placed = 0

  async function run(steps: readonly Step[]) {
    const people = await newPeople()
    const model = createModel(QUOTA, TRUSTED_AFTER)
    let daysPassed = 0

    const from = (who: Actor, listing?: ModelListing) => ({
      token: people.get(who)?.token,
      ...(who === 'visitor' ? { listingToken: listing?.token } : {}),
    })
    const pick = (index: number) => model.listings[index % Math.max(model.listings.length, 1)]

    async function place({ by: who, kind, submit }: Extract<Step, { do: 'place' }>) {
      placed += 1
      const email = `placed-${placed}@example.com`
      const lastDay = addDays(kyivDay(clock.now), 10)
      let made: { id: string; slug: string; status: string; token: string | undefined } | undefined
      const code = await codeOf(async () => {
        if (kind === 'order') {
          const input = orderInput({ submit, offersUntil: lastDay, contact: { name: 'Гість', email } })
          const { order, orderToken } = await call(createOrder, input, from(who))
          made = { ...order, token: orderToken }
        } else {
          const { producer, producerToken } = await call(
            createProducer,
            producerInput({ submit, email }),
            from(who),
          )
          made = { ...producer, token: producerToken }
        }
      })
      const listing: ModelListing = {
        kind,
        id: made?.id ?? '',
        slug: made?.slug ?? '',
        token: made?.token,
        owner: who === 'visitor' ? null : who,
        status: 'draft',
        statusAt: clock.now.getTime(),
        isChanged: true,
        isEdited: false,
        waits: who === 'visitor' && submit,
        city: null,
        revision: null,
        lastDay,
        archivedFrom: null,
      }
      expect(code).toBe(model.place(listing, submit, clock.now))
      if (made) expect(made.status).toBe(listing.status)
    }

    async function act(
      action: Exclude<Step, { do: 'place' | 'pass' }>,
      listing: ModelListing,
    ): Promise<[string, string]> {
      const { id, kind } = listing
      const who = 'actor' in action && action.actor !== 'owner' ? action.actor : (listing.owner ?? 'visitor')
      const isOrder = kind === 'order'
      const now = clock.now
      switch (action.do) {
        case 'move': {
          const input = { id, status: action.to, reason: 'Причина' }
          const route = isOrder ? setOrderStatus : setProducerStatus
          return [
            await codeOf(() => call(route, input, from(who, listing))),
            model.move(listing, who, action.to, now),
          ]
        }
        case 'go': {
          const [to, by] = model.nthMove(listing, action.nth, now)
          const input = { id, status: to, reason: 'Причина' }
          const route = isOrder ? setOrderStatus : setProducerStatus
          return [await codeOf(() => call(route, input, from(by, listing))), model.move(listing, by, to, now)]
        }
        case 'edit': {
          const route = isOrder ? editOrder : editProducer
          return [
            await codeOf(() => call(route, { id, city: action.city }, from(who, listing))),
            model.edit(listing, who, action.city, now),
          ]
        }
        case 'decide': {
          const version = await versionOf(listing)
          const input = { kind, id, version, approve: action.approve, reason: 'Причина' }
          return [
            await codeOf(() => call(decideRevision, input, from(who, listing))),
            model.decide(listing, who, action.approve),
          ]
        }
        case 'withdraw': {
          const route = isOrder ? withdrawOrderRevision : withdrawProducerRevision
          return [await codeOf(() => call(route, { id }, from(who, listing))), model.withdraw(listing, who)]
        }
        case 'remove': {
          const route = isOrder ? deleteOrder : deleteProducer
          return [
            await codeOf(() => call(route, { id }, from(who, listing))),
            model.remove(listing, who, now),
          ]
        }
        case 'restore': {
          const route = isOrder ? restoreOrder : restoreProducer
          return [
            await codeOf(() => call(route, { id }, from(who, listing))),
            model.restore(listing, who, now),
          ]
        }
        case 'renew':
          if (!isOrder) return ['', '']
          return [
            await codeOf(() => call(renewOrder, { id }, from(who, listing))),
            model.renew(listing, who, now),
          ]
        case 'claim': {
          if (listing.token === undefined) return ['', '']
          const token = { [isOrder ? 'orderToken' : 'producerToken']: listing.token }
          const username = people.get(action.by)?.email ?? ''
          const { claimErrors } = await call(login, { username, password: GOOD_PASSWORD, ...token })
          return [claimErrors[0]?.code ?? 'done', model.claim(listing, action.by, now) ?? 'done']
        }
      }
    }

    async function lookAsStranger(listing: ModelListing) {
      let seen: { status: string; city: string | null } | undefined
      const code = await codeOf(async () => {
        seen =
          listing.kind === 'order'
            ? await call(getOrder, { slug: listing.slug })
            : ((await call(getProducer, { slug: listing.slug })) as Producer)
      })
      expect(code).toBe(model.seenByStrangers(listing))
      if (seen) {
        expect(seen).toMatchObject({ status: model.wire(listing, clock.now), city: listing.city })
      }
    }

    for (const [index, action] of steps.entries()) {
      if (action.do === 'place') await place(action)
      else if (action.do === 'pass') {
        // At most 28 days may pass, because sessions expire after 30 days and the users sign in only once per run.
        if (daysPassed + action.days >= 29) continue
        daysPassed += action.days
        clock.pass(action.days * 86_400_000)
      } else {
        const listing = pick(action.which)
        if (!listing) continue
        const [code, expected] = await act(action, listing)
        const { rows } = await database.pool.query(
          `select status::text, city, changed_since_approval from ${listing.kind}s where id = $1`,
          [listing.id],
        )
        expect({ index, action, code, ...rows[0] }).toEqual({
          index,
          action,
          code: expected,
          status: listing.status,
          city: listing.city,
          changed_since_approval: listing.isChanged,
        })
        if (code === 'done') await lookAsStranger(listing)
      }
    }

    for (const who of ['anna', 'bohdan'] as const) {
      for (const status of [undefined, 'archived'] as const) {
        // What the model expects of the call: its answer contains deleted listings only with `status=archived`.
        const own = (kind: Kind) =>
          model.listings
            .filter((listing) => listing.owner === who && listing.kind === kind)
            .filter((listing) => (listing.status === 'archived') === (status === 'archived'))
            .map(({ id }) => id)
            .toSorted()
        const query = { limit: 60, ...(status === undefined ? {} : { status }) }
        const orders = await call(listOwnOrders, query, from(who))
        const producers = await call(listOwnProducers, query, from(who))
        expect(orders.items.map(({ id }) => id).toSorted()).toEqual(own('order'))
        expect(producers.items.map(({ id }) => id).toSorted()).toEqual(own('producer'))
      }
    }
    expect(await counterDifferences(database.db)).toEqual([])
  }

  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), run), {
    numRuns: MAX_RUNS,
    interruptAfterTimeLimit: TIME_LIMIT_MS,
    endOnFailure: true,
  })
  expect(placed).toBeGreaterThan(5)
})
