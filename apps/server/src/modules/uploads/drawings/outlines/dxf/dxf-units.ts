import type { OutlineFacts } from '@verstat/contract'

export type DrawingUnit = { readonly unit: OutlineFacts['unit']; readonly mm: number }

/** Drawings without a unit are read as millimetres. The facts say that this is an assumption. */
const UNKNOWN: DrawingUnit = { unit: 'unknown', mm: 1 }

/** The values of `$INSUNITS` that drawings of parts have. */
const UNITS: Readonly<Record<number, DrawingUnit>> = {
  1: { unit: 'in', mm: 25.4 },
  2: { unit: 'ft', mm: 304.8 },
  4: { unit: 'mm', mm: 1 },
  5: { unit: 'cm', mm: 10 },
  6: { unit: 'm', mm: 1_000 },
}

export function unitOf(insUnits: number): DrawingUnit {
  return UNITS[insUnits] ?? UNKNOWN
}
