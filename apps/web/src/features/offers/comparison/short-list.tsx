import type { BestRow } from '@verstat/contract'
import { leadText } from '@verstat/i18n'
import { usePage } from '../../../lib/use-page.ts'
import { cardId } from './comparison-table.tsx'
import { type ComparisonView, vatMode } from './load-comparison.ts'

/** On narrow screens, the total and the term of all offers in a few lines, each with a link to its card. */
export function ShortList({ view: { query, comparison } }: { readonly view: ComparisonView }) {
  const page = usePage()
  const { t, format } = page
  const { items, order, currency } = comparison
  const mode = vatMode(query, order)
  const told: ReadonlySet<BestRow> = new Set([mode, 'leadDays'])
  return (
    <nav aria-label={t('comparison.short')} data-keep-focus="" className="lg:hidden print:hidden">
      <ol className="divide-y divide-line rounded-12 border border-line bg-surface">
        {items.map((row) => {
          const { offer } = row
          const sum = row[mode]
          const marks = row.best.filter((best) => told.has(best)).map((best) => t(`comparison.best.${best}`))
          return (
            <li key={offer.id} className="px-4 py-2">
              <a
                href={`#${cardId(row)}`}
                className="text-link inline-flex min-h-8 items-center font-medium wrap-anywhere pointer-coarse:min-h-11"
              >
                {offer.producer?.name ?? t('comparison.nobody')}
              </a>
              <p className="text-13">
                {sum === null ? t('comparison.sumUnknown') : format.money(sum, currency)} ·{' '}
                {leadText(page, offer.terms)}
              </p>
              {marks.length > 0 && <p className="text-13 font-medium text-good">{marks.join(' · ')}</p>}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
