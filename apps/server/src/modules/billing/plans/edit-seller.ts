import type { editSeller as editRoute, PanelSeller, RouteParsed, Seller } from '@verstat/contract'
import { sql } from 'kysely'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { type FieldProblem, invalid } from '../../../platform/http/app-error.ts'
import { isUkrainianIban } from '../../../platform/ids/iban.ts'
import { readSettings, writeSettings } from '../../../platform/settings/stored-settings.ts'
import { isEdrpou, isRnokpp } from '../../../platform/tax-codes/tax-codes.ts'
import { reauthenticate, requireRight } from '../../accounts/index.ts'
import { audit } from '../billing.audit.ts'
import type { BillingContext, PanelBillingContext } from '../billing-context.ts'

/** Reads the stored seller, because the copy that this process has in memory may be a second old. */
export async function getPanelSeller(ctx: BillingContext): Promise<PanelSeller> {
  requireRight(ctx, 'payments')
  const { seller } = await readSettings(onTables(ctx.db))
  return view(ctx, seller)
}

/**
 * Changes the seller of all purchases that begin from now on. Earlier purchases keep their seller, because it is stored
 * with each payment.
 */
export async function editSeller(
  ctx: PanelBillingContext,
  { details, ...proof }: RouteParsed<typeof editRoute>,
): Promise<PanelSeller> {
  requireRight(ctx, 'payments')
  const seller = { ...details, iban: details.iban.replaceAll(/\s/g, '').toUpperCase() }
  const problems = problemsOf(seller)
  if (problems.length > 0) throw invalid(...problems)
  const { userId } = await reauthenticate(ctx, proof)
  await ctx.db.transaction().execute(async (tx) => {
    // Two concurrent changes are made one after the other, so that the audit log contains the right previous seller.
    await sql`lock table settings in share row exclusive mode`.execute(tx)
    const { seller: stored } = await readSettings(onTables(tx))
    await writeSettings(transactionOnTables(tx), { seller }, { by: userId, at: ctx.now() })
    await audit(tx, {
      at: ctx.now(),
      action: 'payment.seller_changed',
      actorId: userId,
      ip: ctx.ip,
      details: { before: stored ?? ctx.billing.configuredSeller, after: seller },
    })
  })
  return view(ctx, seller)
}

function problemsOf({ code, iban }: Seller): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (code.length === 8 && !isEdrpou(code)) problems.push({ path: 'details.code', code: 'invalid_edrpou' })
  if (code.length === 10 && !isRnokpp(code)) problems.push({ path: 'details.code', code: 'invalid_rnokpp' })
  if (!isUkrainianIban(iban)) problems.push({ path: 'details.iban', code: 'invalid_iban' })
  return problems
}

function view({ billing }: BillingContext, stored: Seller | null): PanelSeller {
  const { configuredSeller } = billing
  return {
    seller: stored ?? configuredSeller,
    isConfigured: stored === null && configuredSeller !== null,
  }
}
