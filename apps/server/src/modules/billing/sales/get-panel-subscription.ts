import type { RouteParsed, getPanelSubscription as route } from '@verstat/contract'
import { BOOST_FAMILY, PLAN_FAMILY } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { findUserNames, requireRight } from '../../accounts/index.ts'
import type { BillingContext, Db } from '../billing-context.ts'
import { findSubscription } from '../subscriptions/subscription.repository.ts'
import { viewSubscription } from '../subscriptions/subscription.view.ts'

type Output = z.input<(typeof route)['output']>
const SHOWN = 100

export async function getPanelSubscription(
  ctx: BillingContext,
  { id }: RouteParsed<typeof route>,
): Promise<Output> {
  requireRight(ctx, 'sales')
  const { db } = ctx
  const row = await findSubscription(db, id)
  if (!row) throw new AppError('not_found')
  const [names, periods, transactions, consents, history] = await Promise.all([
    findUserNames(db, [row.owner_id]),
    readPeriods(db, id),
    readTransactions(db, id),
    readConsents(db, id),
    readHistory(db, row.listing_id),
  ])
  const owner = row.owner_id
  return {
    ...viewSubscription(row, ctx.now()),
    owner: owner === null ? null : { id: owner, name: names.get(owner) ?? '' },
    periods,
    transactions,
    consents,
    history,
  }
}

async function readPeriods(db: Db, id: string): Promise<Output['periods']> {
  const rows = await db
    .selectFrom('paid_periods')
    .select(['family', 'item_id', 'starts_at', 'ends_at', 'value_minor', 'transaction_id'])
    .where('subscription_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    family: row.family === PLAN_FAMILY ? PLAN_FAMILY : BOOST_FAMILY,
    item: row.item_id,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    value: { amountMinor: row.value_minor, currency: 'UAH' },
    transactionId: row.transaction_id,
  }))
}

async function readTransactions(db: Db, id: string): Promise<Output['transactions']> {
  const rows = await db
    .selectFrom('transactions')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    kind: row.kind,
    description: { uk: row.description_uk, en: row.description_en },
    amount: { amountMinor: row.amount_minor, currency: row.currency },
    status: row.status,
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }))
}

async function readConsents(db: Db, id: string): Promise<Output['consents']> {
  const rows = await db
    .selectFrom('consents')
    .select(['at', 'revoked_at', 'body'])
    .where('subscription_id', '=', id)
    .orderBy('at', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map((row) => ({
    at: row.at.toISOString(),
    revokedAt: row.revoked_at?.toISOString() ?? null,
    text: row.body,
  }))
}

async function readHistory(db: Db, listingId: string): Promise<Output['history']> {
  const rows = await db
    .selectFrom('audit as a')
    .leftJoin('users as u', 'u.id', 'a.actor_id')
    .select(['a.at', 'a.action', 'a.actor_id', 'u.firstname', 'u.lastname'])
    .where('a.subject_id', '=', listingId)
    .where('a.area', 'in', ['subscription', 'payment'])
    .orderBy('a.id', 'desc')
    .limit(SHOWN)
    .execute()
  return rows.map(({ at, action, actor_id, firstname, lastname }) => ({
    at: at.toISOString(),
    action,
    actor:
      actor_id === null
        ? null
        : { id: actor_id, name: firstname === null ? null : `${firstname} ${lastname}` },
  }))
}
