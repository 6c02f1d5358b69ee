import type { ReactNode } from 'react'

export type PanelTableProps = {
  readonly caption: string
  readonly heads: readonly string[]
  /** Cells in the order of `heads`. The first cell is the header of the row. */
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[]
}

/**
 * Shows a dense table. On narrow screens each row becomes a list of column heads and values. Cells break only between
 * words, so addresses and ids need the class `wrap-anywhere`.
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
              {cells.map((cell, at) =>
                at === 0 ? (
                  <th
                    key={heads[at]}
                    scope="row"
                    className="text-start font-regular wrap-break-word max-lg:block lg:px-4 lg:py-2"
                  >
                    {cell}
                  </th>
                ) : (
                  <td
                    key={heads[at]}
                    className="max-lg:grid max-lg:grid-cols-[7.5rem_minmax(0,1fr)] max-lg:gap-3 max-lg:has-[>div:empty]:hidden lg:px-4 lg:py-2"
                  >
                    <span className="text-13 leading-6 text-ink-soft lg:hidden">{heads[at]}</span>
                    <div className="wrap-break-word">{cell}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
