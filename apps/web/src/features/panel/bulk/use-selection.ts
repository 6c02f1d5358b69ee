import { DECISIONS_MAX } from '@verstat/contract/browser'
import { useState } from 'react'

export type Selection<T> = {
  readonly items: readonly T[]
  readonly has: (item: T) => boolean
  readonly toggle: (item: T) => void
  readonly set: (items: readonly T[]) => void
  readonly isFull: boolean
}

/** Keeps which of the shown rows are selected. A row that is no longer shown is no longer selected. */
export function useSelection<T>(rows: readonly T[], keyOf: (row: T) => string): Selection<T> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const items = rows.filter((row) => keys.has(keyOf(row)))
  const set = (wanted: readonly T[]) => setKeys(new Set(wanted.slice(0, DECISIONS_MAX).map(keyOf)))
  return {
    items,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) =>
      set(keys.has(keyOf(row)) ? items.filter((each) => keyOf(each) !== keyOf(row)) : [...items, row]),
    set,
    isFull: items.length >= DECISIONS_MAX,
  }
}
