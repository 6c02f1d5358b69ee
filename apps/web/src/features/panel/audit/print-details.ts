import type { AuditEntry } from '@verstat/contract'
import type { Format, Translator } from '@verstat/i18n'

/** What the audit keeps of an act, as lines for people. What a newer program keeps is told by its own names. */
export function printDetails(
  t: Translator,
  format: Format,
  details: AuditEntry['details'],
): readonly string[] {
  const { from, to, ...rest } = details
  const moved =
    from !== undefined && to !== undefined
      ? [`${valueText(t, format, 'to', from)} → ${valueText(t, format, 'to', to)}`]
      : Object.entries({ from, to }).flatMap(([name, value]) =>
          value === undefined ? [] : [valueText(t, format, name, value)],
        )
  return [
    ...moved,
    ...Object.entries(rest).map(
      ([name, value]) => `${nameText(t, name)}: ${valueText(t, format, name, value)}`,
    ),
  ]
}

function nameText(t: Translator, name: string): string {
  const key = `panel.auditDetail.${name}`
  return t.has(key) ? t(key) : name
}

/** Where the words of what a detail may say stand, the first that has some. */
type Families = readonly ((value: string) => string)[]
const STATES: Families = [
  (value) => `panel.status.${value}`,
  (value) => `plans.payment.${value}`,
  (value) => `panel.role.${value}`,
]
const WORDS: Readonly<Record<string, Families>> = {
  from: STATES,
  to: STATES,
  role: [(value) => `panel.role.${value}`],
  kind: [(value) => `panel.pendingKind.${value}`],
  fields: [(value) => `panel.listingField.${value}`],
}

function valueText(t: Translator, format: Format, name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((each) => valueText(t, format, name, each)).join(', ')
  if (typeof value === 'boolean') return t(value ? 'panel.fact.yes' : 'panel.fact.no')
  if (name === 'amountMinor' && typeof value === 'number') return format.money(value, 'UAH')
  if (typeof value !== 'string') return JSON.stringify(value)
  const key = (WORDS[name] ?? []).map((keyOf) => keyOf(value)).find((each) => t.has(each))
  return key === undefined ? value : t(key)
}
