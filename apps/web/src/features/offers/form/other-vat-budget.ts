import type { PageContext } from '../../../lib/page-context.ts'
import type { OfferedFacts } from './typed-terms.ts'

/** Says that the budget and the price differ about VAT, with the budget to compare with. Undefined if they do not. */
export function otherVatBudget(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  order: OfferedFacts,
  mode: string,
): string | undefined {
  if (order.budgetMode !== 'exact' && order.budgetMode !== 'range') return undefined
  const budget = format.budget(order)
  if (order.vat === false && mode === 'included') return t('offers.form.budgetWithoutVat', { budget })
  if (order.vat === true && mode === 'added') return t('offers.form.budgetWithVat', { budget })
  return undefined
}
