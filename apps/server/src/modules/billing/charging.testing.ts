import type { DeclineClass } from '@verstat/contract'
import { type Selectable, sql } from 'kysely'
import type { CallResult, TokenCharge } from '../../platform/payments/payment-provider.ts'
import { type TestSite, testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import type { SubscriptionTable } from './billing.tables.ts'
import {
  type Buyer,
  beginUpgrade,
  type FakeProvider,
  fakeProvider,
  newBuyer,
  newSubscription,
  observed,
  sendCallback,
} from './billing.testing.ts'
import type { JobContext } from './billing-context.ts'
import { SECRET_KEY, testJobContext } from './job-context.testing.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** This moment is during the day in Kyiv, so that charges are allowed, and periods end on full hours. */
export const START = new Date('2027-02-10T10:00:00Z')

export const after = (days: number, hours = 0) => new Date(START.getTime() + days * DAY_MS + hours * HOUR_MS)

export type ChargingSite = {
  readonly site: TestSite
  readonly fake: FakeProvider
  /** The context with which tests run the jobs themselves. */
  readonly ctx: JobContext
  /**
   * Creates a buyer who has the plan `order-plus` and a saved card. By default the buyer was already notified of the
   * next charge.
   */
  readonly charged: (options?: {
    readonly isAnnounced?: boolean
  }) => Promise<{ buyer: Buyer; id: string; orderId: string; reference: string }>
  /** Turns off automatic charges of all existing subscriptions, so that a test counts only its own charges. */
  readonly stopOtherCharges: () => Promise<void>
  /** Resets the clock to `START`, makes the provider approve all charges, and calls `stopOtherCharges`. */
  readonly reset: () => Promise<void>
  readonly rowOf: (id: string) => Promise<Selectable<SubscriptionTable>>
  readonly highlightOf: (orderId: string) => Promise<Date | null>
}

export async function chargingSite(): Promise<ChargingSite> {
  const fake = fakeProvider()
  const site = await testSite({
    prepare: insertTestDictionaries,
    providers: fake.providers,
    secretKey: SECRET_KEY,
  })
  const { db } = site.database
  const ctx = await testJobContext(db, fake.providers, () => site.clock.now)
  async function stopOtherCharges(): Promise<void> {
    await db
      .updateTable('subscriptions')
      .set({ auto_charge: false })
      .where('auto_charge', '=', true)
      .execute()
  }

  return {
    site,
    fake,
    ctx,
    async charged({ isAnnounced = true } = {}) {
      const buyer = await newBuyer(site)
      const { id, orderId } = await newSubscription(site, buyer)
      const { reference } = await beginUpgrade(site, fake, buyer, {
        id,
        planId: 'order-plus',
        autoCharge: true,
      })
      const card = { token: `token of ${id}`, brand: 'visa', tail: '4242' }
      await sendCallback(site, observed(reference, { card }))
      if (isAnnounced) {
        const notice = { noticed_for: sql<Date>`next_charge_at`, noticed_days: 1 }
        await db.updateTable('subscriptions').set(notice).where('id', '=', id).execute()
      }
      return { buyer, id, orderId, reference }
    },
    stopOtherCharges,
    async reset() {
      await stopOtherCharges()
      site.clock.now = START
      fake.charges.length = 0
      fake.charge = approve
    },
    rowOf: (id) => db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    async highlightOf(orderId) {
      const { highlight_until } = await db
        .selectFrom('orders')
        .select('highlight_until')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
      return highlight_until
    },
  }
}

export async function approve({ reference, amount }: TokenCharge): Promise<CallResult> {
  return { kind: 'observed', observation: observed(reference, { amount, trust: 3 }) }
}

/** Returns the response of a provider that declines every charge for the given reason. */
export function refusing(reason: DeclineClass) {
  return async ({ reference }: TokenCharge): Promise<CallResult> => {
    const decline = { code: reason, class: reason }
    return { kind: 'observed', observation: observed(reference, { status: 'failed', trust: 3, decline }) }
  }
}
