import { TriangleExclamationPoint } from '@verstat/ui/icons'
import { usePage } from '../../lib/use-page.ts'
import type { FilterFault } from './listing-query.ts'

export type FilterFaultsProps = {
  readonly faults: readonly FilterFault[]
  readonly labelOf: (field: string) => string
}

/** Shows the invalid filters above the list. Each filter links to its field. */
export function FilterFaults({ faults, labelOf }: FilterFaultsProps) {
  const { t } = usePage()
  return (
    <div role="alert" className="flex gap-3 rounded-8 border border-bad bg-bad-soft p-3">
      <TriangleExclamationPoint size={18} className="mt-0.5 shrink-0 text-bad" />
      <div>
        <p className="font-medium">{t('common.filter.faults')}</p>
        <ul className="mt-1 text-13">
          {faults.map(({ field, message }) => (
            <li key={field}>
              <FaultName field={field}>{labelOf(field)}</FaultName>: {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Links to the field of an invalid filter. On narrow screens the fields are in a sheet (a panel over the page), and the
 * link opens this sheet.
 */
function FaultName({ field, children }: { readonly field: string; readonly children: string }) {
  if (field === 'sort' || field === 'in') return <span className="font-medium">{children}</span>
  return (
    <>
      <a href={`#filter-${field}`} className="text-bad underline max-lg:hidden">
        {children}
      </a>
      <button type="button" popoverTarget="filters" className="min-h-8 text-bad underline lg:hidden">
        {children}
      </button>
    </>
  )
}
