import type { FieldDef } from '@verstat/contract'

type Options = NonNullable<FieldDef['options']>

/** Formats options as lines `value | українська | in English`. */
export function optionLines(options: FieldDef['options']): string {
  return (options ?? []).map(({ value, label }) => `${value} | ${label.uk} | ${label.en}`).join('\n')
}

/** Parses such lines, skipping empty ones; missing parts become '' and are refused by the API. */
export function readOptionLines(text: string): Options {
  return text.split('\n').flatMap((line) => {
    const [value = '', uk = '', en = ''] = line.split('|').map((part) => part.trim())
    return line.trim() === '' ? [] : [{ value, label: { uk, en } }]
  })
}
