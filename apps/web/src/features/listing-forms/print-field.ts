import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../lib/page-context.ts'
import type { FormDictionary } from './form-fields.ts'

/** Where the words of fields that hold codes stand. */
const WORDS_OF_CODES: Readonly<Record<string, (code: string) => string>> = {
  type: (code) => `orders.type.${code}`,
  repeat: (code) => `orderpage.repeat.${code}`,
  materialBy: (code) => `orders.materialBy.${code}`,
  unit: (code) => `common.unit.${code}.name`,
  'moq.unit': (code) => `common.unit.${code}.name`,
  currency: (code) => `common.currency.${code}`,
  budgetMode: (code) => `placing.budgetMode.${code}`,
  budgetPer: (code) => `placing.budgetPer.${code}`,
  'contact.show': (code) => `placing.contactShow.${code}`,
  contactShow: (code) => `placing.contactShow.${code}`,
  kind: (code) => `producers.kind.${code}`,
  samples: (code) => `producers.samples.${code}`,
  employees: (code) => `producers.employees.${code}`,
}

/** Fields that are answered with yes or no. */
const ANSWERS: ReadonlySet<string> = new Set([
  'vat',
  'sampleRequired',
  'ndaRequired',
  'acceptsTolling',
  'acceptsSmallBatch',
])

/** What stands in a field, in words. */
export function printField(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { categories, regions }: FormDictionary,
  name: string,
  value: unknown,
): string {
  if (typeof value === 'boolean') return t(value ? 'common.value.yes' : 'common.value.no')
  if (Array.isArray(value)) {
    const words = value.map((each: unknown) => printField({ t, format }, { categories, regions }, name, each))
    return words.filter(Boolean).join(', ') || '–'
  }
  if (typeof value === 'object' && value !== null) {
    const { name: own, picture } = value as { readonly name?: unknown; readonly picture?: unknown }
    if (typeof own === 'string') return own
    return picture ? t('placing.conflict.picture') : Object.values(value).flat().join(', ')
  }
  const text = String(value ?? '')
  if (text === '') return '–'
  if (ANSWERS.has(name)) return t(text === 'yes' ? 'common.value.yes' : 'common.value.no')
  const key = WORDS_OF_CODES[name]?.(text) ?? ''
  if (t.has(key)) return t(key satisfies MessageKey)
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return format.fullDay(text)
  const entry = [...categories, ...regions].find(({ id }) => id === text)
  return /Id/.test(name) && entry ? entry.name : text
}
