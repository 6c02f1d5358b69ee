import type { FieldName, FieldRule, Written } from '@verstat/contract'
import type { MessageKey } from '@verstat/i18n'
import type { PageContext } from '../../../lib/page-context.ts'
import { ownText, writtenText } from '../listing-words.ts'
import { fact, type ListingFact } from './listing-fact.ts'

type ToldKind = 'answer' | 'choice' | 'day' | 'line' | 'text' | 'words'

/** Public fields that each become a fact of their own; fields in `Elsewhere` are shown in other ways. */
export type ToldField<Rules, Elsewhere> = Exclude<
  FieldName<Rules, { readonly seen: 'lists' | 'page'; readonly kind: ToldKind }>,
  Elsewhere
>

/** Message keys for each such field: a missing one does not compile. */
export type FactWords<Rules, Name extends keyof Rules> = { readonly [Each in Name]: WordsOf<Rules[Each]> }

type WordsOf<Rule> = Rule extends { readonly kind: 'answer' }
  ? { readonly label: MessageKey; readonly yes: MessageKey; readonly no: MessageKey }
  : Rule extends { readonly kind: 'choice' }
    ? { readonly label: MessageKey; readonly value: (value: string) => string }
    : { readonly label: MessageKey }
type AnyWords =
  | WordsOf<FieldRule>
  | WordsOf<{ readonly kind: 'answer' }>
  | WordsOf<{ readonly kind: 'choice' }>

/** Facts of these fields, in the order of `words`; empty values are left out. */
export function ruleFacts<Rules, Name extends keyof Rules & string>(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  words: FactWords<Rules, Name>,
  listing: { readonly [Each in Name]: Written<Rules[Each]> },
): readonly ListingFact[] {
  const values = new Map<string, unknown>(Object.entries(listing))
  return Object.entries<AnyWords>(words).flatMap(([name, each]) => {
    const said = values.get(name)
    if (said === null || said === undefined) return []
    if ('yes' in each) return fact(name, t(each.label), t(said ? each.yes : each.no))
    if ('value' in each) {
      const key = each.value(String(said))
      return t.has(key) ? fact(name, t(each.label), t(key)) : []
    }
    return fact(name, t(each.label), textOf(said, { t, format }))
  })
}

function textOf(said: unknown, { t, format }: Pick<PageContext, 't' | 'format'>) {
  if (Array.isArray(said)) return ownText(said.join(', '), t.locale)
  if (typeof said === 'object') return writtenText(said as { uk?: string; en?: string }, t.locale)
  const text = String(said)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? format.fullDay(text) : ownText(text, t.locale)
}
