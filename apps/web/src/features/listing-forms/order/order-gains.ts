import type { Gain } from '../completeness-meter.tsx'
import type { FormDictionary } from '../values/form-fields.ts'
import { categoryOf, hasAmount, type OrderFields } from './order-form-fields.ts'

/**
 * Lists what makes an order attract better offers. The weights add up to 100. A text in the second language is advice
 * without weight, because most orders are complete without it.
 */
export function orderGains(fields: OrderFields, dictionary: FormDictionary): readonly Gain[] {
  const description = fields['description.uk'] || fields['description.en']
  const category = categoryOf(dictionary, fields)
  const extra = category?.fields ?? []
  const answered = extra.filter(({ key }) => {
    const value = fields.attributes[key]
    return value !== undefined && value !== '' && value !== false
  })
  return [
    { key: 'description', step: 'what', weight: 25, isFilled: description.trim().length >= 200 },
    { key: 'quantity', step: 'what', weight: 20, isFilled: fields.quantity !== '' },
    {
      key: 'attributes',
      step: 'terms',
      weight: 10,
      isFilled: category !== undefined && answered.length === extra.length,
    },
    { key: 'budget', step: 'terms', weight: 15, isFilled: hasAmount(fields) },
    { key: 'neededBy', step: 'terms', weight: 5, isFilled: fields.neededBy !== '' },
    {
      key: 'pictures',
      step: 'terms',
      weight: 20,
      isFilled: fields.images.length + fields.files.length > 0,
    },
    { key: 'phone', step: 'preview', weight: 5, isFilled: fields['contact.phone'].length > 5 },
    {
      key: 'languages',
      step: 'what',
      weight: 0,
      isFilled: [fields['title.uk'], fields['title.en']].every((text) => text.trim() !== ''),
    },
  ]
}
