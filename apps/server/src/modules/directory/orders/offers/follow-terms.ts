import { type ListingKind, ORDER_LOCKED_FIELDS } from '@verstat/contract'
import { sql } from 'kysely'
import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import type { Db, Tx } from '../../directory-context.ts'
import type { ListingRow } from '../../listing/moves/listing.repository.ts'
import { printedDay } from '../../listing/writing/offer-days.ts'
import type { JoinedOrderHooks, OrderHookContext } from './order-hooks.ts'

/** Fields whose change makes earlier offers outdated. */
const TERMS: ReadonlySet<string> = new Set([
  'description',
  'quantity',
  'unit',
  'files',
  'attributes',
  'type',
  'categoryId',
  'neededBy',
])

type Ctx = OrderHookContext & { readonly orderHooks: JoinedOrderHooks }
type Target = Pick<ListingRow, 'kind' | 'id'>

/** Counts a change of an order's terms, if one of the changed fields is one. The caller has locked the listing. */
export async function followTerms(
  ctx: Ctx,
  tx: Tx,
  { kind, id }: Target,
  changed: ReadonlySet<string>,
): Promise<void> {
  if (kind !== 'order' || ![...changed].some((name) => TERMS.has(name))) return
  await sql`update orders set terms_version = terms_version + 1 where id = ${id}`.execute(tx)
  await ctx.orderHooks.termsChanged(tx, ctx, id)
}

/**
 * Returns a problem for each changed field that is locked because somebody has sent an offer. After the first offer the
 * last day for offers may only move later.
 */
export async function lockedProblems(
  { orderHooks }: Pick<Ctx, 'orderHooks'>,
  db: Db,
  { kind, id }: { readonly kind: ListingKind; readonly id: string },
  before: object,
  wanted: object,
): Promise<readonly FieldProblem[]> {
  if (kind !== 'order') return []
  const value = (fields: object, name: string): unknown => Reflect.get(fields, name)
  const isChanged = (name: string) =>
    value(wanted, name) !== undefined && value(wanted, name) !== value(before, name)
  const locked = ORDER_LOCKED_FIELDS.filter(isChanged)
  const [day, wantedDay] = [value(before, 'offersUntil'), value(wanted, 'offersUntil')]
  const isEarlier = typeof day === 'string' && typeof wantedDay === 'string' && wantedDay < day
  if (locked.length === 0 && !isEarlier) return []
  if (!(await orderHooks.hasOffers(db, id))) return []
  return [
    ...locked.map((path): FieldProblem => ({ path, code: 'locked' })),
    ...(isEarlier
      ? [{ path: 'offersUntil', code: 'date_too_soon', params: { min: printedDay(day) } } as const]
      : []),
  ]
}
