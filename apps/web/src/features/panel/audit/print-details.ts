import type { AuditEntry } from '@verstat/contract'
import type { Format, Translator } from '@verstat/i18n'

/** Prints the details of an audit entry as lines of text. A field without a label is shown by its name in the code. */
export function printDetails(
  t: Translator,
  format: Format,
  { action, details }: Pick<AuditEntry, 'action' | 'details'>,
): readonly string[] {
  const { from, to, values, ...rest } = details
  const print = (name: string, value: unknown) => valueText(t, format, wordsOf(action, name), name, value)
  const moved =
    from !== undefined && to !== undefined
      ? [`${print('from', from)} → ${print('to', to)}`]
      : Object.entries({ from, to }).flatMap(([name, value]) =>
          value === undefined ? [] : [print(name, value)],
        )
  return [
    ...moved,
    ...(Array.isArray(values) ? values.flatMap((value: unknown) => printChange(t, value)) : []),
    ...Object.entries(rest).map(([name, value]) => `${nameText(t, name)}: ${print(name, value)}`),
  ]
}

/** Prints the old and the new value of a field that staff have edited. */
function printChange(t: Translator, value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, before, after } = { name: '', before: '', after: '', ...value }
  return [`${fieldText(t, String(name))}: ${shown(before)} → ${shown(after)}`]
}

function fieldText(t: Translator, name: string): string {
  const key = `fields.staff.${name}`
  return t.has(key) ? t(key) : name
}

const shown = (value: unknown) => (value === '' ? '–' : `«${String(value)}»`)

function nameText(t: Translator, name: string): string {
  const key = `panel.auditDetail.${name}`
  return t.has(key) ? t(key) : name
}

type KeyOf = (value: string) => string

/**
 * Returns the function that maps a value to its message key. The function depends on the action, because `pending`, for
 * example, means something else for a payment than for a listing.
 */
function wordsOf(action: string, name: string): KeyOf | undefined {
  const area = action.split('.')[0] ?? ''
  if (name === 'from' || name === 'to') return STATES[area]
  return WORDS[name]
}

const STATES: Readonly<Record<string, KeyOf>> = {
  listing: (value) => `panel.status.${value}`,
  payment: (value) => `plans.payment.${value}`,
  user: (value) => `panel.role.${value}`,
}
const WORDS: Readonly<Record<string, KeyOf>> = {
  role: (value) => `panel.role.${value}`,
  kind: (value) => `panel.pendingKind.${value}`,
  fields: (value) => `fields.staff.${value}`,
}

function valueText(
  t: Translator,
  format: Format,
  keyOf: KeyOf | undefined,
  name: string,
  value: unknown,
): string {
  if (Array.isArray(value)) return value.map((each) => valueText(t, format, keyOf, name, each)).join(', ')
  if (typeof value === 'boolean') return t(value ? 'panel.fact.yes' : 'panel.fact.no')
  if (name === 'amountMinor' && typeof value === 'number') return format.money(value, 'UAH')
  if (typeof value !== 'string') return JSON.stringify(value)
  const key = keyOf?.(value)
  return key !== undefined && t.has(key) ? t(key) : value
}
