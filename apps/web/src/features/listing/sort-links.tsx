import { cx } from '@verstat/ui/class-names'
import { Check } from 'lucide-react'
import { SiteLink } from '../../lib/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

/** One order of a list, as a link. */
export type SortLink = { readonly href: string; readonly label: string; readonly current: boolean }

export type SortLinksProps = { readonly sorts: readonly SortLink[] }

/** The orders a list can be in, as links: in a row on a wide screen, one below another in a sheet. */
export function SortLinks({ sorts }: SortLinksProps) {
  const { t } = usePage()
  return (
    <ul
      aria-label={t('common.sort.label')}
      className="max-lg:divide-y max-lg:divide-line lg:flex lg:flex-wrap lg:gap-x-1"
    >
      {sorts.map((sort) => (
        <li key={sort.href}>
          <SiteLink
            to={sort.href}
            rel="nofollow"
            aria-current={sort.current ? 'true' : undefined}
            className={cx(
              'flex items-center justify-between gap-2 no-underline max-lg:min-h-12 lg:min-h-8 lg:rounded-8 lg:px-2.5 lg:text-13',
              sort.current ? 'font-semibold lg:bg-well' : 'text-ink-soft hover:text-accent',
            )}
          >
            {sort.label}
            {sort.current && <Check size={18} className="text-accent lg:hidden" />}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
