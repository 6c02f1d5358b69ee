import { usePage } from '../../../lib/use-page.ts'
import { RowsTable } from '../rows/list-row.tsx'
import { ProducerRow, type ShownProducerRow } from './producer-row.tsx'

export type ProducerRowsProps = {
  readonly label: string
  readonly rows: readonly ShownProducerRow[]
}

/** Table-like list of producers. */
export function ProducerRows({ label, rows }: ProducerRowsProps) {
  const { t } = usePage()
  const heads = [
    t('producers.row.region'),
    t('producers.row.minimum'),
    t('producers.row.leadTime'),
    t('producers.row.verified'),
  ]
  return (
    <RowsTable look="producer-rows" heads={heads}>
      <ol aria-label={label} className="divide-y divide-line">
        {rows.map((row) => (
          <ProducerRow key={row.id} row={row} />
        ))}
      </ol>
    </RowsTable>
  )
}
