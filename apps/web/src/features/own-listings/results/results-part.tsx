import { Disclosure } from '@verstat/ui/disclosure'
import { usePage } from '../../../lib/use-page.ts'
import { ResultsChart } from './results-chart.tsx'
import type { ResultsView } from './results-view.ts'

/** Views and contacts of a listing by day, and what each paid plan and boost brought. */
export function ResultsPart({ results: { sum, bars, paid } }: { readonly results: ResultsView }) {
  const { t, format } = usePage()
  const [first, last] = [bars.at(0), bars.at(-1)]
  const counted = bars.filter(({ views, contacts }) => views + contacts > 0).toReversed()
  return (
    <section aria-labelledby="results-heading" className="grid grid-cols-1 content-start gap-2">
      <h3 id="results-heading" className="text-15">
        {t('own.results.title')}
      </h3>
      <p className="text-13">{sum}</p>
      <ResultsChart bars={bars} className="h-16" />
      <p aria-hidden="true" className="flex justify-between text-13 text-ink-soft">
        <span>{first?.label}</span>
        <span>{last?.label}</span>
      </p>
      <p className="flex flex-wrap gap-x-4 text-13 text-ink-soft">
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-2 bg-line-strong" /> {t('own.results.views')}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-ink" /> {t('own.results.contacts')}
        </span>
        {paid.length > 0 && (
          <span className="flex items-center gap-1.5">
            <span aria-hidden="true" className="size-2 bg-promoted" /> {t('own.results.paidDays')}
          </span>
        )}
      </p>
      {paid.length > 0 && (
        <ul className="grid gap-1.5">
          {paid.map(({ key, text, before }) => (
            <li key={key} className="border-s-2 border-promoted ps-2 text-13">
              {text}
              {before !== undefined && <span className="block text-ink-soft">{before}</span>}
            </li>
          ))}
        </ul>
      )}
      {counted.length > 0 && (
        <Disclosure summary={<span className="text-13">{t('own.results.byDay')}</span>}>
          <table className="w-full text-13">
            <thead>
              <tr className="text-start text-ink-soft">
                <th className="py-1 text-start font-regular">{t('own.results.day')}</th>
                <th className="py-1 text-end font-regular">{t('own.results.views')}</th>
                <th className="py-1 text-end font-regular">{t('own.results.contacts')}</th>
              </tr>
            </thead>
            <tbody>
              {counted.map(({ day, label, views, contacts }) => (
                <tr key={day} className="border-t border-line">
                  <th className="py-1 text-start font-regular">{label}</th>
                  <td className="py-1 text-end">{format.number(views)}</td>
                  <td className="py-1 text-end">{format.number(contacts)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Disclosure>
      )}
    </section>
  )
}
