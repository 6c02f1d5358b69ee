import type { editBoost as boostRoute, editPlan as planRoute, RouteParsed } from '@verstat/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod/mini'
import { AppError, type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import { audit } from '../../accounts/index.ts'
import type { BoostTable, PlanTable } from '../billing.tables.ts'
import type { BillingContext, Tx } from '../billing-context.ts'
import { readBoosts, readPlans } from './list-panel-offers.ts'
import { demandSales } from './sales.policy.ts'

type PlanEdit = RouteParsed<typeof planRoute>
type BoostEdit = RouteParsed<typeof boostRoute>

/**
 * Changes a plan. Who has paid keeps what they paid for: periods and open purchases hold their own price and days. Throws
 * `not_found`, `stale`, `validation_failed`.
 */
export async function editPlan(
  ctx: BillingContext,
  edit: PlanEdit,
): Promise<z.input<(typeof planRoute)['output']>> {
  demandSales(ctx)
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('plans')
      .selectAll()
      .where('id', '=', edit.id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not_found')
    if (edit.version !== undefined && edit.version !== before.version) {
      throw new AppError('stale', { current: (await readPlans(tx, edit.id))[0] })
    }
    refuse(planProblem(before, edit))
    const price = edit.priceMinor ?? before.price_minor
    await tx
      .updateTable('plans')
      .set({
        ...columnsOf(edit, before, now),
        ...(edit.gives === undefined ? {} : { gives: [...new Set(edit.gives)] }),
        ...(price === before.price_minor ? {} : { price_since: now, price_was_minor: before.price_minor }),
      })
      .where('id', '=', edit.id)
      .execute()
    await note(ctx, tx, 'plan.edited', edit)
  })
  await ctx.billing.offer.reload()
  const [plan] = await readPlans(ctx.db, edit.id)
  if (!plan) throw new AppError('not_found')
  return plan
}

/** The same for a boost. */
export async function editBoost(
  ctx: BillingContext,
  edit: BoostEdit,
): Promise<z.input<(typeof boostRoute)['output']>> {
  demandSales(ctx)
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('boosts')
      .selectAll()
      .where('id', '=', edit.id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not_found')
    if (edit.version !== undefined && edit.version !== before.version) {
      throw new AppError('stale', { current: (await readBoosts(tx, now, edit.id))[0] })
    }
    refuse(boostProblem(before, edit))
    await tx
      .updateTable('boosts')
      .set({
        ...columnsOf(edit, before, now),
        ...(edit.kinds === undefined ? {} : { kinds: [...new Set(edit.kinds)] }),
      })
      .where('id', '=', edit.id)
      .execute()
    await note(ctx, tx, 'plan.boost_edited', edit)
  })
  await ctx.billing.offer.reload()
  const [boost] = await readBoosts(ctx.db, now, edit.id)
  if (!boost) throw new AppError('not_found')
  return boost
}

/** Every listing begins on the free plan of its kind, so that one stays free, without end, and offered. */
function planProblem(before: Selectable<PlanTable>, edit: PlanEdit): FieldProblem | undefined {
  const isFree = before.price_minor === 0
  const price = edit.priceMinor ?? before.price_minor
  const days = edit.days === undefined ? before.days : edit.days
  if (isFree !== (price === 0)) return { path: 'priceMinor', code: 'invalid_value' }
  if (isFree !== (days === null)) return { path: 'days', code: 'invalid_value' }
  if (isFree && edit.offered === false) return { path: 'offered', code: 'invalid_value' }
  // Producers are ranked by what they are; nothing bought moves one.
  if (before.kind === 'producer' && edit.gives?.includes('bump'))
    return { path: 'gives', code: 'invalid_value' }
  return undefined
}

function boostProblem(before: Selectable<BoostTable>, edit: BoostEdit): FieldProblem | undefined {
  const isBump = before.gives === 'bump'
  const days = edit.days === undefined ? before.days : edit.days
  if (edit.priceMinor === 0) return { path: 'priceMinor', code: 'invalid_value' }
  if (isBump !== (days === null)) return { path: 'days', code: 'invalid_value' }
  if (isBump && edit.kinds?.includes('producer')) return { path: 'kinds', code: 'invalid_value' }
  return undefined
}

function refuse(problem: FieldProblem | undefined): void {
  if (problem) throw invalid(problem)
}

function columnsOf(
  { name, text, priceMinor, days, offered }: PlanEdit | BoostEdit,
  before: { version: number },
  now: Date,
) {
  return {
    ...(name ? { name_uk: name.uk, name_en: name.en } : {}),
    ...(text ? { text_uk: text.uk, text_en: text.en } : {}),
    ...(priceMinor === undefined ? {} : { price_minor: priceMinor }),
    ...(days === undefined ? {} : { days }),
    ...(offered === undefined ? {} : { offered }),
    version: before.version + 1,
    updated_at: now,
  }
}

async function note(
  ctx: BillingContext,
  tx: Tx,
  action: 'plan.edited' | 'plan.boost_edited',
  { id, version: _, ...changes }: PlanEdit | BoostEdit,
): Promise<void> {
  const { userId } = demandSales(ctx)
  await audit(tx, { at: ctx.now(), action, actorId: userId, ip: ctx.ip, details: { item: id, changes } })
}
