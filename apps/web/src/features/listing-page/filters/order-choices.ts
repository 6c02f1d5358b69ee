import type { FilterName, ORDER_FIELDS } from '@verstat/contract'
import { MATERIAL_BYS } from '@verstat/contract/browser'
import type { MessageKey, Translator } from '@verstat/i18n'

export type OrderChoice = FilterName<typeof ORDER_FIELDS>
type ChoiceFilter<Value extends string> = {
  readonly label: MessageKey
  readonly values: readonly Value[]
  readonly text: (value: string) => string
}

/**
 * Filters of orders that have a closed list of values. The filter form, its chips and the query are all built from this
 * table.
 */
export const ORDER_CHOICES: {
  readonly [Name in OrderChoice]: ChoiceFilter<(typeof ORDER_FIELDS)[Name]['values'][number]>
} = {
  materialBy: {
    label: 'fields.filter.materialBy',
    values: MATERIAL_BYS,
    text: (value) => `orders.materialBy.${value}`,
  },
}

export const ORDER_CHOICE_NAMES = Object.keys(ORDER_CHOICES) as readonly OrderChoice[]

/** Returns the typed value of a filter and its text. Returns undefined when the value is unknown. */
export function chosenValue(
  t: Translator,
  name: OrderChoice,
  typed: string | undefined,
): { readonly value: string; readonly text: string } | undefined {
  const { values, text } = ORDER_CHOICES[name]
  const value = values.find((known) => known === typed)
  const key = value === undefined ? '' : text(value)
  return value !== undefined && t.has(key) ? { value, text: t(key) } : undefined
}
