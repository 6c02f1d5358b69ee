import { cx } from '@verstat/ui/class-names'
import { Check } from '@verstat/ui/icons'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'

export type SortLink = { readonly href: string; readonly label: string; readonly current: boolean }

export type SortLinksProps = {
  readonly sorts: readonly SortLink[]
  /** True when a few links should be in a row on narrow screens too. */
  readonly isInline?: boolean
}

/**
 * Links to the sort orders of a list. On wide screens the links are in a row. On narrow screens each link has its own
 * line in a sheet (a panel over the page).
 */
export function SortLinks({ sorts, isInline = false }: SortLinksProps) {
  const { t } = usePage()
  return (
    <ul
      aria-label={t('common.sort.label')}
      className={cx('print:hidden', isInline ? ROW : `${ROW_WIDE} ${LINES}`)}
    >
      {sorts.map((sort) => (
        <li key={sort.href}>
          <SiteLink
            to={sort.href}
            rel="nofollow"
            aria-current={sort.current ? 'true' : undefined}
            className={cx('sort-link', isInline ? 'sort-link-pill' : 'sort-link-line')}
          >
            {sort.label}
            {sort.current && !isInline && <Check size={18} className="text-accent lg:hidden" />}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

const ROW = 'flex flex-wrap gap-x-1'
const ROW_WIDE = 'lg:flex lg:flex-wrap lg:gap-x-1'
const LINES = 'max-lg:divide-y max-lg:divide-line'
