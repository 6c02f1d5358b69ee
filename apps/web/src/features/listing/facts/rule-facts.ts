import type { FieldInput, FieldName, FieldRule } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../../lib/page-context.ts'
import { ownText, writtenText } from '../listing-words.ts'
import { fact, type ListingFact } from './listing-fact.ts'

type FactKind = 'answer' | 'choice' | 'day' | 'line' | 'text' | 'words'

/** Names of the public fields that are shown as facts. The fields in `Elsewhere` are shown in other ways. */
export type FactField<Rules, Elsewhere> = Exclude<
  FieldName<Rules, { readonly seen: 'lists' | 'page'; readonly kind: FactKind }>,
  Elsewhere
>

/** Message keys for each field that becomes a fact. When a key is missing, the code does not compile. */
export type FactLabels<Rules, Name extends keyof Rules> = { readonly [Each in Name]: LabelsOf<Rules[Each]> }

type LabelsOf<Rule> = Rule extends { readonly kind: 'answer' }
  ? { readonly label: MessageKey; readonly yes: MessageKey; readonly no: MessageKey }
  : Rule extends { readonly kind: 'choice' }
    ? { readonly label: MessageKey; readonly value: (value: string) => string }
    : { readonly label: MessageKey }
type AnyLabels =
  | LabelsOf<FieldRule>
  | LabelsOf<{ readonly kind: 'answer' }>
  | LabelsOf<{ readonly kind: 'choice' }>

/** Returns the facts of a listing in the order of `words`. Fields without a value are left out. */
export function ruleFacts<Rules, Name extends keyof Rules & string>(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  words: FactLabels<Rules, Name>,
  listing: { readonly [Each in Name]: FieldInput<Rules[Each]> },
): readonly ListingFact[] {
  const values = new Map<string, unknown>(Object.entries(listing))
  return Object.entries<AnyLabels>(words).flatMap(([name, each]) => {
    const fieldValue = values.get(name)
    if (fieldValue === null || fieldValue === undefined) return []
    if ('yes' in each) return fact(name, t(each.label), t(fieldValue ? each.yes : each.no))
    if ('value' in each) {
      const key = each.value(String(fieldValue))
      return t.has(key) ? fact(name, t(each.label), t(key)) : []
    }
    return fact(name, t(each.label), textOf(fieldValue, { t, format }))
  })
}

function textOf(fieldValue: unknown, { t, format }: Pick<PageContext, 't' | 'format'>) {
  if (Array.isArray(fieldValue)) return ownText(fieldValue.join(', '), t.locale)
  if (typeof fieldValue === 'object') return writtenText(fieldValue as { uk?: string; en?: string }, t.locale)
  const text = String(fieldValue)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? format.fullDay(text) : ownText(text, t.locale)
}
