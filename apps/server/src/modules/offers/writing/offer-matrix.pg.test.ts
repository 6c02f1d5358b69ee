import { ApiError, OFFER_STATUSES, type OfferStatus, setOfferStatus } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { type Maker, newMaker, newOrder, offerTerms, sendOffer } from '../offers.testing.ts'
import { OFFER_MOVES } from './offer-moves.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database } = site
const { db } = database

const ACTORS = ['customer', 'producer', 'rival', 'visitor', 'support', 'moderator'] as const
type Actor = (typeof ACTORS)[number]

/** What the specification allows, written by hand: `from→to` for each actor, on an order that awaits offers. */
const PROMISED: Readonly<Record<Actor, readonly string[]>> = {
  customer: [
    'sent→shortlisted',
    'shortlisted→sent',
    'sent→declined',
    'shortlisted→declined',
    'expired→declined',
    'declined→sent',
    'sent→accepted',
    'shortlisted→accepted',
  ],
  producer: ['sent→withdrawn', 'shortlisted→withdrawn', 'expired→withdrawn'],
  rival: [],
  visitor: [],
  support: [],
  moderator: [
    'sent→blocked',
    'shortlisted→blocked',
    'accepted→blocked',
    'declined→blocked',
    'withdrawn→blocked',
    'closed→blocked',
    'expired→blocked',
    'blocked→sent',
  ],
}

/** Targets that no person can set. */
const OF_THE_PROGRAM: ReadonlySet<OfferStatus> = new Set(['closed', 'expired'])

const people = new Map<Actor, Person>()
let maker: Maker

beforeAll(async () => {
  await withoutLimits(site)
  maker = await newMaker(site)
  people.set('customer', await verifiedUser(site))
  people.set('producer', maker)
  people.set('rival', await newMaker(site))
  people.set('support', await verifiedUser(site, 'support'))
  people.set('moderator', await verifiedUser(site, 'moderator'))
})

async function offerIn(status: OfferStatus): Promise<{ id: string; version: number }> {
  const order = await newOrder(site, {}, people.get('customer'))
  const { id } = await sendOffer(site, order, maker, offerTerms())
  const stored = status === 'expired' ? 'sent' : status
  await db
    .updateTable('offers')
    .set({
      status: stored,
      created_at: new Date(0),
      ...(status === 'expired' ? { expires_at: new Date(site.clock.now.getTime() - 1) } : {}),
      ...(status === 'declined' ? { declined_reason: 'price' } : {}),
      ...(status === 'closed' ? { closed_reason: 'cancelled', prior_status: 'sent' } : {}),
      ...(status === 'blocked' ? { blocked_reason: 'Порушення правил', prior_status: 'sent' } : {}),
    })
    .where('id', '=', id)
    .execute()
  return { id, version: 1 }
}

function promised(actor: Actor, from: OfferStatus, to: OfferStatus): string {
  if (OF_THE_PROGRAM.has(to)) return actor === 'visitor' ? 'unauthenticated' : 'validation_failed'
  if (actor === 'visitor') return 'unauthenticated'
  if (actor === 'rival' || actor === 'support') return 'not_found'
  // Blocked offers do not exist for the customer.
  if (actor === 'customer' && from === 'blocked') return 'not_found'
  return PROMISED[actor].includes(`${from}→${to}`) ? 'done' : 'move_forbidden'
}

test.each(OFFER_STATUSES)('from %s every actor may set exactly what is promised', async (from) => {
  for (const actor of ACTORS) {
    for (const to of OFFER_STATUSES) {
      const { id, version } = await offerIn(from)
      const reason =
        to === 'blocked' ? { reason: 'Порушення правил' } : to === 'declined' ? { reason: 'price' } : {}
      const outcome = await call(
        setOfferStatus,
        { id, status: to, version, ...reason },
        { token: people.get(actor)?.token },
      ).then(
        () => 'done',
        (error) => {
          if (!(error instanceof ApiError)) throw error
          return error.data.code
        },
      )
      expect(`${actor}: ${from}→${to} ${outcome}`).toBe(
        `${actor}: ${from}→${to} ${promised(actor, from, to)}`,
      )
    }
  }
})

test('the table of moves promises what the specification does', () => {
  const ofTable = new Set(
    OFFER_MOVES.flatMap(({ from, to, who }) => from.map((status) => `${who} ${status}→${to}`)),
  )
  const ofSpecification = Object.entries(PROMISED).flatMap(([who, moves]) =>
    moves.map((move) => `${who} ${move}`),
  )
  // The acceptance can be taken back only while a deal awaits the producer, which the tests of deals show.
  expect(ofTable).toEqual(new Set([...ofSpecification, 'customer accepted→sent']))
})

test('an acceptance names the version that was read', async () => {
  const { id } = await offerIn('sent')
  const customer = people.get('customer')
  await expect(call(setOfferStatus, { id, status: 'accepted' }, customer)).rejects.toMatchObject({
    data: { code: 'validation_failed', errors: [{ path: 'version', code: 'required' }] },
  })
  await expect(call(setOfferStatus, { id, status: 'accepted', version: 7 }, customer)).rejects.toMatchObject({
    data: { code: 'stale', current: { id } },
  })
})

test('a declined offer comes back within fourteen days', async () => {
  const { id } = await offerIn('declined')
  const customer = people.get('customer')
  site.clock.pass(15 * 86_400_000)
  try {
    await expect(call(setOfferStatus, { id, status: 'sent' }, customer)).rejects.toMatchObject({
      data: { code: 'move_forbidden' },
    })
  } finally {
    site.clock.pass(-15 * 86_400_000)
  }
  expect(await call(setOfferStatus, { id, status: 'sent' }, customer)).toMatchObject({ status: 'sent' })
})
