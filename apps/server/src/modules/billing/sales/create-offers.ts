import type { createBoost as boostRoute, createPlan as planRoute, RouteParsed } from '@verstat/contract'
import { sql } from 'kysely'
import type { z } from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { requireRight } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import type { BillingContext, Tx } from '../billing-context.ts'
import { readBoosts, readPlans } from './list-panel-offers.ts'
import { validateBoost, validatePlan } from './offer-rules.ts'

type NewPlan = RouteParsed<typeof planRoute>
type NewBoost = RouteParsed<typeof boostRoute>

/**
 * Creates a plan. The new plan is placed after the plans of its kind that cost the same or less. Throws `validation_failed`
 * when the rules for plans are violated.
 */
export async function createPlan(
  ctx: BillingContext,
  input: NewPlan,
): Promise<z.input<(typeof planRoute)['output']>> {
  const { kind } = input
  const gives = [...new Set(input.gives)]
  const id = await createOffer(ctx, 'plan.created', kind, input, async (tx, columns) => {
    validatePlan(false, { ...input, gives })
    const sameKind = sql`kind = ${kind}`
    const position = await makeRoom(tx, 'plans', input.priceMinor, sameKind)
    await tx
      .insertInto('plans')
      .values({ ...columns, kind, gives, days: input.days, position })
      .execute()
  })
  const [plan] = await readPlans(ctx.db, id)
  if (!plan) throw new AppError('not_found')
  return plan
}

export async function createBoost(
  ctx: BillingContext,
  input: NewBoost,
): Promise<z.input<(typeof boostRoute)['output']>> {
  const { gives, days } = input
  const kinds = [...new Set(input.kinds)]
  const id = await createOffer(ctx, 'plan.boost_created', 'boost', input, async (tx, columns) => {
    validateBoost({ ...input, kinds })
    const position = await makeRoom(tx, 'boosts', input.priceMinor, sql`true`)
    await tx
      .insertInto('boosts')
      .values({ ...columns, kinds, gives, days, position })
      .execute()
  })
  const [boost] = await readBoosts(ctx.db, ctx.now(), id)
  if (!boost) throw new AppError('not_found')
  return boost
}

type Columns = ReturnType<typeof columnsOf>

async function createOffer(
  ctx: BillingContext,
  action: 'plan.created' | 'plan.boost_created',
  prefix: 'order' | 'producer' | 'boost',
  input: NewPlan | NewBoost,
  insert: (tx: Tx, columns: Columns) => Promise<void>,
): Promise<string> {
  const { userId } = requireRight(ctx, 'sales')
  const at = ctx.now()
  const id = await ctx.db.transaction().execute(async (tx) => {
    // The lock makes concurrent creations run one after another, so that ids and positions stay unique.
    await sql`lock table plans, boosts in share row exclusive mode`.execute(tx)
    const free = await findFreeId(tx, `${prefix}-${idText(input.name.en)}`)
    await insert(tx, columnsOf(free, input, at))
    await audit(tx, { at, action, actorId: userId, ip: ctx.ip, details: { item: free, changes: input } })
    return free
  })
  await ctx.billing.offer.reload()
  return id
}

function columnsOf(id: string, { name, text, priceMinor, offered }: NewPlan | NewBoost, now: Date) {
  return {
    id,
    name_uk: name.uk,
    name_en: name.en,
    text_uk: text.uk,
    text_en: text.en,
    price_minor: priceMinor,
    offered,
    updated_at: now,
  }
}

const ID_MAX = 40
const NUMBER_ROOM = 4

/** Returns the Latin letters and digits of a name, joined with hyphens. */
function idText(name: string): string {
  const latin = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return latin.replace(/^-|-$/g, '') || 'more'
}

/** Returns the wanted id. If a plan or boost already uses this id, appends a number. */
async function findFreeId(tx: Tx, wanted: string): Promise<string> {
  const base = wanted.slice(0, ID_MAX - NUMBER_ROOM).replace(/-$/, '')
  const { rows } = await sql<{ id: string }>`
    select id from plans where starts_with(id, ${base}) union select id from boosts where starts_with(id, ${base})`.execute(
    tx,
  )
  const taken = new Set(rows.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? base : `${base}-${number}`
    if (!taken.has(id)) return id
  }
}

/** Returns the position after all items that cost the same or less. Shifts the later items by one position. */
async function makeRoom(
  tx: Tx,
  table: 'plans' | 'boosts',
  priceMinor: number,
  among: ReturnType<typeof sql>,
): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(position), 0) + 1 as position from ${sql.table(table)}
     where ${among} and price_minor <= ${priceMinor}`.execute(tx)
  const position = rows[0]?.position ?? 1
  await sql`update ${sql.table(table)} set position = position + 1 where ${among} and position >= ${position}`.execute(
    tx,
  )
  return position
}
