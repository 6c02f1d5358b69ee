import type { Fact } from '@verstat/ui/facts-table'
import type { PageContext } from '../../../lib/page-context.ts'
import { ORDER_FACT_LABELS } from '../../listing/facts/order-fact-words.ts'
import { ruleFacts } from '../../listing/facts/rule-facts.ts'
import type { FormDictionary } from '../values/form-fields.ts'
import { categoryOf, type OrderFields, orderBody } from './order-form-fields.ts'

/**
 * Returns the facts of an order as the order's page will show them. Empty facts are left out. The contact is left out
 * too, because it is shown beside the preview.
 */
export function orderPreviewFacts(
  { t, format, locale }: Pick<PageContext, 't' | 'format' | 'locale'>,
  fields: OrderFields,
  dictionary: FormDictionary,
): readonly Fact[] {
  const body = orderBody(fields, dictionary)
  const category = categoryOf(dictionary, fields)
  const region = dictionary.regions.find(({ id }) => id === fields.regionId)
  const { quantity, unit } = body
  const note = body.quantityNote?.[locale] ?? body.quantityNote?.uk ?? body.quantityNote?.en
  const attributes = (category?.fields ?? []).map(({ key, label, options, unit: measure }) => {
    const value = body.attributes?.[key]
    const words = [value].flat().map((each) => {
      if (each === undefined) return ''
      if (typeof each === 'boolean') return t('common.value.yes')
      if (typeof each === 'number') return format.number(each)
      return options?.find((option) => option.value === each)?.label ?? each
    })
    const text = words.filter(Boolean).join(', ')
    return fact(`attribute-${key}`, label, text && measure ? `${text}\u00a0${measure}` : text)
  })
  return [
    fact('type', t('fields.order.type'), fields.type && t(`orders.type.${body.type}`)),
    fact('category', t('fields.order.category'), category?.name),
    fact(
      'quantity',
      t('fields.order.quantity'),
      [quantity && unit ? format.quantity(quantity, unit) : '', note].filter(Boolean).join(', '),
    ),
    fact('repeat', t('fields.order.repeat'), body.repeat && t(`orderpage.repeat.${body.repeat}`)),
    ...attributes,
    ...ruleFacts({ t, format }, ORDER_FACT_LABELS, body).map(({ key, label, value }) =>
      fact(key, label, value.text),
    ),
    fact('budget', t('fields.order.budget'), format.budget(body)),
    fact(
      'offersUntil',
      t('fields.order.offersUntil'),
      fields.offersUntil && format.fullDay(fields.offersUntil),
    ),
    fact('neededBy', t('fields.order.neededBy'), fields.neededBy && format.fullDay(fields.neededBy)),
    fact('region', t('fields.order.region'), region?.name),
    fact('city', t('fields.order.city'), fields.city),
  ].filter(({ value }) => Boolean(value))
}

function fact(key: string, label: string, value: string | false | null | undefined): Fact {
  return { key, label, value: value || undefined }
}
