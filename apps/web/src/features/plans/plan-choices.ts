import type { Plan } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'

export type PlanChoice = {
  readonly id: string
  readonly name: string
  readonly text: string
  readonly price: string
  readonly days: number
}

/** Returns the paid plans for a kind of listing, cheapest first. */
export function planChoices(
  { format, locale }: Pick<PageContext, 'format' | 'locale'>,
  kind: Plan['kind'],
  plans: readonly Plan[],
): readonly PlanChoice[] {
  return plans.flatMap(({ id, name, text, price, days, ...plan }) =>
    plan.kind !== kind || days === null
      ? []
      : [
          {
            id,
            name: name[locale],
            text: text[locale],
            price: format.money(price.amountMinor, price.currency),
            days,
          },
        ],
  )
}

/** Returns the id of the paid plan that the query names, or '' when no such plan is sold. */
export function readWantedPlan(search: object, plans: readonly PlanChoice[]): string {
  const wanted = 'plan' in search ? search.plan : undefined
  return plans.find(({ id }) => id === wanted)?.id ?? ''
}
