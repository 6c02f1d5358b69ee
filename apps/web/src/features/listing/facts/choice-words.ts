import type { FieldName, ORDER_FIELDS, PRODUCER_FIELDS } from '@verstat/contract'
import type { PageContext } from '../../../lib/page-context.ts'

type Choice<Rules> = FieldName<Rules, { readonly kind: 'choice' }>
/** Name of a field whose value comes from a closed list. */
export type ChoiceName = Choice<typeof ORDER_FIELDS> | Choice<typeof PRODUCER_FIELDS>

/** Functions that return the message key of a value, by field name. */
export const CHOICE_WORDS = {
  type: (value: string) => `orders.type.${value}`,
  unit: (value: string) => `common.unit.${value}.name`,
  repeat: (value: string) => `orderpage.repeat.${value}`,
  materialBy: (value: string) => `orders.materialBy.${value}`,
  budgetMode: (value: string) => `placing.budgetMode.${value}`,
  currency: (value: string) => `common.currency.${value}`,
  budgetPer: (value: string) => `placing.budgetPer.${value}`,
  contactShow: (value: string) => `placing.contactShow.${value}`,
  visibility: (value: string) => `placing.visibility.${value}`,
  offersOpen: (value: string) => `placing.offersOpen.${value}`,
  kind: (value: string) => `producers.kind.${value}`,
  samples: (value: string) => `producers.samples.${value}`,
  employees: (value: string) => `producers.employees.${value}`,
} satisfies Readonly<Record<ChoiceName, (value: string) => string>>

export function isChoice(name: string): name is ChoiceName {
  return name in CHOICE_WORDS
}

/** Returns the text of a value. Returns undefined when the value is unknown. */
export function choiceText(t: PageContext['t'], name: ChoiceName, value: string): string | undefined {
  const key: string = CHOICE_WORDS[name](value)
  return t.has(key) ? t(key) : undefined
}
