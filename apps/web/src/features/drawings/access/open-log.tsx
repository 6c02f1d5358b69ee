import { usePage } from '../../../lib/use-page.ts'
import { PagePart } from '../../listing/page-part.tsx'
import type { GrantsView } from './load-grants.ts'

/** Who opened which closed file, how often and when last. */
export function OpenLog({ opens }: Pick<GrantsView, 'opens'>) {
  const { t, format } = usePage()
  return (
    <PagePart id="log" heading={t('orderfiles.log.title')}>
      <p className="mb-3 max-w-prose text-13 text-ink-soft">{t('orderfiles.log.text')}</p>
      {opens.length === 0 ? (
        <p>{t('orderfiles.log.none')}</p>
      ) : (
        <ul className="divide-y divide-line rounded-12 border border-line bg-surface">
          {opens.map(({ fileId, name, who, isStaff, at, count }) => (
            <li
              key={`${fileId} ${isStaff ? 'staff' : (who?.producerId ?? who?.name ?? 'erased')}`}
              className="grid gap-x-6 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span className="font-medium wrap-anywhere">
                {isStaff ? t('orderfiles.log.staff') : (who?.name ?? t('orderfiles.log.erased'))}
              </span>
              <span className="wrap-anywhere">{name}</span>
              <span className="text-13 whitespace-nowrap text-ink-soft">
                {t('orderfiles.log.count', { n: count })} · <time dateTime={at}>{format.dayTime(at)}</time>
              </span>
            </li>
          ))}
        </ul>
      )}
    </PagePart>
  )
}
