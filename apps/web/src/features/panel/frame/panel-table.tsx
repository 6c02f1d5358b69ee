import { cx } from '@verstat/ui/class-names'
import type { ReactNode } from 'react'

export type PanelTableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  /** Cells in the order of the heads; the first names its row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/**
 * A dense table. On a narrow screen the details of a row stand under its name. Columns are never narrower than their
 * words: addresses and ids say themselves that they may break anywhere.
 */
export function PanelTable({ caption, heads, rows }: PanelTableProps) {
  return (
    <div className="overflow-clip rounded-12 border border-line bg-surface">
      <table className="w-full text-start">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-lg:sr-only">
          <tr className="text-13 text-ink-soft">
            {heads.map((head) => (
              <th key={head} scope="col" className="px-4 py-2 text-start font-regular">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className="border-t border-line align-top max-lg:block max-lg:px-4 max-lg:py-2.5 max-lg:first:border-t-0"
            >
              {cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td'
                return (
                  <Cell
                    key={heads[at]}
                    scope={at === 0 ? 'row' : undefined}
                    className={cx(
                      'text-start font-regular wrap-break-word max-lg:block lg:px-4 lg:py-2',
                      !cell && 'max-lg:hidden',
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
