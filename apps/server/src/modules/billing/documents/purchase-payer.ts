import type {
  getPurchasePayer as getRoute,
  PurchasePayer,
  RouteOutput,
  RouteParsed,
  statePurchasePayer as stateRoute,
} from '@verstat/contract'
import { RIGHTS_OF_ROLE } from '@verstat/contract'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import type { Actor } from '../../../platform/http/caller.ts'
import { isEdrpou, isRnokpp } from '../../../platform/tax-codes/tax-codes.ts'
import { mayUsePanel, signedIn } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import type { CountedBillingContext, Db } from '../billing-context.ts'
import { sellerOf } from '../plans/seller-of.ts'
import { actState, type Documented, findDocumented, winnerOf } from './purchase-documents.ts'

type Details = RouteOutput<typeof getRoute>

/**
 * Only the buyer and staff with the right `payments` may know who pays. `getPurchasePayer` answers everybody else with
 * `not_found`.
 */
export function mayReadPayer({ loaded: { row } }: Documented, actor: Actor | null, isOpen: boolean): boolean {
  if (!actor) return false
  const isStaff = mayUsePanel({ ...actor, isOpen }) && RIGHTS_OF_ROLE[actor.role].includes('payments')
  return row.user_id === actor.userId || isStaff
}

export async function getPurchasePayer(
  ctx: CountedBillingContext,
  { id }: RouteParsed<typeof getRoute>,
): Promise<Details> {
  const found = await findDocumented(ctx.db, id)
  if (!found || !mayReadPayer(found, ctx.actor, ctx.accounts.isOpen)) throw new AppError('not_found')
  return viewDetails(ctx, found)
}

export async function statePurchasePayer(
  ctx: CountedBillingContext,
  { id, name, code, address }: RouteParsed<typeof stateRoute>,
): Promise<Details> {
  const { userId } = signedIn(ctx)
  if (code.length === 8 && !isEdrpou(code)) throw invalid({ path: 'code', code: 'invalid_edrpou' })
  if (code.length === 10 && !isRnokpp(code)) throw invalid({ path: 'code', code: 'invalid_rnokpp' })
  await ctx.db.transaction().execute(async (tx) => {
    // This lock delays a payment that arrives now. Otherwise a document could be drawn with the old payer afterwards.
    await tx.selectFrom('transactions').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    const found = await findDocumented(tx, id)
    if (!found || found.loaded.row.user_id !== userId) throw new AppError('not_found')
    if (!mayState(found)) throw new AppError('move_forbidden', { allowed: [] })
    const stated = { name, code, address, stated_by: userId, stated_at: ctx.now() }
    await tx
      .insertInto('purchase_payers')
      .values({ transaction_id: id, ...stated })
      .onConflict((conflict) => conflict.column('transaction_id').doUpdateSet(stated))
      .execute()
    await audit(tx, {
      at: ctx.now(),
      action: 'payment.payer_stated',
      actorId: userId,
      subjectId: id,
      ip: ctx.ip,
    })
  })
  return getPurchasePayer(ctx, { id })
}

/**
 * Until the payment, the buyer may state and change who pays. After the payment, the buyer may only state a missing
 * payer.
 */
function mayState({ loaded: { row }, payer }: Documented): boolean {
  if (row.status === 'cancelled' || row.status === 'expired') return false
  return row.winner_id === null || payer === null
}

async function viewDetails(ctx: CountedBillingContext, found: Documented): Promise<Details> {
  const isOwn = found.loaded.row.user_id === ctx.actor?.userId
  const mayChange = isOwn && mayState(found)
  const view = (payer: PurchasePayer | null) =>
    payer && { name: payer.name, code: payer.code, address: payer.address }
  return {
    payer: view(found.payer),
    suggested: mayChange ? view(await suggestPayer(ctx.db, ctx.actor?.userId ?? '')) : null,
    mayState: mayChange,
    act: sellerOf(ctx.billing, winnerOf(found.loaded)) ? actState(found) : 'none',
  }
}

async function suggestPayer(db: Db, userId: string): Promise<PurchasePayer | null> {
  const before = await db
    .selectFrom('transactions')
    .innerJoin('purchase_payers', 'purchase_payers.transaction_id', 'transactions.id')
    .select(['name', 'code', 'address'])
    .where('user_id', '=', userId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (before) return before
  const user = await db
    .selectFrom('users')
    .select(['company_name', 'edrpou', 'rnokpp', 'firstname', 'lastname'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const code = user?.edrpou ?? user?.rnokpp
  if (!user || !code) return null
  return { name: user.company_name ?? `${user.lastname} ${user.firstname}`.trim(), code, address: '' }
}

/**
 * Deletes the payer's details from purchases that were never paid. Paid purchases keep them, because their documents
 * must be kept.
 */
export async function erasePayers(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('purchase_payers')
    .where('transaction_id', 'in', (query) =>
      query
        .selectFrom('transactions')
        .select('id')
        .where('user_id', '=', userId)
        .where('winner_id', 'is', null),
    )
    .execute()
}
