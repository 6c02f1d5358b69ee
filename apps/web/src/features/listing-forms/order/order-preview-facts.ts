import type { OrderSummary, Unit } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import type { Fact } from '@verstat/ui/facts-table'
import type { PageContext } from '../../../lib/page-context.ts'
import { phoneText } from '../../../lib/texts/phone-text.ts'
import type { FormDictionary } from '../form-fields.ts'
import { categoryOf, type OrderFields, orderBody } from './order-form-fields.ts'

/** The conditions of an order as its page will tell them; what was not said is left out. */
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
      return options?.find((option) => option.value === each)?.label[locale] ?? each
    })
    const text = words.filter(Boolean).join(', ')
    return fact(`attribute-${key}`, label[locale], text && measure ? `${text}\u00a0${measure[locale]}` : text)
  })
  const answer = (said: boolean | null | undefined, yes: MessageKey, no: MessageKey) =>
    typeof said === 'boolean' && t(said ? yes : no)
  return [
    fact('type', t('orderpage.fact.type'), fields.type && t(`orders.type.${body.type}`)),
    fact('category', t('orderpage.fact.category'), category?.name),
    fact(
      'quantity',
      t('orderpage.fact.quantity'),
      [quantity && unit ? format.quantity(quantity, unit as Unit) : '', note].filter(Boolean).join(', '),
    ),
    fact('repeat', t('orderpage.fact.repeat'), body.repeat && t(`orderpage.repeat.${body.repeat}`)),
    ...attributes,
    fact(
      'material',
      t('orderpage.fact.material'),
      body.materialBy && t(`orders.materialBy.${body.materialBy}`),
    ),
    fact(
      'sample',
      t('orderpage.fact.sample'),
      answer(body.sampleRequired, 'orderpage.fact.sampleRequired', 'orderpage.fact.sampleNotRequired'),
    ),
    fact(
      'nda',
      t('orderpage.fact.nda'),
      answer(body.ndaRequired, 'orderpage.fact.ndaRequired', 'orderpage.fact.ndaNotRequired'),
    ),
    fact('certificates', t('orderpage.fact.certificates'), fields.certificates.join(', ')),
    fact('budget', t('orderpage.fact.budget'), format.budget(body as Pick<OrderSummary, BudgetField>)),
    fact(
      'offersUntil',
      t('orderpage.fact.offersUntil'),
      fields.offersUntil && format.fullDay(fields.offersUntil),
    ),
    fact('neededBy', t('orderpage.fact.neededBy'), fields.neededBy && format.fullDay(fields.neededBy)),
    fact('region', t('orderpage.fact.region'), region?.name),
    fact('city', t('orderpage.fact.city'), fields.city),
    fact('contact', t('placing.preview.contact'), fields['contact.name']),
    fact('email', t('placing.label.contact.email'), fields['contact.email']),
    fact('phone', t('placing.label.contact.phone'), body.contact.phone && phoneText(body.contact.phone)),
    fact(
      'show',
      t('placing.label.contact.show'),
      t(`placing.contactShow.${body.contact.show ?? 'afterLogin'}`),
    ),
  ].filter(({ value }) => Boolean(value))
}

type BudgetField = 'budgetMode' | 'budgetMin' | 'budgetMax' | 'currency' | 'budgetPer' | 'unit'

function fact(key: string, label: string, value: string | false | null | undefined): Fact {
  return { key, label, value: value || undefined }
}
