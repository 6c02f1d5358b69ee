import type { FieldRule } from '@verstat/contract'
import { MESSENGERS, ORDER_FIELDS, PRODUCER_FIELDS } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { MESSENGER_NAMES } from '../../../lib/texts/messenger-names.ts'
import { type ChoiceName, choiceText, isChoice } from '../../listing/facts/choice-words.ts'
import type { FormDictionary } from './form-fields.ts'

/** Form fields that show the choices of a field with another name. */
const SAME_WORDS: Readonly<Record<string, ChoiceName>> = { 'moq.unit': 'unit', 'contact.show': 'contactShow' }

const RULES: Readonly<Record<string, FieldRule>> = { ...ORDER_FIELDS, ...PRODUCER_FIELDS }

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
    if ('name' in value && typeof value.name === 'string') return value.name
    return 'picture' in value && value.picture
      ? t('placing.conflict.picture')
      : Object.values(value).flat().join(', ')
  }
  const text = String(value ?? '')
  if (text === '') return '–'
  if (RULES[name]?.kind === 'answer') return t(text === 'yes' ? 'common.value.yes' : 'common.value.no')
  const messenger = /messengers$/.test(name) && MESSENGERS.find((each) => each === text)
  if (messenger) return MESSENGER_NAMES[messenger]
  const choice = SAME_WORDS[name] ?? name
  const words = isChoice(choice) ? choiceText(t, choice, text) : undefined
  if (words !== undefined) return words
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return format.fullDay(text)
  const entry = [...categories, ...regions].find(({ id }) => id === text)
  return /Id/.test(name) && entry ? entry.name : text
}
