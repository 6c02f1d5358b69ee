import type { FieldDef, Order } from '@verstat/contract'
import type { PageContext } from '../../lib/page-context.ts'
import { fact, type ListingFact } from '../listing/facts/listing-fact.ts'

type Value = Order['attributes'][string]

/**
 * Returns the extra fields of an order's category as facts, in the order of the category. Fields that the category does
 * not have are left out. The answer «no» is left out too, because it means that nothing has to be done.
 */
export function attributeFacts(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  fields: readonly FieldDef[],
  attributes: Order['attributes'],
): readonly ListingFact[] {
  return fields.flatMap((field) => {
    const value = attributes[field.key]
    if (value === undefined || value === false) return []
    return fact(field.key, field.label[t.locale], printed({ t, format }, field, value))
  })
}

function printed(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  field: FieldDef,
  value: Value,
): string | undefined {
  if (typeof value === 'boolean') return t('common.value.yes')
  if (typeof value === 'number') return withUnit(format.number(value), field.unit?.[t.locale])
  const words = (typeof value === 'string' ? [value] : value).map((word) => optionLabel(t, field, word))
  return withUnit(words.join(', '), field.unit?.[t.locale])
}

function optionLabel(t: PageContext['t'], field: FieldDef, value: string): string {
  return field.options?.find((option) => option.value === value)?.label[t.locale] ?? value
}

function withUnit(text: string, unit: string | undefined): string {
  return unit && text !== '' ? `${text}\u00a0${unit}` : text
}
