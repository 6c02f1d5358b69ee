import { type MouseEvent, useState } from 'react'

type Row = { readonly id: string }

/** Sorts rows as they stood before. New rows come first. */
export function keepOrder<R extends Row>(rows: readonly R[], before: readonly string[]): readonly R[] {
  const place = new Map(before.map((id, index) => [id, index]))
  return rows.toSorted((one, other) => (place.get(one.id) ?? -1) - (place.get(other.id) ?? -1))
}

/**
 * Keeps rows in place while the user works on them, although a change would move its row to the top. Another `key`, such
 * as another page of the list, begins anew.
 */
export function useKeptOrder<R extends Row>(rows: readonly R[], key: string): readonly R[] {
  const [kept, setKept] = useState({ key, ids: idsOf(rows) })
  if (kept.key !== key) setKept({ key, ids: idsOf(rows) })
  return keepOrder(rows, kept.key === key ? kept.ids : idsOf(rows))
}

/** Stops the second click of a double click on a button, which may by then be the button of another row. */
export function stopSecondClick(event: MouseEvent<HTMLElement>): void {
  if (event.detail < 2 || !(event.target instanceof Element) || !event.target.closest('button')) return
  event.preventDefault()
  event.stopPropagation()
}

function idsOf(rows: readonly Row[]): readonly string[] {
  return rows.map(({ id }) => id)
}
