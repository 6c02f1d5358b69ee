import type { ORDER_FIELDS } from '@verstat/contract'
import type { FactField, FactLabels } from './rule-facts.ts'

type OrderFactField = FactField<
  typeof ORDER_FIELDS,
  | 'title'
  | 'type'
  | 'unit'
  | 'quantityNote'
  | 'repeat'
  | 'budgetMode'
  | 'currency'
  | 'budgetPer'
  | 'vat'
  | 'offersUntil'
  | 'neededBy'
  | 'city'
  | 'contactShow'
  | 'visibility'
  | 'offersOpen'
>

export const ORDER_FACT_LABELS: FactLabels<typeof ORDER_FIELDS, OrderFactField> = {
  materialBy: { label: 'fields.order.material', value: (value) => `fields.order.materialFrom.${value}` },
  sampleRequired: {
    label: 'fields.order.sample',
    yes: 'fields.order.sampleRequired',
    no: 'fields.order.sampleNotRequired',
  },
  ndaRequired: {
    label: 'fields.order.nda',
    yes: 'fields.order.ndaRequired',
    no: 'fields.order.ndaNotRequired',
  },
  certificates: { label: 'fields.order.certificates' },
}
