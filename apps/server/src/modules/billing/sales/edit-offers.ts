import type { editBoost as boostRoute, editPlan as planRoute, RouteParsed } from '@verstat/contract'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import type { BillingContext, Db, Tx } from '../billing-context.ts'
import { readBoosts, readPlans } from './list-panel-offers.ts'
import { validateBoost, validatePlan } from './offer-rules.ts'

type PlanEdit = RouteParsed<typeof planRoute>
type BoostEdit = RouteParsed<typeof boostRoute>

/**
 * Edits a plan. Paid periods and open purchases keep their price and number of days. Throws `not_found` for an
 * unknown plan, `stale` when another edit was saved first, and `validation_failed` when the rules for plans are
 * violated.
 */
export function editPlan(
  ctx: BillingContext,
  edit: PlanEdit,
): Promise<z.input<(typeof planRoute)['output']>> {
  return editOffer(ctx, edit, {
    action: 'plan.edited',
    lock: (tx) => tx.selectFrom('plans').selectAll().where('id', '=', edit.id).forUpdate().executeTakeFirst(),
    view: async (db) => (await readPlans(db, edit.id))[0],
    async write(tx, before, columns) {
      const next = { ...before, ...columns, gives: edit.gives ? [...new Set(edit.gives)] : before.gives }
      validatePlan(before.price_minor === 0, { ...next, priceMinor: next.price_minor })
      const isDearer = next.price_minor !== before.price_minor
      const price = isDearer ? { price_since: ctx.now(), price_was_minor: before.price_minor } : {}
      await tx
        .updateTable('plans')
        .set({ ...columns, ...price, gives: next.gives })
        .where('id', '=', edit.id)
        .execute()
    },
  })
}

export function editBoost(
  ctx: BillingContext,
  edit: BoostEdit,
): Promise<z.input<(typeof boostRoute)['output']>> {
  return editOffer(ctx, edit, {
    action: 'plan.boost_edited',
    lock: (tx) =>
      tx.selectFrom('boosts').selectAll().where('id', '=', edit.id).forUpdate().executeTakeFirst(),
    view: async (db) => (await readBoosts(db, ctx.now(), edit.id))[0],
    async write(tx, before, columns) {
      const next = { ...before, ...columns, kinds: edit.kinds ? [...new Set(edit.kinds)] : before.kinds }
      validateBoost({ ...next, priceMinor: next.price_minor })
      await tx
        .updateTable('boosts')
        .set({ ...columns, kinds: next.kinds })
        .where('id', '=', edit.id)
        .execute()
    },
  })
}

type Part<Row, View> = {
  readonly action: 'plan.edited' | 'plan.boost_edited'
  readonly lock: (tx: Tx) => Promise<Row | undefined>
  readonly view: (db: Db) => Promise<View | undefined>
  /** Validates the edit and stores the row, including the columns that plans and boosts have in common. */
  readonly write: (tx: Tx, before: Row, columns: ReturnType<typeof columnsOf>) => Promise<void>
}

async function editOffer<Row extends { readonly version: number }, View>(
  ctx: BillingContext,
  edit: PlanEdit | BoostEdit,
  { action, lock, view, write }: Part<Row, View>,
): Promise<View> {
  const { userId } = requireRight(ctx, 'sales')
  await ctx.db.transaction().execute(async (tx) => {
    const before = await lock(tx)
    if (!before) throw new AppError('not_found')
    if (edit.version !== undefined && edit.version !== before.version) {
      throw new AppError('stale', { current: await view(tx) })
    }
    const at = ctx.now()
    await write(tx, before, columnsOf(edit, before, at))
    const { id, version: _, ...changes } = edit
    await audit(tx, { at, action, actorId: userId, ip: ctx.ip, details: { item: id, changes } })
  })
  await ctx.billing.offer.reload()
  const seen = await view(ctx.db)
  if (!seen) throw new AppError('not_found')
  return seen
}

function columnsOf(
  { name, text, priceMinor, days, offered }: PlanEdit | BoostEdit,
  before: { readonly version: number },
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
