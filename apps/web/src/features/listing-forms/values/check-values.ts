import type { FieldRules } from '@verstat/contract'
import type { createFaultFinder } from './fault-finder.ts'
import type { FormFields } from './form-fields.ts'

type Finder = ReturnType<typeof createFaultFinder>

/** Checks the values by the rules of their fields: required fields, minimum and maximum length. */
export function checkValues(find: Finder, rules: FieldRules, form: FormFields, locale: 'uk' | 'en'): void {
  const textOf = (path: string) => String(form[path] ?? '')
  for (const [name, rule] of Object.entries(rules)) {
    switch (rule.kind) {
      case 'text':
      case 'paragraphs': {
        if (rule.required && textOf(`${name}.uk`).trim() === '' && textOf(`${name}.en`).trim() === '') {
          find.required(`${name}.${locale}`, '')
        }
        find.length(`${name}.uk`, textOf(`${name}.uk`), rule.min ?? 1, rule.max)
        find.length(`${name}.en`, textOf(`${name}.en`), rule.min ?? 1, rule.max)
        break
      }
      case 'line':
        if (rule.required) find.required(name, textOf(name))
        find.length(name, textOf(name), rule.min ?? 1, rule.max)
        break
      case 'choice':
      case 'day':
      case 'reference':
        if (rule.required) find.required(name, textOf(name))
        break
      default:
    }
  }
}

export function inFieldOrder(
  faults: Readonly<Record<string, string>>,
  rules: FieldRules,
): Readonly<Record<string, string>> {
  const order = new Map(Object.keys(rules).map((name, at) => [name, at]))
  const placeOf = (path: string) => order.get(path.split('.', 1)[0] ?? '') ?? order.size
  return Object.fromEntries(Object.entries(faults).toSorted(([a], [b]) => placeOf(a) - placeOf(b)))
}
