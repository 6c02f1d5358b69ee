import type { FieldDef } from '@verstat/contract'

type Options = NonNullable<FieldDef['options']>

/** Formats each option as a line `value | українська | in English`. */
export function optionLines(options: FieldDef['options']): string {
  return (options ?? []).map(({ value, label }) => `${value} | ${label.uk} | ${label.en}`).join('\n')
}

/**
 * Parses lines of the form `value | українська | in English` and skips empty lines. A missing text becomes '', which
 * the API refuses.
 */
export function readOptionLines(text: string): Options {
  return text.split('\n').flatMap((line) => {
    const [value = '', uk = '', en = ''] = line.split('|').map((part) => part.trim())
    return line.trim() === '' ? [] : [{ value, label: { uk, en } }]
  })
}
