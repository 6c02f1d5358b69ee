import type { Unit } from '@verstat/contract'

/** Units of which there are only whole ones. */
const WHOLE: ReadonlySet<Unit> = new Set(['pcs', 'set'])

export type QuantityFault = 'required' | 'number' | 'positive' | 'whole'

/** A quantity as the API takes it, such as `12.5`, or what is wrong with the text. */
export type TypedQuantity = { readonly value: string } | { readonly fault: QuantityFault }

/** Reads a quantity such as «1 000» or «12,5», as people type it. */
export function readQuantity(text: string, unit: Unit | null): TypedQuantity {
  const compact = text.replaceAll(/\s/g, '').replace(',', '.')
  if (compact === '') return { fault: 'required' }
  if (/^-/.test(compact) && Number(compact) <= 0) return { fault: 'positive' }
  if (!/^\d{1,12}(\.\d{1,3})?$/.test(compact)) return { fault: 'number' }
  const value = Number(compact)
  if (value <= 0) return { fault: 'positive' }
  if (unit !== null && WHOLE.has(unit) && !Number.isInteger(value)) return { fault: 'whole' }
  return { value: compact }
}
