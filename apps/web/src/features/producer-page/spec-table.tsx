import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'

export type SpecTableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  /** Cells in the order of `heads`. The first cell is the header of the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/** On narrow screens each row becomes its name followed by its details. */
export function SpecTable({ caption, heads, rows }: SpecTableProps) {
  // Columns without any value are left out.
  const isFilled = heads.map((_, at) => rows.some(({ cells }) => Boolean(cells[at])))
  return (
    <div className="overflow-clip rounded-12 border border-line bg-surface">
      <table className="w-full text-start">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
          <tr className="text-13 text-ink-soft">
            {heads.map(
              (head, at) =>
                isFilled[at] && (
                  <th key={head} scope="col" className="px-4 py-2 text-start font-regular">
                    {head}
                  </th>
                ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className="border-t border-line align-top max-sm:block max-sm:px-4 max-sm:py-2.5 max-sm:first:border-t-0"
            >
              {cells.map((cell, at) => {
                if (!isFilled[at]) return null
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={heads[at]}
                    scope={at === 0 ? 'row' : undefined}
                    className={cx(
                      'text-start break-words max-sm:block sm:px-4 sm:py-2.5',
                      at === 0 ? 'font-medium' : 'text-ink-soft max-sm:text-13',
                      !cell && 'max-sm:hidden',
                    )}
                  >
                    {cell}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
