import type { FieldDef } from '@verstat/contract'

type Options = NonNullable<FieldDef['options']>

/** Options as lines `value | українською | in English`. */
export function optionLines(options: FieldDef['options']): string {
  return (options ?? []).map(({ value, label }) => `${value} | ${label.uk} | ${label.en}`).join('\n')
}

/** Reads such lines; empty ones are left out, what is missing in one is empty for the API to refuse. */
export function readOptionLines(text: string): Options {
  return text.split('\n').flatMap((line) => {
    const [value = '', uk = '', en = ''] = line.split('|').map((part) => part.trim())
    return line.trim() === '' ? [] : [{ value, label: { uk, en } }]
  })
}
